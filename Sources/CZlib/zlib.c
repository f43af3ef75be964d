#include "czlib.h"

#include "lazy_library.h"

#define ZLIB(function) LAZY_FUNCTION("libz.so.1", function)

int zlib_open_gzip(z_stream *stream) {
  return ZLIB(inflateInit2_)(stream, 16 + MAX_WBITS, ZLIB_VERSION, (int)sizeof(z_stream));
}

int zlib_inflate(z_stream *stream, int flush) { return ZLIB(inflate)(stream, flush); }

int zlib_inflate_reset(z_stream *stream) { return ZLIB(inflateReset)(stream); }

int zlib_inflate_end(z_stream *stream) { return ZLIB(inflateEnd)(stream); }
