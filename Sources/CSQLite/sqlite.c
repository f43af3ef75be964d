#include "csqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lazy_library.h"

#define SQLITE(function) LAZY_FUNCTION("libsqlite3.so.0", function)

int sqlite_bind_text_copy(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return SQLITE(sqlite3_bind_text64)(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

int sqlite_bind_blob_copy(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return SQLITE(sqlite3_bind_blob64)(statement, index, bytes, length, SQLITE_TRANSIENT);
}

int sqlite_count_no_memory(void) {
  return SQLITE(sqlite3_config)(SQLITE_CONFIG_MEMSTATUS, 0);
}

// In place of the system's: what has the name of a log may be a pipe, and whoever opened that would wait for ever.
static int open_without_waiting(const char *path, int flags, int mode) {
  int file = open(path, flags | O_NONBLOCK | O_NOCTTY, mode);
  // A file that a server of files has lent: it is given back as soon as somebody waits for it.
  if (file < 0 && errno == EWOULDBLOCK) file = open(path, flags, mode);
  struct stat status;
  // Folders are opened to be synchronized, and a device for random numbers.
  if (file < 0 || fstat(file, &status) != 0 || S_ISREG(status.st_mode) || S_ISDIR(status.st_mode) ||
      S_ISCHR(status.st_mode))
    return file;
  close(file);
  errno = EINVAL;
  return -1;
}

int sqlite_wait_for_no_pipe(void) {
  sqlite3_vfs *system = SQLITE(sqlite3_vfs_find)(NULL);
  if (!system || system->iVersion < 3) return SQLITE_ERROR;
  return system->xSetSystemCall(system, "open", (sqlite3_syscall_ptr)open_without_waiting);
}

int sqlite_keep_log(sqlite3 *database) {
  return SQLITE(sqlite3_db_config)(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

int sqlite_plan_for_all_values(sqlite3 *database) {
  return SQLITE(sqlite3_db_config)(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, NULL);
}

int sqlite_run_triggers(sqlite3 *database, int run) {
  return SQLITE(sqlite3_db_config)(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, run, NULL);
}

// What PerDatabase calls of SQLite, under its own names: what is in the program comes before what is in libraries.

int sqlite3_bind_int64(sqlite3_stmt *statement, int index, sqlite3_int64 value) {
  return SQLITE(sqlite3_bind_int64)(statement, index, value);
}

int sqlite3_bind_null(sqlite3_stmt *statement, int index) {
  return SQLITE(sqlite3_bind_null)(statement, index);
}

int sqlite3_bind_zeroblob(sqlite3_stmt *statement, int index, int length) {
  return SQLITE(sqlite3_bind_zeroblob)(statement, index, length);
}

int sqlite3_busy_handler(sqlite3 *database, int (*handler)(void *, int), void *context) {
  return SQLITE(sqlite3_busy_handler)(database, handler, context);
}

sqlite3_int64 sqlite3_changes64(sqlite3 *database) { return SQLITE(sqlite3_changes64)(database); }

int sqlite3_clear_bindings(sqlite3_stmt *statement) {
  return SQLITE(sqlite3_clear_bindings)(statement);
}

int sqlite3_close_v2(sqlite3 *database) { return SQLITE(sqlite3_close_v2)(database); }

const void *sqlite3_column_blob(sqlite3_stmt *statement, int column) {
  return SQLITE(sqlite3_column_blob)(statement, column);
}

int sqlite3_column_bytes(sqlite3_stmt *statement, int column) {
  return SQLITE(sqlite3_column_bytes)(statement, column);
}

int sqlite3_column_count(sqlite3_stmt *statement) {
  return SQLITE(sqlite3_column_count)(statement);
}

sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *statement, int column) {
  return SQLITE(sqlite3_column_int64)(statement, column);
}

const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column) {
  return SQLITE(sqlite3_column_text)(statement, column);
}

int sqlite3_column_type(sqlite3_stmt *statement, int column) {
  return SQLITE(sqlite3_column_type)(statement, column);
}

int sqlite3_db_readonly(sqlite3 *database, const char *schema) {
  return SQLITE(sqlite3_db_readonly)(database, schema);
}

const char *sqlite3_errmsg(sqlite3 *database) { return SQLITE(sqlite3_errmsg)(database); }

int sqlite3_exec(
    sqlite3 *database, const char *sql, int (*row)(void *, int, char **, char **), void *context,
    char **message) {
  return SQLITE(sqlite3_exec)(database, sql, row, context, message);
}

int sqlite3_extended_errcode(sqlite3 *database) {
  return SQLITE(sqlite3_extended_errcode)(database);
}

int sqlite3_file_control(sqlite3 *database, const char *schema, int operation, void *value) {
  return SQLITE(sqlite3_file_control)(database, schema, operation, value);
}

int sqlite3_finalize(sqlite3_stmt *statement) { return SQLITE(sqlite3_finalize)(statement); }

int sqlite3_get_autocommit(sqlite3 *database) { return SQLITE(sqlite3_get_autocommit)(database); }

sqlite3_int64 sqlite3_last_insert_rowid(sqlite3 *database) {
  return SQLITE(sqlite3_last_insert_rowid)(database);
}

int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *system) {
  return SQLITE(sqlite3_open_v2)(path, database, flags, system);
}

int sqlite3_prepare_v3(
    sqlite3 *database, const char *sql, int length, unsigned flags, sqlite3_stmt **statement,
    const char **rest) {
  return SQLITE(sqlite3_prepare_v3)(database, sql, length, flags, statement, rest);
}

void sqlite3_progress_handler(sqlite3 *database, int steps, int (*handler)(void *), void *context) {
  SQLITE(sqlite3_progress_handler)(database, steps, handler, context);
}

int sqlite3_reset(sqlite3_stmt *statement) { return SQLITE(sqlite3_reset)(statement); }

int sqlite3_step(sqlite3_stmt *statement) { return SQLITE(sqlite3_step)(statement); }

int sqlite3_system_errno(sqlite3 *database) { return SQLITE(sqlite3_system_errno)(database); }
