#include "cpictures.h"

#include <dlfcn.h>

// As the headers of gdk-pixbuf, GObject and libwebp have them; all are stable within the names that are opened.
static struct {
  void *(*loader_new_with_mime_type)(const char *, void **);
  int (*loader_write)(void *, const void *, size_t, void **);
  int (*loader_close)(void *, void **);
  void *(*loader_get_pixbuf)(void *);
  void *(*apply_embedded_orientation)(void *);
  const uint8_t *(*read_pixels)(void *);
  int (*get_width)(void *);
  int (*get_height)(void *);
  int (*get_rowstride)(void *);
  int (*get_n_channels)(void *);
  int (*get_bits_per_sample)(void *);
  void (*loader_set_size)(void *, int, int);
  void (*object_unref)(void *);
  unsigned long (*signal_connect_data)(void *, const char *, void (*)(void), void *, void *, int);
} pixbuf;

static bool open_pixbuf(void) {
  static int opened = -1;
  if (opened >= 0) return opened;
  opened = 0;
  void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  void *gobject = library ? dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!gobject) return false;
  struct {
    void *from;
    const char *name;
    void **to;
  } functions[] = {
      {library, "gdk_pixbuf_loader_new_with_mime_type", (void **)&pixbuf.loader_new_with_mime_type},
      {library, "gdk_pixbuf_loader_write", (void **)&pixbuf.loader_write},
      {library, "gdk_pixbuf_loader_close", (void **)&pixbuf.loader_close},
      {library, "gdk_pixbuf_loader_get_pixbuf", (void **)&pixbuf.loader_get_pixbuf},
      {library, "gdk_pixbuf_apply_embedded_orientation", (void **)&pixbuf.apply_embedded_orientation},
      {library, "gdk_pixbuf_read_pixels", (void **)&pixbuf.read_pixels},
      {library, "gdk_pixbuf_get_width", (void **)&pixbuf.get_width},
      {library, "gdk_pixbuf_get_height", (void **)&pixbuf.get_height},
      {library, "gdk_pixbuf_get_rowstride", (void **)&pixbuf.get_rowstride},
      {library, "gdk_pixbuf_get_n_channels", (void **)&pixbuf.get_n_channels},
      {library, "gdk_pixbuf_get_bits_per_sample", (void **)&pixbuf.get_bits_per_sample},
      {library, "gdk_pixbuf_loader_set_size", (void **)&pixbuf.loader_set_size},
      {gobject, "g_object_unref", (void **)&pixbuf.object_unref},
      {gobject, "g_signal_connect_data", (void **)&pixbuf.signal_connect_data},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    *functions[i].to = dlsym(functions[i].from, functions[i].name);
    if (!*functions[i].to) return false;
  }
  opened = 1;
  return true;
}

struct limit {
  int64_t pixels;
  bool passed;
};

static bool is_too_large(int64_t width, int64_t height, int64_t maximum) {
  return width <= 0 || height <= 0 || width > maximum / height;
}

// Called before the first pixel has room.
static void size_is_known(void *loader, int width, int height, struct limit *limit) {
  if (!is_too_large(width, height, limit->pixels)) return;
  limit->passed = true;
  pixbuf.loader_set_size(loader, 1, 1);
}

enum picture_problem picture_read(const void *bytes, size_t size, const char *kind, int64_t maximum_pixels,
                                  struct picture *picture) {
  if (!open_pixbuf()) return PICTURE_NO_LIBRARY;
  void *loader = pixbuf.loader_new_with_mime_type(kind, NULL);
  if (!loader) return PICTURE_NO_LOADER;
  struct limit limit = {.pixels = maximum_pixels};
  pixbuf.signal_connect_data(loader, "size-prepared", (void (*)(void))size_is_known, &limit, NULL, 0);
  enum { PIECE = 1 << 16 };
  bool read = true;
  for (size_t start = 0; start < size && read && !limit.passed; start += PIECE) {
    size_t left = size - start;
    read = pixbuf.loader_write(loader, (const char *)bytes + start, left < PIECE ? left : PIECE, NULL);
  }
  // A file that is cut off shows what came before.
  pixbuf.loader_close(loader, NULL);
  void *raw = limit.passed ? NULL : pixbuf.loader_get_pixbuf(loader);
  void *upright = raw ? pixbuf.apply_embedded_orientation(raw) : NULL;
  pixbuf.object_unref(loader);
  if (limit.passed) return PICTURE_TOO_LARGE;
  if (!upright) return PICTURE_UNREADABLE;
  *picture = (struct picture){
      .pixels = pixbuf.read_pixels(upright),
      .width = pixbuf.get_width(upright),
      .height = pixbuf.get_height(upright),
      .row_bytes = pixbuf.get_rowstride(upright),
      .channels = pixbuf.get_n_channels(upright),
      .owner = upright,
      .release = pixbuf.object_unref,
  };
  if (picture->pixels && pixbuf.get_bits_per_sample(upright) == 8 && picture->channels >= 3) return PICTURE_READ;
  pixbuf.object_unref(upright);
  return PICTURE_UNREADABLE;
}

enum picture_problem picture_read_webp(const void *bytes, size_t size, int64_t maximum_pixels,
                                       struct picture *picture) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!library) return picture_read(bytes, size, "image/webp", maximum_pixels, picture);
  int (*get_info)(const void *, size_t, int *, int *) =
      (int (*)(const void *, size_t, int *, int *))dlsym(library, "WebPGetInfo");
  uint8_t *(*decode)(const void *, size_t, int *, int *) =
      (uint8_t * (*)(const void *, size_t, int *, int *)) dlsym(library, "WebPDecodeRGBA");
  void (*release)(void *) = (void (*)(void *))dlsym(library, "WebPFree");
  if (!get_info || !decode || !release) return PICTURE_NO_LIBRARY;
  int width = 0, height = 0;
  if (!get_info(bytes, size, &width, &height)) return PICTURE_UNREADABLE;
  if (is_too_large(width, height, maximum_pixels)) return PICTURE_TOO_LARGE;
  uint8_t *pixels = decode(bytes, size, &width, &height);
  if (!pixels) return PICTURE_UNREADABLE;
  *picture = (struct picture){
      .pixels = pixels,
      .width = width,
      .height = height,
      .row_bytes = width * 4,
      .channels = 4,
      .owner = pixels,
      .release = release,
  };
  return PICTURE_READ;
}
