#pragma once

// Swift's Glibc module leaves out libintl.h.
#include <libintl.h>
#include <locale.h>
