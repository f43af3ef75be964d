#include "czbar.h"

#include <dlfcn.h>

// As zbar's header has them; the interface has been the same since 2010.
static struct {
  void *(*scanner_create)(void);
  void (*scanner_destroy)(void *);
  int (*scanner_set_config)(void *, int, int, int);
  int (*scan_image)(void *, void *);
  void *(*image_create)(void);
  void (*image_destroy)(void *);
  void (*image_set_format)(void *, unsigned long);
  void (*image_set_size)(void *, unsigned, unsigned);
  void (*image_set_data)(void *, const void *, unsigned long, void (*)(void *));
  const void *(*image_first_symbol)(const void *);
  const void *(*symbol_next)(const void *);
  int (*symbol_get_type)(const void *);
  const char *(*symbol_get_data)(const void *);
  unsigned (*symbol_get_data_length)(const void *);
  unsigned (*symbol_get_loc_size)(const void *);
  int (*symbol_get_loc_x)(const void *, unsigned);
  int (*symbol_get_loc_y)(const void *, unsigned);
} library;

enum { ALL_KINDS = 0, ENABLE = 0, GREY = 0x30303859 /* "Y800" */ };

bool zbar_open(void) {
  static int opened = -1;
  if (opened >= 0) return opened;
  opened = 0;
  void *zbar = dlopen("libzbar.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!zbar) return false;
  struct {
    const char *name;
    void **to;
  } functions[] = {
      {"zbar_image_scanner_create", (void **)&library.scanner_create},
      {"zbar_image_scanner_destroy", (void **)&library.scanner_destroy},
      {"zbar_image_scanner_set_config", (void **)&library.scanner_set_config},
      {"zbar_scan_image", (void **)&library.scan_image},
      {"zbar_image_create", (void **)&library.image_create},
      {"zbar_image_destroy", (void **)&library.image_destroy},
      {"zbar_image_set_format", (void **)&library.image_set_format},
      {"zbar_image_set_size", (void **)&library.image_set_size},
      {"zbar_image_set_data", (void **)&library.image_set_data},
      {"zbar_image_first_symbol", (void **)&library.image_first_symbol},
      {"zbar_symbol_next", (void **)&library.symbol_next},
      {"zbar_symbol_get_type", (void **)&library.symbol_get_type},
      {"zbar_symbol_get_data", (void **)&library.symbol_get_data},
      {"zbar_symbol_get_data_length", (void **)&library.symbol_get_data_length},
      {"zbar_symbol_get_loc_size", (void **)&library.symbol_get_loc_size},
      {"zbar_symbol_get_loc_x", (void **)&library.symbol_get_loc_x},
      {"zbar_symbol_get_loc_y", (void **)&library.symbol_get_loc_y},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    *functions[i].to = dlsym(zbar, functions[i].name);
    if (!*functions[i].to) return false;
  }
  opened = 1;
  return true;
}

static struct code code_of(const void *symbol) {
  struct code code = {
      .kind = library.symbol_get_type(symbol),
      .text = library.symbol_get_data(symbol),
      .size = library.symbol_get_data_length(symbol),
  };
  unsigned count = library.symbol_get_loc_size(symbol);
  for (unsigned i = 0; i < count; i++) {
    int x = library.symbol_get_loc_x(symbol, i), y = library.symbol_get_loc_y(symbol, i);
    if (i == 0 || x < code.left) code.left = x;
    if (i == 0 || y < code.top) code.top = y;
    if (i == 0 || x > code.right) code.right = x;
    if (i == 0 || y > code.bottom) code.bottom = y;
  }
  return code;
}

void zbar_look(const uint8_t *pixels, int32_t width, int32_t height, void *context,
               void (*take)(void *, const struct code *)) {
  void *scanner = library.scanner_create();
  void *image = library.image_create();
  if (scanner && image) {
    static const enum code_kind kinds[] = {CODE_EAN_8, CODE_UPC_E, CODE_UPC_A, CODE_EAN_13, CODE_QR};
    library.scanner_set_config(scanner, ALL_KINDS, ENABLE, 0);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
      library.scanner_set_config(scanner, kinds[i], ENABLE, 1);
    library.image_set_format(image, GREY);
    library.image_set_size(image, (unsigned)width, (unsigned)height);
    library.image_set_data(image, pixels, (unsigned long)width * (unsigned long)height, 0);
    library.scan_image(scanner, image);
    for (const void *symbol = library.image_first_symbol(image); symbol; symbol = library.symbol_next(symbol)) {
      struct code code = code_of(symbol);
      if (code.text) take(context, &code);
    }
  }
  if (image) library.image_destroy(image);
  if (scanner) library.scanner_destroy(scanner);
}
