// The floor for importing: parses an export with libxml2's SAX2 and inserts its records in one transaction, in the same
// schema, with UUIDs that begin with the time. It knows no damage, no repetition, and no rule of HealthKit's.
//
//     floor-import SCHEMA FILE EXPORT
//
// SCHEMA is a file of SQL: the schema of the host's own store.
#include <libxml/parser.h>

#include "floor.h"

static sqlite3_stmt *insert;
static uint64_t random_state = 1;
static int64_t count;

static uint64_t next_random(void) {
    uint64_t word = random_state += 0x9E3779B97F4A7C15;
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
    return word ^ (word >> 31);
}

static int digits(const char *text, int length) {
    int number = 0;
    while (length--) number = number * 10 + *text++ - '0';
    return number;
}

// 2024-01-01 08:00:00 +0100, in ms since 1970.
static int64_t read_date(const char *text) {
    int year = digits(text, 4), month = digits(text + 5, 2), day = digits(text + 8, 2);
    if (month <= 2) year--;
    int era = year / 400, of_era = year % 400, of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    int64_t days = era * 146097LL + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
    int64_t seconds = days * 86400 + digits(text + 11, 2) * 3600 + digits(text + 14, 2) * 60 + digits(text + 17, 2);
    int zone = digits(text + 21, 2) * 3600 + digits(text + 23, 2) * 60;
    return (seconds - (text[20] == '-' ? -zone : zone)) * 1000;
}

// A text as it stands in the parser's buffer.
struct span {
    const char *start;
    size_t length;
};

// The row of a text in a table; the few texts that occur are remembered.
static int64_t row_of(sqlite3_stmt *statement, struct span text) {
    static struct { sqlite3_stmt *statement; char *text; size_t length; int64_t row; } known[1 << 12];
    uint64_t hash = (uintptr_t)statement;
    for (size_t index = 0; index < text.length; index++) hash = (hash ^ (uint8_t)text.start[index]) * 0x100000001B3;
    for (size_t slot = hash & 4095;; slot = (slot + 1) & 4095) {
        if (!known[slot].text) {
            sqlite3_bind_text(statement, 1, text.start, text.length, SQLITE_STATIC);
            if (sqlite3_step(statement) != SQLITE_DONE) fail(sqlite3_errmsg(database));
            sqlite3_reset(statement);
            known[slot].statement = statement;
            known[slot].text = strndup(text.start, text.length);
            known[slot].length = text.length;
            return known[slot].row = sqlite3_last_insert_rowid(database);
        }
        if (known[slot].statement == statement && known[slot].length == text.length &&
            !memcmp(known[slot].text, text.start, text.length))
            return known[slot].row;
    }
}

static sqlite3_stmt *types, *units, *sources, *devices;
static char metadata[4096];
static size_t metadata_size;

