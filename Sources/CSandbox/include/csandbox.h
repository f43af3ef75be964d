#pragma once

#include <stdbool.h>

// Shuts this process in, for good: no network, no other programs, nothing written, no files but those of libraries.
// The filter of seccomp(2) is required; if the kernel also has Landlock, even reading is limited to the folders of the
// system's libraries and to those named, up to a NULL. False if the filter could not be set: then nothing must be read.
bool sandbox_enter(const char *const *more_folders);
