#include "lazy_library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

void *lazy_library_function(const char *library, const char *name, void *_Atomic *address) {
  // A library that is open already is the same again, on any thread.
  void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void *found = opened ? dlsym(opened, name) : NULL;
  if (!found) {
    fprintf(stderr, "per: %s\n", dlerror());
    _exit(127);
  }
  atomic_store_explicit(address, found, memory_order_release);
  return found;
}
