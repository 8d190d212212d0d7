module croix-verify

go 1.26.0

require github.com/pdfcpu/pdfcpu v0.15.0 // indirect
