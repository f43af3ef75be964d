#include "test_main_loop.h"

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

// Undeclared, but exported by libdispatch for Core Foundation.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// The runtime calls this hook instead of draining the main queue itself. On Linux the main actor
// would otherwise be served by dispatch, and GLib's sources would never run.
typedef __attribute__((swiftcall)) void (*drain_queue)(void);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(
    drain_queue original, drain_queue override);

static int warning_count;
static char *last_warning;

static gboolean serve(gint descriptor, GIOCondition condition, gpointer unused) {
  uint64_t count;
  if (read(descriptor, &count, sizeof count) < 0) {
    // Another reader was faster; the queue is served all the same.
  }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static __attribute__((swiftcall)) void run_main_loop(drain_queue original, drain_queue override) {
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, serve, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}

static GLogWriterOutput count_warnings(
    GLogLevelFlags level, const GLogField *fields, gsize field_count, gpointer unused) {
  if (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR)) {
    warning_count++;
    for (gsize index = 0; index < field_count; index++) {
      if (g_str_equal(fields[index].key, "MESSAGE")) {
        g_free(last_warning);
        last_warning = g_strdup(fields[index].value);
      }
    }
  }
  return g_log_writer_default(level, fields, field_count, unused);
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = run_main_loop;
  g_log_set_writer_func(count_warnings, NULL, NULL);
}

int test_main_loop_warning_count(void) { return warning_count; }

const char *test_main_loop_last_warning(void) { return last_warning ? last_warning : ""; }

void test_emit(void *object, const char *signal) { g_signal_emit_by_name(object, signal); }

// A check returns nothing if the value is the expected one, else the value.
static int holds(char *difference) {
  int is_same = difference == NULL;
  g_free(difference);
  return is_same;
}

int test_accessible_label_is(void *widget, const char *text) {
  return holds(gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text));
}

int test_accessible_description_is(void *widget, const char *text) {
  return holds(gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text));
}

int test_accessible_is_invalid(void *widget) {
  return holds(gtk_test_accessible_check_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE));
}

int test_accessible_is_expanded(void *widget, int is_expanded) {
  return holds(gtk_test_accessible_check_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded));
}

int test_accessible_is_labelled_by(void *widget, void *label) {
  return holds(gtk_test_accessible_check_relation(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL));
}

void test_set_text_scale(int times) {
  // https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html: 1024 to the dot
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", 96 * 1024 * times, NULL);
}

void test_set_window_buttons(const char *layout) {
  GtkSettings *settings = gtk_settings_get_default();
  // https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html
  if (layout) g_object_set(settings, "gtk-decoration-layout", layout, NULL);
  else gtk_settings_reset_property(settings, "gtk-decoration-layout");
}

void test_speak(const char *language, const char *folder) {
  // glibc looks for other catalogues only once this has changed (gettext manual, "Being a gettext grok").
  extern int _nl_msg_cat_cntr;
  setenv("LANGUAGE", language, 1);
  bindtextdomain("per", folder);
  bind_textdomain_codeset("per", "UTF-8");
  _nl_msg_cat_cntr++;
}
