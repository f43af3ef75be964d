#include "per_server_sql.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define PER_SQL(name) \
  const char *per_sql_##name(void) { return name; }

static const char roles[] = {
#embed "../../data/sql/roles.sql"
  , 0};
PER_SQL(roles)

static const char tables_1[] = {
#embed "../../data/sql/tables-1.sql"
  , 0};
PER_SQL(tables_1)

static const char tables_2[] = {
#embed "../../data/sql/tables-2.sql"
  , 0};
PER_SQL(tables_2)

static const char tables_3[] = {
#embed "../../data/sql/tables-3.sql"
  , 0};
PER_SQL(tables_3)

static const char tables_4[] = {
#embed "../../data/sql/tables-4.sql"
  , 0};
PER_SQL(tables_4)

static const char functions[] = {
#embed "../../data/sql/functions.sql"
  , 0};
PER_SQL(functions)

static const char rights[] = {
#embed "../../data/sql/rights.sql"
  , 0};
PER_SQL(rights)

static const char citus[] = {
#embed "../../data/sql/citus.sql"
  , 0};
PER_SQL(citus)
