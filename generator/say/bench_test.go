package say

import "testing"

// BenchmarkText looks up every message once: what a screen does many times.
func BenchmarkText(b *testing.B) {
	b.ReportAllocs()
	var keys []Key
	for _, t := range tables() {
		for k := range t {
			keys = append(keys, k)
		}
	}
	for b.Loop() {
		for _, k := range keys {
			lookup(k)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(keys)), "ns/message")
}
