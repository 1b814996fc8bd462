// Package disktest makes the flushes and writes of SQLite fail for tests. A flush fails as
// on a disk that is about to die: what was written can be read again, and nothing says
// whether it would be there after a crash. A write fails as on a disk that is full.
package disktest

import (
	"errors"
	"path/filepath"
	"sync"
	"sync/atomic"
	"unsafe"

	"modernc.org/libc"
	lib "modernc.org/sqlite/lib"
)

// Faults makes flushes of a file fail as long as fails says so, and writes as long as
// full, which may be nil, does. Both get the file's name without its folder. Faults
// applies to all databases that this process opens from then on, and can be called
// once. It returns the number of flushes and writes that have failed so far.
func Faults(fails, full func(file string) bool) (failed *atomic.Int64, err error) {
	failed, err = &disk.failed, errors.New("the disk was replaced before")
	once.Do(func() {
		disk.fails, disk.full = fails, full
		err = register()
	})
	return failed, err
}

var (
	once sync.Once
	disk struct {
		fails  func(file string) bool
		full   func(file string) bool
		failed atomic.Int64
		open   func(tls *libc.TLS, vfs, name, file uintptr, flags int32, out uintptr) int32
		sync   func(tls *libc.TLS, file uintptr, flags int32) int32
		write  func(tls *libc.TLS, file, data uintptr, length int32, at lib.Tsqlite3_int64) int32

		mu      sync.Mutex
		methods map[uintptr]uintptr // of files with other flushes and writes, by those that they replace
		names   map[uintptr]string  // of files that are open or were
	}
)

// register registers a copy of SQLite's default VFS, with other flushes and writes, as
// the default.
func register() error {
	tls := libc.NewTLS()
	defer tls.Close()
	is := lib.Xsqlite3_vfs_find(tls, 0)
	if is == 0 {
		return errors.New("SQLite has no files")
	}
	vfs := libc.Xmalloc(tls, libc.Tsize_t(unsafe.Sizeof(lib.Tsqlite3_vfs{})))
	name, err := libc.CString("disktest")
	if vfs == 0 || err != nil {
		return errors.New("no memory")
	}
	*at[lib.Tsqlite3_vfs](vfs) = *at[lib.Tsqlite3_vfs](is)
	of := at[lib.Tsqlite3_vfs](vfs)
	disk.open = *(*func(*libc.TLS, uintptr, uintptr, uintptr, int32, uintptr) int32)(unsafe.Pointer(&of.FxOpen))
	disk.methods, disk.names = map[uintptr]uintptr{}, map[uintptr]string{}
	with := openFile
	of.FpNext, of.FzName, of.FxOpen = 0, name, *(*uintptr)(unsafe.Pointer(&with))
	if rc := lib.Xsqlite3_vfs_register(tls, vfs, 1); rc != lib.SQLITE_OK {
		return errors.New("SQLite does not take other files")
	}
	return nil
}

// at returns what is at an address that is not one of Go's.
func at[T any](address uintptr) *T { return *(**T)(unsafe.Pointer(&address)) }

// openFile opens a file, and gives it other flushes and writes.
func openFile(tls *libc.TLS, vfs, name, file uintptr, flags int32, out uintptr) int32 {
	rc := disk.open(tls, vfs, name, file, flags, out)
	if is := at[lib.Tsqlite3_file](file); rc == lib.SQLITE_OK && is.FpMethods != 0 {
		is.FpMethods = methods(tls, is.FpMethods)
		disk.mu.Lock()
		defer disk.mu.Unlock()
		disk.names[file] = filepath.Base(libc.GoString(name))
	}
	return rc
}

// methods returns the methods of a file with other flushes and writes.
func methods(tls *libc.TLS, of uintptr) uintptr {
	disk.mu.Lock()
	defer disk.mu.Unlock()
	if known := disk.methods[of]; known != 0 {
		return known
	}
	copied := libc.Xmalloc(tls, libc.Tsize_t(unsafe.Sizeof(lib.Tsqlite3_io_methods{})))
	if copied == 0 {
		return of
	}
	*at[lib.Tsqlite3_io_methods](copied) = *at[lib.Tsqlite3_io_methods](of)
	m := at[lib.Tsqlite3_io_methods](copied)
	if disk.sync == nil {
		disk.sync = *(*func(*libc.TLS, uintptr, int32) int32)(unsafe.Pointer(&m.FxSync))
	}
	if disk.write == nil {
		disk.write = *(*func(*libc.TLS, uintptr, uintptr, int32, lib.Tsqlite3_int64) int32)(unsafe.Pointer(&m.FxWrite))
	}
	with, in := flush, write
	m.FxSync, m.FxWrite = *(*uintptr)(unsafe.Pointer(&with)), *(*uintptr)(unsafe.Pointer(&in))
	disk.methods[of] = copied
	return copied
}

// flush flushes a file, or fails.
func flush(tls *libc.TLS, file uintptr, flags int32) int32 {
	if disk.fails(nameOf(file)) {
		disk.failed.Add(1)
		return lib.SQLITE_IOERR_FSYNC
	}
	return disk.sync(tls, file, flags)
}

// write writes to a file, or fails.
func write(tls *libc.TLS, file, data uintptr, length int32, at lib.Tsqlite3_int64) int32 {
	if disk.full != nil && disk.full(nameOf(file)) {
		disk.failed.Add(1)
		return lib.SQLITE_FULL
	}
	return disk.write(tls, file, data, length, at)
}

// nameOf returns the name of a file without its folder.
func nameOf(file uintptr) string {
	disk.mu.Lock()
	defer disk.mu.Unlock()
	return disk.names[file]
}
