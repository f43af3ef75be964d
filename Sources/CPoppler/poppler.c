#include "cpoppler.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// As poppler-glib's and GLib's headers have them; both interfaces are stable within the names that are opened.
typedef struct {
  double x1, y1, x2, y2;
} rectangle;

static struct {
  void *(*bytes_new_static)(const void *, size_t);
  void (*bytes_unref)(void *);
  void (*object_unref)(void *);
  void (*free)(void *);
  void *(*document_new_from_bytes)(void *, const char *, void **);
  int (*document_get_n_pages)(void *);
  void *(*document_get_page)(void *, int);
  void (*page_get_size)(void *, double *, double *);
  char *(*page_get_text)(void *);
  int (*page_get_text_layout)(void *, rectangle **, unsigned *);
} library;

// A function of a library, and where its address goes
struct function {
  void *from;
  const char *name;
  void **to;
};

// Finds all of some functions; false if one is missing.
static bool find(const struct function *functions, size_t count) {
  for (size_t i = 0; i < count; i++) {
    *functions[i].to = dlsym(functions[i].from, functions[i].name);
    if (!*functions[i].to) return false;
  }
  return true;
}

static bool is_open;

static void open_library(void) {
  void *poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  void *glib = poppler ? dlopen("libglib-2.0.so.0", RTLD_NOW | RTLD_LOCAL) : NULL;
  void *gobject = glib ? dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!gobject) return;
  const struct function functions[] = {
      {glib, "g_bytes_new_static", (void **)&library.bytes_new_static},
      {glib, "g_bytes_unref", (void **)&library.bytes_unref},
      {gobject, "g_object_unref", (void **)&library.object_unref},
      {glib, "g_free", (void **)&library.free},
      {poppler, "poppler_document_new_from_bytes", (void **)&library.document_new_from_bytes},
      {poppler, "poppler_document_get_n_pages", (void **)&library.document_get_n_pages},
      {poppler, "poppler_document_get_page", (void **)&library.document_get_page},
      {poppler, "poppler_page_get_size", (void **)&library.page_get_size},
      {poppler, "poppler_page_get_text", (void **)&library.page_get_text},
      {poppler, "poppler_page_get_text_layout", (void **)&library.page_get_text_layout},
  };
  is_open = find(functions, sizeof functions / sizeof *functions);
}

bool poppler_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return is_open;
}

// The libraries below share what they know of fonts between all documents: one thread uses them at a time.
static pthread_mutex_t in_use = PTHREAD_MUTEX_INITIALIZER;

// A part of a side in millionths, at most the whole of it: a hostile file has its text anywhere.
static int32_t fraction(double place, double side) {
  double part = side > 0 ? place / side * 1e6 : 0;
  return part >= 0 && part <= 1e6 ? (int32_t)part : part > 1e6 ? 1000000 : 0;
}

bool poppler_read(const void *bytes, size_t size, int maximum_pages, void *context,
                  void (*glyphs)(void *, int, const char *, const struct poppler_box *, size_t)) {
  pthread_mutex_lock(&in_use);
  void *all = library.bytes_new_static(bytes, size);
  void *document = library.document_new_from_bytes(all, NULL, NULL);
  if (!document) {
    library.bytes_unref(all);
    pthread_mutex_unlock(&in_use);
    return false;
  }
  static const struct poppler_box nothing;
  int pages = library.document_get_n_pages(document);
  if (pages > maximum_pages) pages = maximum_pages;
  for (int number = 0; number < pages; number++) {
    void *page = library.document_get_page(document, number);
    if (!page) continue;
    double width = 0, height = 0;
    library.page_get_size(page, &width, &height);
    rectangle *places = NULL;
    unsigned count = 0;
    char *text = library.page_get_text(page);
    if (!text || !library.page_get_text_layout(page, &places, &count) || count == 0) {
      glyphs(context, number + 1, "", &nothing, 0);
    } else {
      struct poppler_box *boxes = calloc(count, sizeof *boxes);
      for (unsigned i = 0; boxes && i < count; i++) {
        boxes[i].left = fraction(places[i].x1, width);
        boxes[i].top = fraction(places[i].y1, height);
        boxes[i].right = fraction(places[i].x2, width);
        boxes[i].bottom = fraction(places[i].y2, height);
      }
      if (boxes) glyphs(context, number + 1, text, boxes, count);
      free(boxes);
    }
    if (places) library.free(places);
    if (text) library.free(text);
    library.object_unref(page);
  }
  library.object_unref(document);
  library.bytes_unref(all);
  pthread_mutex_unlock(&in_use);
  return true;
}

// As cairo's header has them
static struct {
  void *(*image_surface_create)(int, int, int);
  unsigned char *(*image_surface_get_data)(void *);
  int (*image_surface_get_stride)(void *);
  void (*surface_flush)(void *);
  void (*surface_destroy)(void *);
  void *(*create)(void *);
  void (*destroy)(void *);
  void (*set_source_rgb)(void *, double, double, double);
  void (*paint)(void *);
  void (*scale)(void *, double, double);
  void (*page_render)(void *, void *);
} cairo;

