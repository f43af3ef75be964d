#pragma once

#include <zlib.h>

// inflateInit2 is a macro with a size in it, which Swift does not import; 16 asks for the format of gzip.
int zlib_open_gzip(z_stream *stream);
// A negative size asks for what zip has: no header.
int zlib_open_raw(z_stream *stream);
