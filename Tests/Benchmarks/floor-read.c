// The floor for reading: answers each line with all samples of a type in a store of the host's, in the host's own words.
//
//     floor-read FILE TYPE
//
// It is what a careful C programmer would write: the texts that belong to a unit or a source revision are made once,
// dates and UUIDs are formatted by hand, and a double is printed with the fewest of 15, 16 or 17 digits that read back
// equal, which is a third of its time. It reads the table from end to end: for a type that most samples have, that is less
// than half of what the index and a sort would cost.
#include "floor.h"

// What is printed for the rows of a table, made when a row is first met.
struct texts {
    char *text[64];
    sqlite3_stmt *select;
};

static const char *text_of(struct texts *texts, int64_t row) {
    if (row < 0 || row >= 64) fail("too many texts");
    if (texts->text[row]) return texts->text[row];
    sqlite3_bind_int64(texts->select, 1, row);
    if (sqlite3_step(texts->select) != SQLITE_ROW) fail("no such text");
    texts->text[row] = strdup((const char *)sqlite3_column_text(texts->select, 0));
    sqlite3_reset(texts->select);
    return texts->text[row];
}

static void two_digits(char *text, int number) {
    text[0] = '0' + number / 10;
    text[1] = '0' + number % 10;
}

static void put_date(int64_t date) {
    int64_t milliseconds = date % 1000, seconds = date / 1000, days = seconds / 86400;
    int of_day = seconds % 86400;
    if (date < 0) fail("the floor's calendar begins in 1970");
    int64_t shifted = days + 719468, era = shifted / 146097;
    int of_era = shifted % 146097;
    int year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int month = (5 * of_year + 2) / 153, day = of_year - (153 * month + 2) / 5 + 1;
    int year = year_of_era + era * 400 + (month >= 10);
    char text[24] = "0000-00-00T00:00:00.000Z";
    two_digits(text, year / 100);
    two_digits(text + 2, year % 100);
    two_digits(text + 5, month < 10 ? month + 3 : month - 9);
    two_digits(text + 8, day);
    two_digits(text + 11, of_day / 3600);
    two_digits(text + 14, of_day / 60 % 60);
    two_digits(text + 17, of_day % 60);
    if (milliseconds) {
        text[20] = '0' + milliseconds / 100;
        two_digits(text + 21, milliseconds % 100);
        put(text, 24);
    } else {
        text[19] = 'Z';
        put(text, 20);
    }
}

static void put_real(double value) {
    char text[32];
    for (int precision = 15; precision <= 17; precision++) {
        snprintf(text, sizeof text, "%.*g", precision, value);
        if (strtod(text, NULL) == value) break;
    }
    if (!strpbrk(text, ".e")) strcat(text, ".0");
    put(text, strlen(text));
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
                fail("the floor prints neither devices nor metadata");
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
