#pragma once

#if !__has_include(<adwaita.h>)
#error "GTK and libadwaita are not installed: scripts/setup build installs them"
#endif
#include <adwaita.h>
#include <cairo-svg.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
// Glibc's module hides dgettext and its family.
#include <libintl.h>
