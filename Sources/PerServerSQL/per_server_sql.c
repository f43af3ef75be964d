#include "per_server_sql.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define PER_SQL(name) \
  const char *per_sql_##name(void) { return name; }

static const char roles[] = {
#embed "../../data/sql/roles.sql"
  , 0};
PER_SQL(roles)

static const char tables[] = {
#embed "../../data/sql/tables.sql"
  , 0};
PER_SQL(tables)

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
