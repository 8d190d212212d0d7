package verify

import (
	"bytes"
	"fmt"
	"strconv"
)

// The kinds of tokens of a content stream.
const (
	tokenEnd = iota
	tokenNumber
	tokenName
	tokenString
	tokenArray
	tokenWord
)

type token struct {
	kind   int
	text   string
	number float64
	array  []token
}

type lexer struct {
	b []byte
	i int
}

func space(c byte) bool { return c <= ' ' }
func delimiter(c byte) bool {
	return bytes.IndexByte([]byte("()<>[]{}/%"), c) >= 0
}

func (l *lexer) next() (token, error) {
	for l.i < len(l.b) && space(l.b[l.i]) {
		l.i++
	}
	if l.i >= len(l.b) {
		return token{kind: tokenEnd}, nil
	}
	switch c := l.b[l.i]; c {
	case '%':
		for l.i < len(l.b) && l.b[l.i] != '\n' && l.b[l.i] != '\r' {
			l.i++
		}
		return l.next()
	case '(':
		return l.literal()
	case '[':
		l.i++
		t := token{kind: tokenArray}
		for {
			if l.i < len(l.b) && space(l.b[l.i]) {
				l.i++
				continue
			}
			if l.i < len(l.b) && l.b[l.i] == ']' {
				l.i++
				return t, nil
			}
			e, err := l.next()
			if err != nil || e.kind == tokenEnd {
				return t, fmt.Errorf("an array without end: %v", err)
			}
			t.array = append(t.array, e)
		}
	case '<', '>':
		if l.i+1 < len(l.b) && l.b[l.i+1] == c {
			return token{}, fmt.Errorf("a dictionary, which these pages do not use")
		}
		end := bytes.IndexByte(l.b[l.i:], '>')
		if end < 0 {
			return token{}, fmt.Errorf("a string without end")
		}
		l.i += end + 1
		return token{kind: tokenString}, nil
	case '/':
		start := l.i
		for l.i++; l.i < len(l.b) && !space(l.b[l.i]) && !delimiter(l.b[l.i]); l.i++ {
		}
		return token{kind: tokenName, text: string(l.b[start:l.i])}, nil
	case ')', ']', '{', '}':
		return token{}, fmt.Errorf("a stray %q", c)
	}
	start := l.i
	for l.i < len(l.b) && !space(l.b[l.i]) && !delimiter(l.b[l.i]) {
		l.i++
	}
	word := string(l.b[start:l.i])
	if f, err := strconv.ParseFloat(word, 64); err == nil {
		return token{kind: tokenNumber, text: word, number: f}, nil
	}
	return token{kind: tokenWord, text: word}, nil
}

func (l *lexer) literal() (token, error) {
	depth := 0
	for ; l.i < len(l.b); l.i++ {
		switch l.b[l.i] {
		case '\\':
			l.i++
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				l.i++
				return token{kind: tokenString}, nil
			}
		}
	}
	return token{}, fmt.Errorf("a string without end")
}
