// The floor for statistics: responds to each line with the result of one SQL statement about all samples of a type in a store
// of the host. It does not remove overlaps between sources, which is the costly part of HealthKit's sums. SQLite uses the index.
// If most samples have the type, a scan of the table would be faster.
//
//     floor-statistics FILE TYPE sum       {"sum":…}
//     floor-statistics FILE TYPE hours     {"statistics":[[hour,sum],…]}
#include "floor.h"

int main(int count, char **arguments) {
    if (count != 4) fail("usage: floor-statistics FILE TYPE sum|hours");
    open_database(arguments[1]);
    sqlite3_stmt *find = prepare("SELECT id FROM objectType WHERE identifier = ?1");
    sqlite3_bind_text(find, 1, arguments[2], -1, SQLITE_STATIC);
    if (sqlite3_step(find) != SQLITE_ROW) fail("type not found");
    int by_hour = !strcmp(arguments[3], "hours");
    sqlite3_stmt *select = prepare(
        by_hour ? "SELECT sum(value), startDate / 3600000 FROM sample WHERE type = ?1 GROUP BY startDate / 3600000"
                : "SELECT sum(value), 0 FROM sample WHERE type = ?1");
    sqlite3_bind_int64(select, 1, sqlite3_column_int64(find, 0));
    sqlite3_finalize(find);
    char *line = NULL, text[64];
    size_t capacity = 0;
    while (getline(&line, &capacity, stdin) > 0) {
        int64_t rows = 0;
        put_envelope(atoll(strstr(line, "\"id\":") + 5));
        if (!strstr(line, "store/statistics")) {
            PUT("true}\n");
            flush_output();
            continue;
        }
        if (by_hour) PUT("{\"statistics\":[");
        for (; sqlite3_step(select) == SQLITE_ROW; rows++) {
            double sum = sqlite3_column_double(select, 0);
            long long hour = sqlite3_column_int64(select, 1);
            if (by_hour) put(text, snprintf(text, sizeof text, "%s[%lld,%.17g]", rows ? "," : "", hour, sum));
            else put(text, snprintf(text, sizeof text, "{\"sum\":%.17g}", sum));
        }
        if (sqlite3_reset(select)) fail(sqlite3_errmsg(database));
        if (by_hour) PUT("]}");
        PUT("}\n");
        flush_output();
    }
    return 0;
}
