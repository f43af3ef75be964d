#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include "cgtk_support.h"

GType support_type_int64(void) { return G_TYPE_INT64; }
GType support_type_string(void) { return G_TYPE_STRING; }
GType support_type_object(void) { return G_TYPE_OBJECT; }
GType support_type_file(void) { return G_TYPE_FILE; }

GType support_object_type(gpointer object) { return G_OBJECT_TYPE(object); }
GType support_class_type(gpointer klass) { return G_TYPE_FROM_CLASS(klass); }

void support_class_set_dispose(gpointer klass, void (*dispose)(GObject *)) {
  G_OBJECT_CLASS(klass)->dispose = dispose;
}

void support_parent_dispose(gpointer object, GType type) {
  GTypeClass *parent = g_type_class_peek(g_type_parent(type));
  G_OBJECT_CLASS(parent)->dispose(G_OBJECT(object));
}

gpointer support_object_new(GType type) { return g_object_new(type, NULL); }

void support_accessible_set_label(gpointer widget, const char *text) {
  // Else the name is both: this text, and after it what another widget shows.
  gtk_accessible_reset_relation(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void support_accessible_set_description(gpointer widget, const char *text) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  // Newer rows of libadwaita are described by their subtitle, which would come first.
  if (*text)
    gtk_accessible_reset_relation(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

void support_accessible_set_invalid(gpointer widget, gboolean invalid) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
      invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void support_accessible_set_expanded(gpointer widget, gboolean is_expanded) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded, -1);
}

void support_accessible_set_labelled_by(gpointer widget, gpointer label) {
  gtk_accessible_update_relation(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

gboolean support_accessible_announce(gpointer widget, const char *text) {
  // https://docs.gtk.org/gtk4/method.Accessible.announce.html: 1 is the medium priority.
  typedef void (*Announce)(GtkAccessible *, const char *, int);
  static Announce announce;
  static gsize isKnown = 0;
  if (g_once_init_enter(&isKnown)) {
    // GTK 4.18 calls it in the contexts for tests, too, which have no such function.
    if (g_strcmp0(g_getenv("GTK_A11Y"), "test") != 0)
      announce = (Announce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
    g_once_init_leave(&isKnown, 1);
  }
  if (!announce) return FALSE;
  announce(GTK_ACCESSIBLE(widget), text, 1);
  return TRUE;
}

guint support_style_priority_application(void) { return GTK_STYLE_PROVIDER_PRIORITY_APPLICATION; }

const GVariantType *support_variant_type_string(void) { return G_VARIANT_TYPE_STRING; }

void support_set_heaps(int count, int spare, int large) {
  mallopt(M_ARENA_MAX, count);
  mallopt(M_TRIM_THRESHOLD, spare);
  mallopt(M_MMAP_THRESHOLD, large);
}
