#include "per_resources.h"
