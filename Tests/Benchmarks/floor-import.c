// The floor for importing: parses an export of `write-export` with libxml2's SAX2, and inserts the rows of its samples in one
// transaction. The schema is the host's, with two indexes on samples, and UUIDs begin with the time. The floor supports only
// the elements of `write-export`. It does not handle damage or repeated samples, and it has none of HealthKit's rules.
//
//     floor-import SCHEMA FILE EXPORT
//     floor-import EXPORT                only parses and counts the elements
//
// SCHEMA is an SQL file with the schema of the host's store.
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

// Converts a date such as 2024-01-01 08:00:00 +0100 to ms since 1970.
static int64_t read_date(const char *text) {
    int year = digits(text, 4), month = digits(text + 5, 2), day = digits(text + 8, 2);
    if (month <= 2) year--;
    int era = year / 400, of_era = year % 400, of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    int64_t days = era * 146097LL + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
    int64_t seconds = days * 86400 + digits(text + 11, 2) * 3600 + digits(text + 14, 2) * 60 + digits(text + 17, 2);
    int zone = digits(text + 21, 2) * 3600 + digits(text + 23, 2) * 60;
    return (seconds - (text[20] == '-' ? -zone : zone)) * 1000;
}

// A text in the parser's buffer.
struct span {
    const char *start;
    size_t length;
};

// The row of a text in a table. Rows are cached, because there are few different texts.
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

static sqlite3_stmt *types, *units, *sources, *devices, *add_chunk, *add_member, *add_measured;

// The data of the open elements.
static char metadata[4096], detail[16384];
static size_t metadata_size, detail_size;
static double beats[256];
static size_t beat_count;
static int is_in_correlation, is_in_workout;

// The rows of blood pressures. The correlations follow in the same order.
static int64_t pressures[2][10000], correlation_count;
static int64_t pressure_counts[2];
static int pressure_kind;

static int is(const char *name, const char *other) { return !strcmp(name, other); }

static int begins(struct span text, const char *beginning) {
    size_t length = strlen(beginning);
    return text.length >= length && !memcmp(text.start, beginning, length);
}

static double number(struct span text) {
    static const struct { const char *constant; int value; } constants[] = {
        {"HKCategoryValueAppleStandHourStood", 0}, {"HKCategoryValueAppleStandHourIdle", 1}, {"HKCategoryValueSleepAnalysisAwake", 2},
        {"HKCategoryValueSleepAnalysisAsleepCore", 3}, {"HKCategoryValueSleepAnalysisAsleepDeep", 4}, {"HKCategoryValueSleepAnalysisAsleepREM", 5},
    };
    if (text.length && *text.start == 'H')
        for (size_t index = 0; index < sizeof constants / sizeof *constants; index++)
            if (begins(text, constants[index].constant)) return constants[index].value;
    char copy[64];
    snprintf(copy, sizeof copy, "%.*s", (int)text.length, text.start);
    return strtod(copy, NULL);
}

static struct { struct span type, unit, value, source, device, start, end; int64_t from, until, row, source_row; } open_sample;

static void read_attributes(int attribute_count, const xmlChar **attributes) {
    memset(&open_sample, 0, sizeof open_sample);
    for (int index = 0; index < attribute_count; index++) {
        const char *name = (const char *)attributes[5 * index];
        const char *from = (const char *)attributes[5 * index + 3], *to = (const char *)attributes[5 * index + 4];
        struct span text = {from, to - from};
        if (is(name, "type")) open_sample.type = text;
        else if (is(name, "unit")) open_sample.unit = text;
        else if (is(name, "value")) open_sample.value = text;
        else if (is(name, "sourceName")) open_sample.source = text;
        else if (is(name, "device")) open_sample.device = text;
        else if (is(name, "startDate")) open_sample.start = text;
        else if (is(name, "endDate")) open_sample.end = text;
    }
    if (!open_sample.source.start || open_sample.start.length != 25 || open_sample.end.length != 25) fail("not a sample");
    // A device begins with an address, which differs each time.
    struct span *device = &open_sample.device;
    const char *comma = device->start ? memchr(device->start, ',', device->length) : NULL;
    if (comma) device->length -= comma - device->start, device->start = comma;
}

