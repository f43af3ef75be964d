#pragma once

// Linking this target is enough: before main, it makes Swift's main actor run inside a GMainLoop on
// the main thread.

// How often a GLib warning or critical was logged.
int test_main_loop_warning_count(void);

// The message of the last one.
const char *test_main_loop_last_warning(void);
