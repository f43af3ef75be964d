#include "cpoppler.h"

#include <dlfcn.h>
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

bool poppler_open(void) {
  static int opened = -1;
  if (opened >= 0) return opened;
  opened = 0;
  void *poppler = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  void *glib = poppler ? dlopen("libglib-2.0.so.0", RTLD_NOW | RTLD_LOCAL) : NULL;
  void *gobject = glib ? dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!gobject) return false;
  struct {
    void *from;
    const char *name;
    void **to;
  } functions[] = {
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
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    *functions[i].to = dlsym(functions[i].from, functions[i].name);
    if (!*functions[i].to) return false;
  }
  opened = 1;
  return true;
}

// A part of a side in millionths, at most the whole of it: a hostile file has its text anywhere.
static int32_t fraction(double place, double side) {
  double part = side > 0 ? place / side * 1e6 : 0;
  return part >= 0 && part <= 1e6 ? (int32_t)part : part > 1e6 ? 1000000 : 0;
}

bool poppler_read(const void *bytes, size_t size, int maximum_pages, void *context,
                  void (*glyphs)(void *, int, const char *, const struct poppler_box *, size_t)) {
  void *all = library.bytes_new_static(bytes, size);
  void *document = library.document_new_from_bytes(all, NULL, NULL);
  if (!document) {
    library.bytes_unref(all);
    return false;
  }
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
    if (text && library.page_get_text_layout(page, &places, &count) && count > 0) {
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
  return true;
}
