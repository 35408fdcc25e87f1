// The floor for saving: parses each line with jansson, inserts its samples in one transaction, and returns their UUIDs. It has
// none of HealthKit's rules.
//
//     floor-save SCHEMA memory      in memory, random UUIDs
//     floor-save SCHEMA FILE        in a file, WAL, synchronous = NORMAL, ascending UUIDs, which are appended to the index
//
// SCHEMA is an SQL file with the schema of the host's store.
#include <jansson.h>
#include <sys/random.h>

#include "floor.h"

static uint64_t next_ordered;  // 48 bits; 0 while UUIDs are random

static void make_uuid(uint8_t *uuid) {
    static uint8_t random[4096];
    static size_t used = sizeof random;
    if (used == sizeof random) {
        for (size_t filled = 0; filled < sizeof random; filled += 256)
            if (getrandom(random + filled, 256, 0) != 256) fail("cannot get random bytes");
        used = 0;
    }
    memcpy(uuid, random + used, 16);
    used += 16;
    if (next_ordered) {
        for (int index = 0; index < 6; index++) uuid[index] = next_ordered >> (40 - 8 * index);
        next_ordered++;
    }
    uuid[6] = (uuid[6] & 0x0F) | 0x40;
    uuid[8] = (uuid[8] & 0x3F) | 0x80;
}

static int digits(const char *text, int count) {
    int number = 0;
    while (count--) number = number * 10 + *text++ - '0';
    return number;
}

// Converts 2025-01-01T00:00:00Z or 2025-01-01T00:00:00.000Z to ms since 1970.
static int64_t read_date(const char *text) {
    int year = digits(text, 4), month = digits(text + 5, 2), day = digits(text + 8, 2);
    if (month <= 2) year--;
    int era = year / 400, of_era = year % 400, of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    int64_t days = era * 146097LL + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
    int64_t seconds = days * 86400 + digits(text + 11, 2) * 3600 + digits(text + 14, 2) * 60 + digits(text + 17, 2);
    return seconds * 1000 + (text[19] == '.' ? digits(text + 20, 3) : 0);
}

// The row of a text in a table of two columns. Rows are cached, because there are few different texts.
static int64_t row_of(const char *table, const char *column, const char *text) {
    static struct { const char *table; char *text; int64_t row; } known[64];
    static int count;
    for (int index = 0; index < count; index++)
        if (known[index].table == table && !strcmp(known[index].text, text)) return known[index].row;
    if (count == 64) fail("too many texts");
    char sql[128];
    snprintf(sql, sizeof sql, "INSERT INTO %s (%s) VALUES (?1)", table, column);
    sqlite3_stmt *insert = prepare(sql);
    sqlite3_bind_text(insert, 1, text, -1, SQLITE_STATIC);
    if (sqlite3_step(insert) != SQLITE_DONE) fail(sqlite3_errmsg(database));
    sqlite3_finalize(insert);
    known[count].table = table;
    known[count].text = strdup(text);
    known[count].row = sqlite3_last_insert_rowid(database);
    return known[count++].row;
}

static const char *const types = "objectType", *const units = "unit";

static void save(json_t *objects, sqlite3_stmt *begin, sqlite3_stmt *insert, sqlite3_stmt *commit) {
    size_t index;
    json_t *sample;
    if (sqlite3_step(begin) != SQLITE_DONE) fail(sqlite3_errmsg(database));
    sqlite3_reset(begin);
    PUT("{\"uuids\":[");
    json_array_foreach(objects, index, sample) {
        uint8_t uuid[16];
        json_t *quantity = json_object_get(sample, "quantity");
        const char *type = json_string_value(json_object_get(sample, "type"));
        const char *unit = json_string_value(json_object_get(quantity, "unit"));
        const char *start = json_string_value(json_object_get(sample, "startDate"));
        const char *end = json_string_value(json_object_get(sample, "endDate"));
        if (!type || !unit || !start || !end) fail("not a quantity sample");
        int64_t from = read_date(start), to = read_date(end), length = to - from;
        make_uuid(uuid);
        sqlite3_bind_blob(insert, 1, uuid, sizeof uuid, SQLITE_STATIC);
        sqlite3_bind_int64(insert, 2, row_of(types, "identifier", type));
        sqlite3_bind_int(insert, 3, length ? (67 - __builtin_clzll(length)) / 4 : 0);
        sqlite3_bind_int64(insert, 4, from);
        sqlite3_bind_int64(insert, 5, to);
        sqlite3_bind_double(insert, 6, json_number_value(json_object_get(quantity, "value")));
        sqlite3_bind_int64(insert, 7, row_of(units, "unitString", unit));
        if (sqlite3_step(insert) != SQLITE_DONE) fail(sqlite3_errmsg(database));
        sqlite3_reset(insert);
        if (index) PUT(",");
        PUT("\"");
        put_uuid(uuid);
        PUT("\"");
    }
    PUT("]}");
    if (sqlite3_step(commit) != SQLITE_DONE) fail(sqlite3_errmsg(database));
    sqlite3_reset(commit);
}

int main(int count, char **arguments) {
    if (count != 3) fail("usage: floor-save SCHEMA memory|FILE");
    int in_memory = !strcmp(arguments[2], "memory");
    open_database(in_memory ? ":memory:" : arguments[2]);
    if (!in_memory) {
        execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
        next_ordered = 1ULL << 40;
    }
    char *schema = NULL, *line = NULL;
    size_t capacity = 0;
    FILE *file = fopen(arguments[1], "r");
    if (!file || getdelim(&schema, &capacity, 0, file) < 0) fail("cannot read the schema");
    fclose(file);
    execute(schema);
    sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE"), *commit = prepare("COMMIT");
    sqlite3_stmt *insert = prepare(
        "INSERT INTO sample (uuid, type, lengthClass, startDate, endDate, value, unit, count, sourceRevision)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, 1)");
    capacity = 0;
    for (ssize_t length; (length = getline(&line, &capacity, stdin)) > 0;) {
        json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
        json_t *objects = json_object_get(json_object_get(request, "params"), "objects");
        put_envelope(json_integer_value(json_object_get(request, "id")));
        if (objects) save(objects, begin, insert, commit);
        else PUT("{\"success\":true}");
        PUT("}\n");
        flush_output();
        json_decref(request);
    }
    sqlite3_finalize(begin);
    sqlite3_finalize(commit);
    sqlite3_finalize(insert);
    return sqlite3_close(database);
}