static bool open_cairo(void) {
  static int opened = -1;
  if (opened >= 0) return opened;
  opened = 0;
  void *poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  void *drawing = poppler ? dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!drawing) return false;
  const struct function functions[] = {
      {drawing, "cairo_image_surface_create", (void **)&cairo.image_surface_create},
      {drawing, "cairo_image_surface_get_data", (void **)&cairo.image_surface_get_data},
      {drawing, "cairo_image_surface_get_stride", (void **)&cairo.image_surface_get_stride},
      {drawing, "cairo_surface_flush", (void **)&cairo.surface_flush},
      {drawing, "cairo_surface_destroy", (void **)&cairo.surface_destroy},
      {drawing, "cairo_create", (void **)&cairo.create},
      {drawing, "cairo_destroy", (void **)&cairo.destroy},
      {drawing, "cairo_set_source_rgb", (void **)&cairo.set_source_rgb},
      {drawing, "cairo_paint", (void **)&cairo.paint},
      {drawing, "cairo_scale", (void **)&cairo.scale},
      {poppler, "poppler_page_render", (void **)&cairo.page_render},
  };
  opened = find(functions, sizeof functions / sizeof *functions);
  return opened;
}

// The longest side of what is read of a picture, and how finely paper is scanned at most
static const double LONGEST_SIDE = 2000, POINTS = 72, FINEST = 300;
enum { WITHOUT_TRANSPARENCY = 1 };

// How many pixels a page has, and how many a point of it; 0 for a page that is not drawn.
static double measure(void *page, int *columns, int *rows) {
  double width = 0, height = 0;
  library.page_get_size(page, &width, &height);
  double longest = width > height ? width : height;
  if (!(width >= 1 && height >= 1 && longest < 1e6)) return 0;
  double scale = LONGEST_SIDE / longest < FINEST / POINTS ? LONGEST_SIDE / longest : FINEST / POINTS;
  *columns = (int)(width * scale + 0.5);
  *rows = (int)(height * scale + 0.5);
  return *columns < 1 || *rows < 1 ? 0 : scale;
}

bool poppler_sizes(const void *bytes, size_t size, int maximum_pages, void *context,
                   void (*take)(void *, int32_t, int32_t)) {
  if (!poppler_open()) return false;
  pthread_mutex_lock(&in_use);
  void *all = library.bytes_new_static(bytes, size);
  void *document = library.document_new_from_bytes(all, NULL, NULL);
  int pages = document ? library.document_get_n_pages(document) : 0;
  for (int number = 0; number < pages && number < maximum_pages; number++) {
    void *page = library.document_get_page(document, number);
    int columns = 0, rows = 0;
    if (page && measure(page, &columns, &rows) > 0) take(context, columns, rows);
    else take(context, 0, 0);
    if (page) library.object_unref(page);
  }
  if (document) library.object_unref(document);
  library.bytes_unref(all);
  pthread_mutex_unlock(&in_use);
  return document != NULL;
}

static bool draw(void *page, void *context, void (*take)(void *, const uint8_t *, int32_t, int32_t, int32_t)) {
  int columns = 0, rows = 0;
  double scale = measure(page, &columns, &rows);
  if (!(scale > 0)) return false;
  void *surface = cairo.image_surface_create(WITHOUT_TRANSPARENCY, columns, rows);
  void *pen = cairo.create(surface);
  cairo.set_source_rgb(pen, 1, 1, 1);
  cairo.paint(pen);
  cairo.scale(pen, scale, scale);
  cairo.page_render(page, pen);
  cairo.destroy(pen);
  cairo.surface_flush(surface);
  const uint8_t *pixels = cairo.image_surface_get_data(surface);
  if (pixels) take(context, pixels, columns, rows, cairo.image_surface_get_stride(surface));
  cairo.surface_destroy(surface);
  return pixels != NULL;
}

bool poppler_draw(const void *bytes, size_t size, int number, void *context,
                  void (*take)(void *, const uint8_t *, int32_t, int32_t, int32_t)) {
  if (!poppler_open()) return false;
  pthread_mutex_lock(&in_use);
  if (!open_cairo()) {
    pthread_mutex_unlock(&in_use);
    return false;
  }
  void *all = library.bytes_new_static(bytes, size);
  void *document = library.document_new_from_bytes(all, NULL, NULL);
  int pages = document ? library.document_get_n_pages(document) : 0;
  void *page = number >= 1 && number <= pages ? library.document_get_page(document, number - 1) : NULL;
  bool drawn = page && draw(page, context, take);
  if (page) library.object_unref(page);
  if (document) library.object_unref(document);
  library.bytes_unref(all);
  pthread_mutex_unlock(&in_use);
  return drawn;
}
