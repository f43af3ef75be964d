#pragma once

#include <sqlite3.h>
#include <stddef.h>

// SQLITE_TRANSIENT is a cast of −1 to a function pointer, a macro that Swift does not import.
static inline int sqlite_bind_text_copy(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int sqlite_bind_blob_copy(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}

// Variadic. SQLite then counts no memory, for which it would take a lock at each allocation. Of use before the first
// connection only.
static inline int sqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// Variadic. Keeps the last connection that is closed from moving the log into the file.
static inline int sqlite_keep_log(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

// Variadic. A plan then never goes by the values that are bound, which could mean that a statement is prepared again
// whenever it is used. https://www.sqlite.org/queryplanner-ng.html#qpsg
static inline int sqlite_plan_for_all_values(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, NULL);
}

// Variadic. Whether triggers are run for what this connection writes; it forgets how statements were to be run.
static inline int sqlite_run_triggers(sqlite3 *database, int run) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, run, NULL);
}
