#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What per-read asks of gdk-pixbuf and libwebp, which are opened when a picture comes and never linked.

// The pixels of a picture, upright, row by row; the red, green and blue of each, and with four channels how far it covers.
struct picture {
  const uint8_t *pixels;
  int32_t width, height, row_bytes, channels;
  // What keeps the pixels, and what gives it back
  void *owner;
  void (*release)(void *);
};

enum picture_problem { PICTURE_READ, PICTURE_NO_LIBRARY, PICTURE_NO_LOADER, PICTURE_TOO_LARGE, PICTURE_UNREADABLE };

// Reads a picture of `kind`, such as "image/png", with at most `maximum_pixels` pixels.
enum picture_problem picture_read(const void *bytes, size_t size, const char *kind, int64_t maximum_pixels,
                                  struct picture *picture);
// Reads a WebP file, also where gdk-pixbuf cannot.
enum picture_problem picture_read_webp(const void *bytes, size_t size, int64_t maximum_pixels, struct picture *picture);
