package say

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// Cause is the reason of a file error without the name of the file, which the
// sentence around it tells, in the player's words for the usual reasons.
func Cause(err error) error {
	var told *Error
	if errors.As(err, &told) {
		return told
	}
	for _, known := range []struct {
		err error
		key Key
	}{
		{fs.ErrNotExist, FileMissing}, {fs.ErrPermission, FileForbidden},
		{syscall.ENOSPC, FileNoSpace}, {syscall.EDQUOT, FileNoSpace}, {syscall.EFBIG, FileTooLarge},
		{syscall.ENOTDIR, FileBelowFile}, {syscall.EROFS, FileReadOnly},
		{syscall.EISDIR, FileFolder}, {syscall.ELOOP, FileLoop}, {syscall.ENAMETOOLONG, FileLongName},
		{syscall.EMFILE, FileBusy}, {syscall.EIO, FileFailing}, {io.ErrUnexpectedEOF, FileCutShort},
	} {
		if errors.Is(err, known.err) {
			return Errorf(known.key)
		}
	}
	var number syscall.Errno
	if errors.As(err, &number) {
		return Errorf(FileSystem, int(number))
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
