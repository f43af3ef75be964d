#pragma once

#include <libxml/xmlversion.h>

// Of ICU, libxml2's headers need the type of one member alone, which Per does not touch. Foundation brings another
// ICU, and the compiler refuses a module that sees both.
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>
