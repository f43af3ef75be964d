#pragma once

// The files of data/sql/, embedded, each ended by a zero.
extern const char *_Nonnull per_sql_roles(void);
extern const char *_Nonnull per_sql_tables(void);
extern const char *_Nonnull per_sql_functions(void);
extern const char *_Nonnull per_sql_rights(void);
extern const char *_Nonnull per_sql_citus(void);
