#pragma once

#include <zlib.h>

// A macro with a size in it, which Swift does not import. 16 asks for the format of gzip.
static inline int zlib_open_gzip(z_stream *stream) {
  return inflateInit2(stream, 16 + MAX_WBITS);
}
