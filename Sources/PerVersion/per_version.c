#include "per_version.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static char version[] = {
#embed "../../VERSION"
};

// The line ends where the text does. Before anything else runs, so that nobody sees it change.
__attribute__((constructor)) static void end_text(void) { version[sizeof version - 1] = '\0'; }

const char *per_version(void) { return version; }
