#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What per-read asks of poppler-glib, which is opened when a PDF file comes and never linked: most people have it, and
// nobody needs it for anything else. Boxes are in millionths of the page, so that no number of the program is inexact.

// Opens the library. False where there is none.
bool poppler_open(void);

struct poppler_box {
  int32_t left, top, right, bottom;
};

// Reads a file: `glyphs` is called for each page with its text in UTF-8 and a box for each character of it; of a page
// without text, there are none. False where the file cannot be read.
bool poppler_read(const void *bytes, size_t size, int maximum_pages, void *context,
                  void (*glyphs)(void *context, int page, const char *text, const struct poppler_box *boxes,
                                 size_t count));

// Tells the size of each page in pixels, as poppler_draw draws it. False where the file cannot be read.
bool poppler_sizes(const void *bytes, size_t size, int maximum_pages, void *context,
                   void (*take)(void *context, int32_t width, int32_t height));

// Draws a page, numbered from 1, in the size at which pictures are read, and calls `take` once with its pixels: a blue, a
// green, a red and an empty byte each. False if that failed, or if cairo is missing.
bool poppler_draw(const void *bytes, size_t size, int page, void *context,
                  void (*take)(void *context, const uint8_t *pixels, int32_t width, int32_t height, int32_t row_bytes));
