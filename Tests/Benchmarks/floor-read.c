// The floor for reading: responds to each line with all samples of a type in a store of the host, in the host's format.
//
//     floor-read FILE TYPE
//
// It is careful C code: the text of a unit or source revision is formatted once, and dates and UUIDs without the C library. A
// double is printed with the fewest of 15, 16 or 17 digits that give the same double, which takes a third of the time. The floor
// scans the whole table. If most samples have the type, this takes less than half the time of an index and a sort.
#include "floor.h"

// The formatted texts of the rows of a table, created on first use.
struct texts {
    char *text[64];
    sqlite3_stmt *select;
};

static const char *text_of(struct texts *texts, int64_t row) {
    if (row < 0 || row >= 64) fail("too many texts");
    if (texts->text[row]) return texts->text[row];
    sqlite3_bind_int64(texts->select, 1, row);
    if (sqlite3_step(texts->select) != SQLITE_ROW) fail("text not found");
    texts->text[row] = strdup((const char *)sqlite3_column_text(texts->select, 0));
    sqlite3_reset(texts->select);
    return texts->text[row];
}

int main(int count, char **arguments) {
    if (count != 3) fail("usage: floor-read FILE TYPE");
    open_database(arguments[1]);
    struct texts units = {.select = prepare("SELECT json_quote(unitString) FROM unit WHERE id = ?1")};
    struct texts revisions = {};
    revisions.select = prepare(
        "SELECT json_object('source', json_object('name', name, 'bundleIdentifier', bundleIdentifier), 'version', version,"
        " 'productType', productType, 'operatingSystemVersion', operatingSystemVersion)"
        " FROM sourceRevision JOIN source ON source.id = source WHERE sourceRevision.id = ?1");
    sqlite3_stmt *select = prepare(
        "SELECT uuid, value, unit, startDate, endDate, device, metadata, sourceRevision FROM sample"
        " NOT INDEXED WHERE type = (SELECT id FROM objectType WHERE identifier = ?1) ORDER BY id");
    char *line = NULL;
    size_t capacity = 0;
    while (getline(&line, &capacity, stdin) > 0) {
        int64_t rows = 0;
        put_envelope(atoll(strstr(line, "\"id\":") + 5));
        if (!strstr(line, "store/sampleQuery")) {
            PUT("true}\n");
            flush_output();
            continue;
        }
        PUT("{\"samples\":[");
        sqlite3_bind_text(select, 1, arguments[2], -1, SQLITE_STATIC);
        while (sqlite3_step(select) == SQLITE_ROW) {
            if (sqlite3_column_type(select, 5) != SQLITE_NULL || sqlite3_column_type(select, 6) != SQLITE_NULL)
                fail("the floor supports neither devices nor metadata");
            const char *unit = text_of(&units, sqlite3_column_int64(select, 2));
            const char *revision = text_of(&revisions, sqlite3_column_int64(select, 7));
            if (rows++) PUT(",");
            PUT("{\"type\":\"");
            put(arguments[2], strlen(arguments[2]));
            PUT("\",\"quantity\":{\"value\":");
            put_real(sqlite3_column_double(select, 1));
            PUT(",\"unit\":");
            put(unit, strlen(unit));
            PUT("},\"startDate\":\"");
            put_date(sqlite3_column_int64(select, 3));
            PUT("\",\"endDate\":\"");
            put_date(sqlite3_column_int64(select, 4));
            PUT("\",\"uuid\":\"");
            put_uuid(sqlite3_column_blob(select, 0));
            PUT("\",\"sourceRevision\":");
            put(revision, strlen(revision));
            PUT("}");
        }
        if (sqlite3_reset(select)) fail(sqlite3_errmsg(database));
        PUT("]}}\n");
        flush_output();
    }
    return 0;
}