static void bind_record(int attribute_count, const xmlChar **attributes) {
    struct span type = {0}, unit = {0}, value = {0}, source = {0}, device = {0}, start = {0}, end = {0};
    for (int index = 0; index < attribute_count; index++) {
        const char *name = (const char *)attributes[5 * index];
        const char *from = (const char *)attributes[5 * index + 3], *to = (const char *)attributes[5 * index + 4];
        struct span text = {from, to - from};
        if (!strcmp(name, "type")) type = text;
        else if (!strcmp(name, "unit")) unit = text;
        else if (!strcmp(name, "value")) value = text;
        else if (!strcmp(name, "sourceName")) source = text;
        else if (!strcmp(name, "device")) device = text;
        else if (!strcmp(name, "startDate")) start = text;
        else if (!strcmp(name, "endDate")) end = text;
    }
    if (!type.start || !unit.start || !value.start || !source.start || start.length != 25 || end.length != 25)
        fail("not a quantity sample");
    // What a device begins with is an address, another each time.
    const char *comma = device.start ? memchr(device.start, ',', device.length) : NULL;
    if (comma) device.length -= comma - device.start, device.start = comma;
    char number[64];
    snprintf(number, sizeof number, "%.*s", (int)value.length, value.start);
    int64_t from = read_date(start.start), length = read_date(end.start) - from;
    uint64_t high = (uint64_t)from << 16 | 0x8000 | (next_random() & 0xFFF), low = next_random() >> 2 | 1ULL << 63;
    uint64_t uuid[2] = {__builtin_bswap64(high), __builtin_bswap64(low)};
    sqlite3_bind_int64(insert, 1, ++count);
    sqlite3_bind_blob(insert, 2, uuid, sizeof uuid, SQLITE_TRANSIENT);
    sqlite3_bind_int64(insert, 3, row_of(types, type));
    sqlite3_bind_int(insert, 4, length ? (67 - __builtin_clzll(length)) / 4 : 0);
    sqlite3_bind_int64(insert, 5, from);
    sqlite3_bind_int64(insert, 6, from + length);
    sqlite3_bind_double(insert, 7, strtod(number, NULL));
    sqlite3_bind_int64(insert, 8, row_of(units, unit));
    sqlite3_bind_int64(insert, 9, row_of(sources, source));
    if (device.start) sqlite3_bind_int64(insert, 10, row_of(devices, device));
    else sqlite3_bind_null(insert, 10);
}

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted,
                          const xmlChar **attributes) {
    (void)context, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted;
    if (!strcmp((const char *)name, "Record")) {
        metadata_size = 0;
        bind_record(attribute_count, attributes);
    } else if (!strcmp((const char *)name, "MetadataEntry")) {
        metadata_size += snprintf(
            metadata + metadata_size, sizeof metadata - metadata_size, "%s\"%.*s\":{\"integer\":%.*s}",
            metadata_size ? "," : "{", (int)(attributes[4] - attributes[3]), attributes[3],
            (int)(attributes[9] - attributes[8]), attributes[8]);
    }
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)context, (void)prefix, (void)uri;
    if (strcmp((const char *)name, "Record")) return;
    if (metadata_size) {
        metadata[metadata_size++] = '}';
        sqlite3_bind_blob(insert, 11, metadata, metadata_size, SQLITE_STATIC);
    } else {
        sqlite3_bind_null(insert, 11);
    }
    if (sqlite3_step(insert) != SQLITE_DONE) fail(sqlite3_errmsg(database));
    sqlite3_reset(insert);
}

int main(int argument_count, char **arguments) {
    if (argument_count != 4) fail("usage: floor-import SCHEMA FILE EXPORT");
    open_database(arguments[2]);
    execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768");
    char *schema = NULL;
    size_t capacity = 0;
    FILE *file = fopen(arguments[1], "r");
    if (!file || getdelim(&schema, &capacity, 0, file) < 0) fail("no schema");
    fclose(file);
    execute(schema);
    execute("BEGIN IMMEDIATE");
    types = prepare("INSERT INTO objectType (identifier) VALUES (?1)");
    units = prepare("INSERT INTO unit (unitString) VALUES (?1)");
    sources = prepare("INSERT INTO source (bundleIdentifier, name) VALUES (?1, ?1)");
    devices = prepare("INSERT INTO device (properties) VALUES (?1)");
    insert = prepare(
        "INSERT INTO sample (id, uuid, type, lengthClass, startDate, endDate, value, unit, count, sourceRevision, device,"
        " metadata) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, ?9, ?10, ?11)");
    xmlSAXHandler handler = {.initialized = XML_SAX2_MAGIC, .startElementNs = start_element, .endElementNs = end_element};
    xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&handler, NULL, NULL, 0, NULL);
    static char piece[256 << 10];
    file = fopen(arguments[3], "r");
    if (!file || !parser) fail("no export");
    for (size_t size; (size = fread(piece, 1, sizeof piece, file)) > 0;)
        if (xmlParseChunk(parser, piece, size, 0)) fail("the export is not well-formed");
    if (xmlParseChunk(parser, NULL, 0, 1)) fail("the export is not well-formed");
    execute("COMMIT");
    printf("%lld\n", (long long)count);
    return 0;
}
