// The floor for generating a population: writes the files of a part again, with the same bytes.
//
//     floor-population PART OUTPUT FILES [STORE]
//
// FILES is a text with the path of each file below PART. The values are read before the clock starts: numbers, dates and UUIDs, between
// texts that do not change. With STORE, the program saves the rows of samples in SQLite, in one transaction, and reads them by type and
// date. Prints the processor time in seconds. It plans no day, draws no number, merges no sources and computes no statistics.
#include "floor.h"
#include <ctype.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>

enum kind { TEXT, INTEGER, REAL, DATE, UUID };

struct token {
    enum kind kind;
    uint32_t length;
    union {
        const char *text;
        double real;
        int64_t integer;
        uint8_t uuid[16];
    } value;
};

static struct token *tokens;
static size_t token_count, token_capacity;

static int is_like(const char *text, const char *pattern) {
    for (; *pattern; text++, pattern++) {
        int fits = *pattern == '0' ? isdigit((unsigned char)*text) : *pattern == 'A' ? isxdigit((unsigned char)*text) : *text == *pattern;
        if (!fits) return 0;
    }
    return 1;
}

static int64_t milliseconds(const char *date) {
    int year, month, day, hour, minute, second;
    char text[20] = "";
    // A scan of the whole file would look for its end first.
    memcpy(text, date, 19);
    if (sscanf(text, "%4d-%2d-%2dT%2d:%2d:%2d", &year, &month, &day, &hour, &minute, &second) != 6) fail("a date is invalid");
    if (month < 3) year--, month += 12;
    int64_t days = 365LL * year + year / 4 - year / 100 + year / 400 + (153 * (month - 3) + 2) / 5 + day - 719469;
    return ((days * 24 + hour) * 60 + minute) * 60000 + second * 1000;
}

static int digit(char text) { return isdigit((unsigned char)text) ? text - '0' : text - 'A' + 10; }

static void put_token(const struct token *token) {
    char text[24];
    switch (token->kind) {
    case TEXT: put(token->value.text, token->length); break;
    case INTEGER: put(text, snprintf(text, sizeof text, "%lld", (long long)token->value.integer)); break;
    case REAL: put_real(token->value.real); break;
    case DATE: put_date(token->value.integer); break;
    case UUID: put_uuid(token->value.uuid); break;
    }
}

// The token at a text; its kind is TEXT if other bytes would be written.
static struct token token_at(const char *text, const char *previous) {
    struct token token = {TEXT, 1, {.text = text}};
    if (*previous == '"' && is_like(text, "0000-00-00T00:00:00Z\"")) {
        token = (struct token){DATE, 20, {.integer = milliseconds(text)}};
    } else if (*previous == '"' && is_like(text, "AAAAAAAA-AAAA-AAAA-AAAA-AAAAAAAAAAAA\"")) {
        token = (struct token){UUID, 36, {.text = NULL}};
        for (int index = 0, at = 0; index < 16; index++, at += 2) {
            if (text[at] == '-') at++;
            token.value.uuid[index] = digit(text[at]) << 4 | digit(text[at + 1]);
        }
    } else if (*previous == ':' && (isdigit((unsigned char)*text) || *text == '-')) {
        uint32_t length = strspn(text, "0123456789.eE+-");
        if (memchr(text, '.', length)) token = (struct token){REAL, length, {.real = strtod(text, NULL)}};
        else token = (struct token){INTEGER, length, {.integer = strtoll(text, NULL, 10)}};
    }
    if (token.kind == TEXT) return token;
    output_size = 0;
    put_token(&token);
    if (output_size != token.length || memcmp(output, text, token.length)) token = (struct token){TEXT, token.length, {.text = text}};
    output_size = 0;
    return token;
}

static void add(struct token token) {
    struct token *last = token_count ? tokens + token_count - 1 : NULL;
    if (token.kind == TEXT && last && last->kind == TEXT && last->value.text + last->length == token.value.text) {
        last->length += token.length;
        return;
    }
    if (token_count == token_capacity) {
        token_capacity = token_capacity ? 2 * token_capacity : 1 << 20;
        if (!(tokens = realloc(tokens, token_capacity * sizeof *tokens))) fail("there is no memory");
    }
    tokens[token_count++] = token;
}

