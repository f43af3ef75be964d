#pragma once

// ICU renames every symbol by macro (unum_open → unum_open_72), and Swift imports no macro that
// renames: one static inline function per call that PerText makes.
#include <unicode/ulocdata.h>
#include <unicode/uloc.h>
