#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What per-read asks of zbar, which is opened when a picture comes and never linked: without it, a picture has no
// barcodes, and everything else works.

// Opens the library. False where there is none.
bool zbar_open(void);

// The numbers that zbar gives the kinds of codes that are looked for.
enum code_kind { CODE_EAN_8 = 8, CODE_UPC_E = 9, CODE_UPC_A = 12, CODE_EAN_13 = 13, CODE_QR = 64 };

struct code {
  enum code_kind kind;
  const char *text;
  size_t size;
  // The sides of what was seen of it, in pixels
  int32_t left, top, right, bottom;
};

// Looks for codes in grey pixels, row by row, and calls `take` for each.
void zbar_look(const uint8_t *pixels, int32_t width, int32_t height, void *context,
               void (*take)(void *context, const struct code *code));
