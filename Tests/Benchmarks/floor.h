// What the floors share: lines in, bytes out, dates, numbers and UUIDs, as plain C does them.
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

// Output is gathered in 64 KiB, which is what a pipe takes at once.
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

// The response's beginning, up to its result.
static inline void put_envelope(long long id) {
    char text[64];
    put(text, snprintf(text, sizeof text, "{\"jsonrpc\":\"2.0\",\"id\":%lld,\"result\":", id));
}
