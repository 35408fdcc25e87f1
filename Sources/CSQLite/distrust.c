#include "CSQLite.h"

int healthkit_bridge_distrust(sqlite3 *database) {
    int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (void *)0);
    return code == SQLITE_OK ? sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (void *)0) : code;
}

// SQLite counts its memory under a lock, with each allocation. Nobody asks for the counts.
__attribute__((constructor)) static void omit_statistics(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
