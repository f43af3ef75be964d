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

// Reads a file: `begin` is called for each page with the number of pages, and `glyphs` with its text in UTF-8 and a box
// for each character of it. False where the file cannot be read.
bool poppler_read(const void *bytes, size_t size, int maximum_pages, void *context,
                  void (*glyphs)(void *context, int page, const char *text, const struct poppler_box *boxes,
                                 size_t count));
