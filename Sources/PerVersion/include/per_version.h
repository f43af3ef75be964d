#pragma once

/// The version of the program, as the file VERSION has it.
const char *_Nonnull per_version(void);
