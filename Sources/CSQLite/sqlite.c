#include "csqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int sqlite_bind_text_copy(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

int sqlite_bind_blob_copy(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}

int sqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// Replaces the system's: a pipe may have the name of a log, and opening it would wait forever.
static int open_without_waiting(const char *path, int flags, int mode) {
  int file = open(path, flags | O_NONBLOCK | O_NOCTTY, mode);
  // A file that a file server has lent (a lease): it is given back as soon as another process waits for it.
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
  sqlite3_vfs *system = sqlite3_vfs_find(NULL);
  if (!system || system->iVersion < 3) return SQLITE_ERROR;
  return system->xSetSystemCall(system, "open", (sqlite3_syscall_ptr)open_without_waiting);
}

int sqlite_keep_log(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

int sqlite_plan_for_all_values(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, NULL);
}

int sqlite_run_triggers(sqlite3 *database, int run) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, run, NULL);
}
