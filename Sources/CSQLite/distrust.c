#include "CSQLite.h"

int healthkit_bridge_distrust(sqlite3 *database) {
    int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (void *)0);
    return code == SQLITE_OK ? sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (void *)0) : code;
}
