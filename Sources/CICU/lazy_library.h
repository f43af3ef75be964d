#pragma once

#include <stdatomic.h>

// A library that a program opens by name, when something is first asked of it, and not at its start: the ten thousand
// addresses of ICU that are filled in when it is loaded take longer than all else that `per-cli --version` does.

// The address of a function, which is kept in `address`. Where there is no such library or function, it says so and
// ends the program, as the loader would at the start.
void *lazy_library_function(const char *library, const char *name, void *_Atomic *address);

#define LAZY_STRING(text) #text
#define LAZY_EXPANDED_STRING(text) LAZY_STRING(text)

// A function of a library, under the name to which macros expand it.
#define LAZY_FUNCTION(library, function)                                                     \
  ({                                                                                         \
    static void *_Atomic address;                                                            \
    void *known = atomic_load_explicit(&address, memory_order_acquire);                      \
    if (!known)                                                                              \
      known = lazy_library_function(library, LAZY_EXPANDED_STRING(function), &address);      \
    (__typeof__(&function))known;                                                            \
  })
