#pragma once
#include <sqlite3.h>

/// Does not trust a database file: SQL cannot change its schema or its pages directly, and views, triggers and constraints of the schema
/// cannot call functions with side effects. Swift cannot call `sqlite3_db_config`, whose arguments vary.
int healthkit_bridge_distrust(sqlite3 *database);