static void bind_sample(struct span type) {
    int64_t from = read_date(open_sample.start.start), length = read_date(open_sample.end.start) - from;
    uint64_t high = (uint64_t)from << 16 | 0x8000 | (next_random() & 0xFFF), low = next_random() >> 2 | 1ULL << 63;
    uint64_t uuid[2] = {__builtin_bswap64(high), __builtin_bswap64(low)};
    open_sample.from = from;
    open_sample.until = from + length;
    open_sample.row = ++count;
    open_sample.source_row = row_of(sources, open_sample.source);
    sqlite3_bind_int64(insert, 1, count);
    sqlite3_bind_blob(insert, 2, uuid, sizeof uuid, SQLITE_TRANSIENT);
    sqlite3_bind_int64(insert, 3, row_of(types, type));
    sqlite3_bind_int(insert, 4, length ? (67 - __builtin_clzll(length)) / 4 : 0);
    sqlite3_bind_int64(insert, 5, from);
    sqlite3_bind_int64(insert, 6, from + length);
    sqlite3_bind_double(insert, 7, number(open_sample.value));
    if (open_sample.unit.start) sqlite3_bind_int64(insert, 8, row_of(units, open_sample.unit));
    else sqlite3_bind_null(insert, 8);
    sqlite3_bind_int64(insert, 9, open_sample.source_row);
    if (open_sample.device.start) sqlite3_bind_int64(insert, 10, row_of(devices, open_sample.device));
    else sqlite3_bind_null(insert, 10);
    metadata_size = detail_size = 0;
}

static void run(sqlite3_stmt *statement) {
    if (sqlite3_step(statement) != SQLITE_DONE) fail(sqlite3_errmsg(database));
    sqlite3_reset(statement);
}

static void add_sample(void) {
    if (metadata_size) {
        metadata[metadata_size++] = '}';
        sqlite3_bind_blob(insert, 11, metadata, metadata_size, SQLITE_STATIC);
    } else {
        sqlite3_bind_null(insert, 11);
    }
    if (detail_size) sqlite3_bind_blob(insert, 12, detail, detail_size, SQLITE_STATIC);
    else sqlite3_bind_null(insert, 12);
    run(insert);
}

// Heartbeats of a record become a separate sample.
static void add_beats(void) {
    sqlite3_bind_int64(add_chunk, 1, count + 1);
    sqlite3_bind_blob(add_chunk, 2, beats, beat_count * sizeof *beats, SQLITE_STATIC);
    run(add_chunk);
    beat_count = 0;
    metadata_size = 0;
    sqlite3_bind_int64(insert, 1, ++count);
    uint64_t uuid[2] = {__builtin_bswap64((uint64_t)open_sample.from << 16), next_random()};
    sqlite3_bind_blob(insert, 2, uuid, sizeof uuid, SQLITE_TRANSIENT);
    sqlite3_bind_int64(insert, 3, row_of(types, (struct span){"HKDataTypeIdentifierHeartbeatSeries", 35}));
    add_sample();
}

static void connect_pressures(void) {
    for (int kind = 0; kind < 2; kind++) {
        sqlite3_bind_int64(add_member, 1, count);
        sqlite3_bind_int64(add_member, 2, pressures[kind][correlation_count]);
        run(add_member);
    }
    correlation_count++;
}

static struct { int64_t row, from, until, source; } workouts[10000];
static int workout_count;

// At the end, connects each workout with the samples that the watch measured during it.
static void connect_workouts(void) {
    static const char *measured[] = {"HeartRate", "ActiveEnergyBurned", "BasalEnergyBurned", "DistanceWalkingRunning"};
    for (int index = 0; index < workout_count; index++)
        for (int type = 0; type < 4; type++) {
            char name[64];
            int size = snprintf(name, sizeof name, "HKQuantityTypeIdentifier%s", measured[type]);
            sqlite3_bind_int64(add_measured, 1, workouts[index].row);
            sqlite3_bind_int64(add_measured, 2, row_of(types, (struct span){name, size}));
            sqlite3_bind_int64(add_measured, 3, workouts[index].from);
            sqlite3_bind_int64(add_measured, 4, workouts[index].until);
            sqlite3_bind_int64(add_measured, 5, workouts[index].source);
            run(add_measured);
        }
}

