package sub // want package-doc

import (
	_ "encoding/json" // want import-purity
	_ "os/exec"       // want import-purity
	_ "unsafe"        // want import-purity
)