static const char *content(const char *path, size_t *size) {
    FILE *file = fopen(path, "r");
    struct stat status;
    if (!file || fstat(fileno(file), &status)) fail(path);
    char *bytes = malloc(status.st_size + 64);
    if (!bytes || fread(bytes, 1, status.st_size, file) != (size_t)status.st_size) fail(path);
    memset(bytes + status.st_size, 0, 64);
    fclose(file);
    *size = status.st_size;
    return bytes;
}

struct file {
    char path[4096];
    size_t first, last;
    int is_sample;
};

static void write_file(const struct file *file) {
    char path[4096];
    strcpy(path, file->path);
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0777);
        *slash = '/';
    }
    int descriptor = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0666);
    if (descriptor < 0 || dup2(descriptor, 1) < 0) fail(path);
    close(descriptor);
    for (size_t index = file->first; index < file->last; index++) put_token(tokens + index);
    flush_output();
}

// Saves the dates, the value and the UUID of each row of samples, and reads them by type and date.
static void store(const struct file *files, int count) {
    execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; BEGIN;"
            "CREATE TABLE sample (id INTEGER PRIMARY KEY, uuid BLOB UNIQUE, type INTEGER, startDate INTEGER, endDate INTEGER, value REAL);"
            "CREATE INDEX byDate ON sample (type, startDate)");
    sqlite3_stmt *insert = prepare("INSERT INTO sample (uuid, type, startDate, endDate, value) VALUES (?, ?, ?, ?, ?)");
    for (int number = 0; number < count; number++) {
        int dates = 0;
        for (size_t index = files[number].first; files[number].is_sample && index < files[number].last; index++) {
            const struct token *token = tokens + index;
            if (token->kind == DATE && dates++ < 2) sqlite3_bind_int64(insert, 2 + dates, token->value.integer);
            if (token->kind == REAL) sqlite3_bind_double(insert, 5, token->value.real);
            if (token->kind == UUID) sqlite3_bind_blob(insert, 1, token->value.uuid, 16, SQLITE_STATIC);
            if (token->kind != TEXT || !memchr(token->value.text, '\n', token->length)) continue;
            sqlite3_bind_int(insert, 2, number);
            if (sqlite3_step(insert) != SQLITE_DONE) fail(sqlite3_errmsg(database));
            sqlite3_reset(insert);
            dates = 0;
        }
    }
    execute("COMMIT");
    sqlite3_stmt *select = prepare("SELECT uuid, startDate, endDate, value FROM sample ORDER BY type, startDate");
    int64_t sum = 0;
    while (sqlite3_step(select) == SQLITE_ROW) sum += sqlite3_column_int64(select, 1) + *(const uint8_t *)sqlite3_column_blob(select, 0);
    if (!sum) fail("no sample was saved");
}

static double processor_time(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

int main(int count, char **arguments) {
    if (count < 4) fail("usage: floor-population PART OUTPUT FILES [STORE]");
    size_t size;
    char *names = (char *)content(arguments[3], &size), path[4096];
    struct file *files = calloc(100000, sizeof *files);
    int file_count = 0;
    for (char *name = strtok(names, "\n"); name; name = strtok(NULL, "\n")) {
        struct file *file = files + file_count++;
        snprintf(path, sizeof path, "%s/%s", arguments[1], name);
        snprintf(file->path, sizeof file->path, "%s/%s", arguments[2], name);
        file->is_sample = !strncmp(name, "samples/", 8) && !strstr(name, "Workout");
        file->first = token_count;
        const char *bytes = content(path, &size);
        for (size_t at = 0, length; at < size; at += length) {
            struct token token = at ? token_at(bytes + at, bytes + at - 1) : (struct token){TEXT, 1, {.text = bytes}};
            length = token.length;
            add(token);
        }
        file->last = token_count;
    }
    int result = dup(1);
    double start = processor_time();
    if (count > 4) {
        open_database(arguments[4]);
        store(files, file_count);
    }
    for (int index = 0; index < file_count; index++) write_file(files + index);
    dprintf(result, "%.4f\n", processor_time() - start);
}
