#include "czlib.h"

int zlib_open_gzip(z_stream *stream) { return inflateInit2(stream, 16 + MAX_WBITS); }

int zlib_open_raw(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }
