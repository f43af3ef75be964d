#pragma once

#include <stdbool.h>

// Shuts this process in, for good: no network, no other programs, nothing written, no files but those that libraries
// are made of. The filter of seccomp(2) is needed; where the kernel has Landlock, too, it keeps even reading to the
// folders of the system's libraries, and to those that are named, up to a NULL. False where the filter could not be
// set: then nothing must be read.
bool sandbox_enter(const char *const *more_folders);
