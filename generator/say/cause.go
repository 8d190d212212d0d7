package say

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// Cause is the reason of a file error without the name of the file, which the
// sentence around it tells, in the player's words for the usual reasons.
func Cause(err error) error {
	for _, known := range []struct {
		err error
		key Key
	}{
		{fs.ErrNotExist, FileMissing}, {fs.ErrPermission, FileForbidden},
		{syscall.ENOSPC, FileNoSpace}, {syscall.EDQUOT, FileNoSpace}, {syscall.EFBIG, FileTooLarge},
		{syscall.ENOTDIR, FileBelowFile}, {syscall.EROFS, FileReadOnly},
	} {
		if errors.Is(err, known.err) {
			return Errorf(known.key)
		}
	}
	var pe *fs.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	var le *os.LinkError
	if errors.As(err, &le) {
		return le.Err
	}
	return err
}
