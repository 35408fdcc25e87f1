// Shared by the floors: reading lines, writing bytes, dates, numbers and UUIDs.
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static inline void fail(const char *what) {
    fprintf(stderr, "floor: %s\n", what);
    exit(1);
}

static sqlite3 *database;

static inline void open_database(const char *path) {
    if (sqlite3_open(path, &database)) fail(sqlite3_errmsg(database));
}

static inline void execute(const char *sql) {
    if (sqlite3_exec(database, sql, NULL, NULL, NULL)) fail(sqlite3_errmsg(database));
}

static inline sqlite3_stmt *prepare(const char *sql) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL)) fail(sqlite3_errmsg(database));
    return statement;
}

// Output is buffered in 64 KiB, the capacity of a pipe.
static char output[1 << 16];
static size_t output_size;

static inline void flush_output(void) {
    for (size_t written = 0; written < output_size;) {
        ssize_t part = write(1, output + written, output_size - written);
        if (part < 0) exit(1);
        written += part;
    }
    output_size = 0;
}

static inline void put(const char *bytes, size_t count) {
    if (output_size + count > sizeof output) flush_output();
    memcpy(output + output_size, bytes, count);
    output_size += count;
}

#define PUT(literal) put(literal, sizeof literal - 1)

static inline void put_uuid(const uint8_t *uuid) {
    static const char digits[] = "0123456789ABCDEF";
    char text[36], *end = text;
    for (int index = 0; index < 16; index++) {
        if (index == 4 || index == 6 || index == 8 || index == 10) *end++ = '-';
        *end++ = digits[uuid[index] >> 4];
        *end++ = digits[uuid[index] & 15];
    }
    put(text, sizeof text);
}

static inline void two_digits(char *text, int number) {
    text[0] = '0' + number / 10;
    text[1] = '0' + number % 10;
}

static inline void put_date(int64_t date) {
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

static inline void put_real(double value) {
    char text[32];
    for (int precision = 15; precision <= 17; precision++) {
        snprintf(text, sizeof text, "%.*g", precision, value);
        if (strtod(text, NULL) == value) break;
    }
    if (!strpbrk(text, ".e")) strcat(text, ".0");
    put(text, strlen(text));
}

// Writes the start of a response, up to its result.
static inline void put_envelope(long long id) {
    char text[64];
    put(text, snprintf(text, sizeof text, "{\"jsonrpc\":\"2.0\",\"id\":%lld,\"result\":", id));
}
