//go:build !linux

package journal

import "errors"

func limitFile(uint64) error { return errors.ErrUnsupported }

func becomeNobody() error { return errors.ErrUnsupported }
