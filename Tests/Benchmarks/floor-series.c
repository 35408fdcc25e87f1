// The floor for reading the elements of series: responds to each line with the locations of the route or the beats of the
// heartbeat series in a store of the host, in the host's format.
//
//     floor-series FILE
//
// It decodes the elements in SQLite's memory and prints them like floor-read. The store must have one series of each kind.
#include "floor.h"

static double real_at(const uint8_t *bytes) {
    double value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

static void put_location(const uint8_t *bytes) {
    static const char *names[] = {"\",\"latitude\":",     ",\"longitude\":", ",\"altitude\":",      ",\"horizontalAccuracy\":",
                                  ",\"verticalAccuracy\":", ",\"speed\":",    ",\"speedAccuracy\":", ",\"course\":",
                                  ",\"courseAccuracy\":"};
    int64_t timestamp;
    memcpy(&timestamp, bytes, sizeof timestamp);
    PUT("{\"timestamp\":\"");
    put_date(timestamp);
    for (int index = 0; index < 9; index++) {
        put(names[index], strlen(names[index]));
        put_real(real_at(bytes + 8 + 8 * index));
    }
    PUT("}");
}

static void put_heartbeat(const uint8_t *bytes) {
    double time = real_at(bytes);
    int is_gap = bytes[7] >> 7;
    PUT("{\"timeSinceSeriesStart\":");
    put_real(is_gap ? -time : time);
    if (is_gap) PUT(",\"precededByGap\":true}");
    else PUT(",\"precededByGap\":false}");
}

static void put_elements(sqlite3_stmt *select, const char *type, int size, void (*put_element)(const uint8_t *)) {
    int64_t count = 0;
    sqlite3_bind_text(select, 1, type, -1, SQLITE_STATIC);
    while (sqlite3_step(select) == SQLITE_ROW) {
        const uint8_t *bytes = sqlite3_column_blob(select, 0);
        int length = sqlite3_column_bytes(select, 0);
        for (int offset = 0; offset < length; offset += size) {
            if (count++) PUT(",");
            put_element(bytes + offset);
        }
    }
    if (sqlite3_reset(select)) fail(sqlite3_errmsg(database));
}

int main(int count, char **arguments) {
    if (count != 2) fail("usage: floor-series FILE");
    open_database(arguments[1]);
    sqlite3_stmt *select = prepare(
        "SELECT elements FROM sample JOIN seriesChunk ON sample = sample.id"
        " WHERE type = (SELECT id FROM objectType WHERE identifier = ?1) ORDER BY position");
    char *line = NULL;
    size_t capacity = 0;
    while (getline(&line, &capacity, stdin) > 0) {
        put_envelope(atoll(strstr(line, "\"id\":") + 5));
        if (strstr(line, "store/workoutRouteQuery")) {
            PUT("{\"locations\":[");
            put_elements(select, "HKWorkoutRouteTypeIdentifier", 80, put_location);
            PUT("],\"done\":true}}\n");
        } else if (strstr(line, "store/heartbeatSeriesQuery")) {
            PUT("{\"heartbeats\":[");
            put_elements(select, "HKDataTypeIdentifierHeartbeatSeries", 8, put_heartbeat);
            PUT("]}}\n");
        } else {
            PUT("true}\n");
        }
        flush_output();
    }
    return 0;
}
