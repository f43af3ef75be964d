#include "csqlite.h"

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

int sqlite_keep_log(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

int sqlite_plan_for_all_values(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, NULL);
}

int sqlite_run_triggers(sqlite3 *database, int run) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, run, NULL);
}
