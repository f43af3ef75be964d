#pragma once

// Linking this target is enough: before main, it moves the tests to a display of their own, and makes Swift's main actor
// run inside a GMainLoop on the main thread.

// How often a GLib warning or critical was logged.
int test_main_loop_warning_count(void);

// The message of the last one.
const char *test_main_loop_last_warning(void);

// Emits a signal that has no arguments and no result. g_signal_emit_by_name is variadic.
void test_emit(void *object, const char *signal);

// What gtk_test_accessible_* say of a widget. They are variadic.
int test_accessible_label_is(void *widget, const char *text);
int test_accessible_description_is(void *widget, const char *text);
int test_accessible_is_invalid(void *widget);
int test_accessible_is_expanded(void *widget, int is_expanded);
int test_accessible_is_labelled_by(void *widget, void *label);

// Makes all text some times as large as usual.
void test_set_text_scale(int times);

// Gives windows these buttons, such as "menu:minimize,maximize,close"; NULL for the usual ones.
void test_set_window_buttons(const char *layout);

// Takes all further texts from the catalogue of a language ("pt_BR"), below that folder; an empty language is English.
void test_speak(const char *language, const char *folder);
