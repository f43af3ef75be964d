#include "cgtk_support.h"
