#pragma once

#include <adwaita.h>
#include <cairo-svg.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
// Glibc's module hides dgettext and its family.
#include <libintl.h>
