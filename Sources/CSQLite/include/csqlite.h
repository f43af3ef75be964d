#pragma once

#include <sqlite3.h>
#include <stddef.h>

// SQLITE_TRANSIENT is a cast of −1 to a function pointer, a macro that Swift does not import.
int sqlite_bind_text_copy(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length);

int sqlite_bind_blob_copy(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length);

// Variadic. SQLite then counts no memory, for which it would take a lock at each allocation. Of use before the first
// connection only.
int sqlite_count_no_memory(void);

// Has SQLite open no pipe, which would keep the program waiting. Of use before the first connection only.
int sqlite_wait_for_no_pipe(void);

// Variadic. Keeps the last connection that is closed from moving the log into the file.
int sqlite_keep_log(sqlite3 *database);

// Variadic. A plan then never goes by the values that are bound, which could mean that a statement is prepared again
// whenever it is used. https://www.sqlite.org/queryplanner-ng.html#qpsg
int sqlite_plan_for_all_values(sqlite3 *database);

// Variadic. Whether triggers are run for what this connection writes; it forgets how statements were to be run.
int sqlite_run_triggers(sqlite3 *database, int run);