static void append(char *texts, size_t capacity, size_t *size, int attribute_count, const xmlChar **attributes) {
    for (int index = 0; index < attribute_count; index++) {
        const xmlChar **attribute = attributes + 5 * index;
        int length = attribute[4] - attribute[3];
        if (*size + length + 64 > capacity) fail("text too long for this floor");
        *size += snprintf(texts + *size, capacity - *size, "%s\"%s\":\"%.*s\"", *size ? "," : "{", (const char *)attribute[0], length, attribute[3]);
    }
}

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted,
                          const xmlChar **attributes) {
    (void)context, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted;
    const char *element = (const char *)name;
    if (is(element, "Record")) {
        if (is_in_correlation) return;
        read_attributes(attribute_count, attributes);
        bind_sample(open_sample.type);
        pressure_kind = begins(open_sample.type, "HKQuantityTypeIdentifierBloodPressureDiastolic")  ? 1
                        : begins(open_sample.type, "HKQuantityTypeIdentifierBloodPressureSystolic") ? 0 : -1;
    } else if (is(element, "MetadataEntry")) {
        append(metadata, sizeof metadata, &metadata_size, attribute_count, attributes);
    } else if (is(element, "InstantaneousBeatsPerMinute")) {
        if (beat_count < sizeof beats / sizeof *beats) beats[beat_count++] = strtod((const char *)attributes[8], NULL);
    } else if (is(element, "Correlation")) {
        read_attributes(attribute_count, attributes);
        bind_sample(open_sample.type);
        is_in_correlation = 1;
    } else if (is(element, "Workout")) {
        read_attributes(attribute_count, attributes);
        bind_sample((struct span){"HKWorkoutTypeIdentifier", 23});
        is_in_workout = 1;
        append(detail, sizeof detail, &detail_size, 3, attributes);
    } else if (is_in_workout && (is(element, "WorkoutEvent") || is(element, "WorkoutStatistics"))) {
        append(detail, sizeof detail, &detail_size, attribute_count, attributes);
    }
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)context, (void)prefix, (void)uri;
    const char *element = (const char *)name;
    if (is(element, "Record")) {
        if (is_in_correlation) return;
        add_sample();
        if (beat_count) add_beats();
        if (pressure_kind >= 0) pressures[pressure_kind][pressure_counts[pressure_kind]++] = count;
    } else if (is(element, "Correlation")) {
        add_sample();
        connect_pressures();
        is_in_correlation = 0;
    } else if (is(element, "Workout")) {
        add_sample();
        is_in_workout = 0;
        workouts[workout_count].row = open_sample.row;
        workouts[workout_count].from = open_sample.from;
        workouts[workout_count].until = open_sample.until;
        workouts[workout_count++].source = open_sample.source_row;
    }
}

static void count_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted,
                          const xmlChar **attributes) {
    (void)context, (void)name, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)attribute_count;
    (void)defaulted, (void)attributes;
    count++;
}

static void parse(const char *path, xmlSAXHandler *handler) {
    xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(handler, NULL, NULL, 0, NULL);
    static char piece[256 << 10];
    FILE *file = fopen(path, "r");
    if (!file || !parser) fail("cannot read the export");
    for (size_t size; (size = fread(piece, 1, sizeof piece, file)) > 0;)
        if (xmlParseChunk(parser, piece, size, 0)) fail("the export is not well-formed");
    if (xmlParseChunk(parser, NULL, 0, 1)) fail("the export is not well-formed");
}

static void prepare_store(const char *schema_file, const char *path) {
    open_database(path);
    execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768");
    char *schema = NULL;
    size_t capacity = 0;
    FILE *file = fopen(schema_file, "r");
    if (!file || getdelim(&schema, &capacity, 0, file) < 0) fail("cannot read the schema");
    fclose(file);
    execute(schema);
    execute("BEGIN IMMEDIATE");
    types = prepare("INSERT INTO objectType (identifier) VALUES (?1)");
    units = prepare("INSERT INTO unit (unitString) VALUES (?1)");
    sources = prepare("INSERT INTO source (bundleIdentifier, name) VALUES (?1, ?1)");
    devices = prepare("INSERT INTO device (properties) VALUES (?1)");
    add_chunk = prepare("INSERT INTO seriesChunk VALUES (?1, 0, ?2)");
    add_member = prepare("INSERT INTO correlationMember VALUES (?1, ?2)");
    // Length classes of samples of up to a minute (basal energy: six minutes): no duration, or three to five digits of milliseconds.
    add_measured = prepare(
        "INSERT INTO workoutSample SELECT ?1, id FROM sample WHERE type = ?2 AND lengthClass IN (0, 3, 4, 5) AND startDate >= ?3"
        " AND startDate <= ?4 AND endDate <= ?4 AND sourceRevision = ?5");
    insert = prepare(
        "INSERT INTO sample (id, uuid, type, lengthClass, startDate, endDate, value, unit, count, sourceRevision, device,"
        " metadata, detail) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, ?9, ?10, ?11, ?12)");
}

int main(int argument_count, char **arguments) {
    if (argument_count == 2) {
        parse(arguments[1], &(xmlSAXHandler){.initialized = XML_SAX2_MAGIC, .startElementNs = count_element});
    } else if (argument_count == 4) {
        prepare_store(arguments[1], arguments[2]);
        parse(arguments[3], &(xmlSAXHandler){
            .initialized = XML_SAX2_MAGIC, .startElementNs = start_element, .endElementNs = end_element});
        connect_workouts();
        execute("COMMIT");
    } else {
        fail("usage: floor-import [SCHEMA FILE] EXPORT");
    }
    printf("%lld\n", (long long)count);
    return 0;
}
