#pragma once

#include <gtk/gtk.h>

// G_TYPE_* are macros.
GType support_type_int64(void);
GType support_type_string(void);
GType support_type_object(void);
GType support_type_file(void);

// G_OBJECT_TYPE and G_TYPE_FROM_CLASS are macros.
GType support_object_type(gpointer object);
GType support_class_type(gpointer klass);

// G_OBJECT_CLASS and its family only cast; these read the one virtual function that is overridden.
void support_class_set_dispose(gpointer klass, void (*dispose)(GObject *));
void support_parent_dispose(gpointer object, GType type);

// g_object_new is variadic.
gpointer support_object_new(GType type);

// gtk_accessible_update_property, _state and _relation are variadic.
void support_accessible_set_label(gpointer widget, const char *text);
void support_accessible_set_description(gpointer widget, const char *text);
void support_accessible_set_invalid(gpointer widget, gboolean invalid);
void support_accessible_set_expanded(gpointer widget, gboolean is_expanded);
void support_accessible_set_labelled_by(gpointer widget, gpointer label);

// gtk_accessible_announce came with GTK 4.14. FALSE where it is missing.
gboolean support_accessible_announce(gpointer widget, const char *text);

// GTK_STYLE_PROVIDER_PRIORITY_* are macros.
guint support_style_priority_application(void);

// G_VARIANT_TYPE_STRING casts inside a macro.
const GVariantType *support_variant_type_string(void);

// libdispatch exports these two for Core Foundation and declares them nowhere.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Swift's module of glibc leaves malloc.h out: heaps, free bytes at the end of one, and bytes of a piece beside it.
void support_set_heaps(int count, int spare, int large);
