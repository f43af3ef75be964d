#pragma once

#include <zlib.h>

// What PerTransfer calls of zlib. inflateInit2 is a macro with a size in it, which Swift does not import; 16 asks for
// the format of gzip.
int zlib_open_gzip(z_stream *stream);
int zlib_inflate(z_stream *stream, int flush);
int zlib_inflate_reset(z_stream *stream);
int zlib_inflate_end(z_stream *stream);
