#pragma once

// The files of data/sql/, embedded, each ended by a zero.
extern const char *_Nonnull per_sql_roles(void);
extern const char *_Nonnull per_sql_tables_1(void);
extern const char *_Nonnull per_sql_tables_2(void);
extern const char *_Nonnull per_sql_tables_3(void);
extern const char *_Nonnull per_sql_tables_4(void);
extern const char *_Nonnull per_sql_functions(void);
extern const char *_Nonnull per_sql_rights(void);
extern const char *_Nonnull per_sql_citus(void);
