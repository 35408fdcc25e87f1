// Writes an export of the Health app like that of a person with a phone and a watch: about 2,800 records a day of some thirty
// types, grouped by type, a third of them with metadata. Includes heartbeats, blood pressures, workouts and rings.
//
//     write-export DAYS FILE
//
// Prints the number of samples. The same number of days gives the same bytes.
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MINUTE = 60, HOUR = 3600, DAY = 86400 };

static FILE *file;
static int days;
static int64_t samples;
static uint64_t state = 1;

static uint64_t chance(uint64_t below) {
    state = state * 6364136223846793005 + 1442695040888963407;
    return (state >> 33) % below;
}

static void put(const char *format, ...) {
    va_list values;
    va_start(values, format);
    vfprintf(file, format, values);
    va_end(values);
}

// The text of a date, given in seconds since the start of the first day, in the winter time of Paris. The last texts are cached.
static const char *date(int64_t second) {
    static char texts[4][32];
    static int64_t seconds[4], day_of_text[4] = {-1, -1, -1, -1};
    static int turn;
    for (int index = 0; index < 4; index++)
        if (day_of_text[index] >= 0 && seconds[index] == second) return texts[index];
    turn = (turn + 1) % 4;
    int64_t day = second / DAY;
    char *text = texts[turn];
    if (day_of_text[turn] != day) {
        time_t instant = 1451606400 + day * DAY;  // from 2016
        strftime(text, sizeof texts[0], "%Y-%m-%d 00:00:00 +0100", gmtime(&instant));
    }
    int parts[] = {second % DAY / HOUR, second % HOUR / MINUTE, second % MINUTE};
    for (int index = 0; index < 3; index++) {
        text[11 + 3 * index] = '0' + parts[index] / 10;
        text[12 + 3 * index] = '0' + parts[index] % 10;
    }
    seconds[turn] = second;
    day_of_text[turn] = day;
    return text;
}

enum source { PHONE, WATCH, DIARY, CUFF };

// Writes the first attributes of a sample of a source. The address of a device differs each time.
static void put_source(enum source source, int64_t second) {
    int version = second / DAY / 60;
    switch (source) {
        case PHONE:
            put("sourceName=\"Anna’s iPhone\" sourceVersion=\"%d.%d\" device=\"&lt;&lt;HKDevice: 0x28%07lx&gt;, name:iPhone, manufacturer:Apple Inc.,"
                " model:iPhone, hardware:iPhone12,1, software:%d.%d&gt;\"",
                10 + version / 6, version % 6, chance(1 << 28), 10 + version / 6, version % 6);
            break;
        case WATCH:
            put("sourceName=\"Anna’s Apple\u00a0Watch\" sourceVersion=\"%d.%d\" device=\"&lt;&lt;HKDevice: 0x28%07lx&gt;, name:Apple Watch,"
                " manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:%d.%d&gt;\"",
                3 + version / 6, version % 6, chance(1 << 28), 3 + version / 6, version % 6);
            break;
        case DIARY: put("sourceName=\"Food Diary\" sourceVersion=\"%d\"", 400 + version); break;
        case CUFF: put("sourceName=\"Cuff\" sourceVersion=\"2.%d\"", version); break;
    }
}

static void put_dates(int64_t start, int64_t end) {
    put(" creationDate=\"%s\"", date(end));
    put(" startDate=\"%s\"", date(start));
    put(" endDate=\"%s\"", date(end));
}

static void put_metadata(const char *indent, const char *key, const char *value) {
    put("%s<MetadataEntry key=\"%s\" value=\"%s\"/>\n", indent, key, value);
}

// The samples of a type on a day: `count` from each source, between two hours, each of at most `length` seconds.
struct series {
    const char *type, *unit;
    enum source source;
    int count, from, to, length, least, most, decimals;
    enum source second;
};

static const struct series all[] = {
    {"HeartRate", "count/min", WATCH, 800, 0, 24, 0, 46, 150, 0, WATCH},
    {"ActiveEnergyBurned", "kcal", WATCH, 900, 6, 23, 60, 40, 6000, 3, WATCH},
    {"BasalEnergyBurned", "kcal", WATCH, 240, 0, 24, 360, 5000, 9000, 3, WATCH},
    {"StepCount", "count", PHONE, 320, 7, 22, 600, 4, 400, 0, WATCH},
    {"DistanceWalkingRunning", "km", PHONE, 320, 7, 22, 600, 100, 40000, 5, WATCH},
    {"RespiratoryRate", "count/min", WATCH, 40, 0, 7, 0, 11, 19, 0, WATCH},
    {"OxygenSaturation", "%", WATCH, 15, 0, 24, 0, 93, 100, 2, WATCH},
    {"EnvironmentalAudioExposure", "dBASPL", WATCH, 30, 7, 23, 1800, 40000, 90000, 3, WATCH},
    {"AppleStandTime", "min", WATCH, 20, 7, 22, 300, 1, 5, 0, WATCH},
    {"AppleExerciseTime", "min", WATCH, 30, 7, 22, 60, 1, 1, 0, WATCH},
    {"FlightsClimbed", "count", PHONE, 8, 7, 22, 120, 1, 4, 0, PHONE},
    {"WalkingSpeed", "km/hr", PHONE, 12, 8, 20, 60, 3000, 6000, 3, PHONE},
    {"WalkingStepLength", "cm", PHONE, 12, 8, 20, 60, 55, 80, 0, PHONE},
    {"WalkingDoubleSupportPercentage", "%", PHONE, 12, 8, 20, 60, 250, 330, 3, PHONE},
    {"RestingHeartRate", "count/min", WATCH, 1, 0, 20, HOUR, 52, 66, 0, WATCH},
    {"DietaryWater", "mL", DIARY, 6, 8, 21, 0, 150, 500, 0, DIARY},
    {"DietaryEnergyConsumed", "Cal", DIARY, 4, 8, 21, 0, 50, 900, 0, DIARY},
};

static void put_value(const struct series *series) {
    int value = series->least + chance(series->most - series->least + 1), power = 1;
    for (int index = 0; index < series->decimals; index++) power *= 10;
    if (series->decimals) put(" value=\"%d.%0*d\"", value / power, series->decimals, value % power);
    else put(" value=\"%d\"", value);
}

static void put_quantities(const struct series *series) {
    static const char *contexts[] = {"0", "1", "2"};
    int span = (series->to - series->from) * HOUR / series->count;
    for (int day = 0; day < days; day++)
        for (int index = 0; index < series->count; index++) {
            int64_t start = (int64_t)day * DAY + series->from * HOUR + index * span + chance(span);
            int64_t end = start + (series->length ? 1 + chance(series->length) : 0);
            samples++;
            put(" <Record type=\"HKQuantityTypeIdentifier%s\" ", series->type);
            put_source(chance(2) ? series->source : series->second, start);
            put(" unit=\"%s\"", series->unit);
            put_dates(start, end);
            put_value(series);
            if (series == all) {
                put(">\n");
                put_metadata("  ", "HKMetadataKeyHeartRateMotionContext", contexts[chance(3)]);
                put(" </Record>\n");
            } else if (series->source == DIARY) {
                put(">\n");
                put_metadata("  ", "HKFoodType", chance(2) ? "Apple &amp; Pear" : "Müsli");
                put_metadata("  ", "HKTimeZone", "Europe/Paris");
                put(" </Record>\n");
            } else {
                put("/>\n");
            }
        }
}

// Heart rate variability of six minutes a day, each with its heartbeats.
static void put_variability(void) {
    for (int day = 0; day < days; day++)
        for (int index = 0; index < 6; index++) {
            int64_t start = (int64_t)day * DAY + (2 + 3 * index) * HOUR + chance(HOUR);
            samples += 2;
            put(" <Record type=\"HKQuantityTypeIdentifierHeartRateVariabilitySDNN\" ");
            put_source(WATCH, start);
            put(" unit=\"ms\"");
            put_dates(start, start + MINUTE);
            put(" value=\"%d.%04d\">\n  <HeartRateVariabilityMetadataList>\n", 20 + (int)chance(80), (int)chance(10000));
            int hundredths = start % (DAY / 2) * 100;
            for (int beat = 0; beat < 45; beat++) {
                int bpm = 50 + chance(30);
                hundredths += 6000 / bpm;
                int second = hundredths / 100;
                put("   <InstantaneousBeatsPerMinute bpm=\"%d\" time=\"%d:%02d:%02d.%02d %s\"/>\n", bpm,
                    second / HOUR % 12 ? second / HOUR % 12 : 12, second % HOUR / MINUTE, second % MINUTE, hundredths % 100,
                    start % DAY < DAY / 2 ? "am" : "pm");
            }
            put("  </HeartRateVariabilityMetadataList>\n </Record>\n");
        }
}

static void put_category(const char *type, enum source source, int64_t start, int64_t end, const char *value, int has_zone) {
    samples++;
    put(" <Record type=\"HKCategoryTypeIdentifier%s\" ", type);
    put_source(source, start);
    put_dates(start, end);
    put(" value=\"HKCategoryValue%s\"", value);
    if (!has_zone) {
        put("/>\n");
        return;
    }
    put(">\n");
    put_metadata("  ", "HKTimeZone", "Europe/Paris");
    put(" </Record>\n");
}

static void put_categories(void) {
    static const char *stages[] = {"SleepAnalysisAsleepCore", "SleepAnalysisAsleepDeep", "SleepAnalysisAsleepREM", "SleepAnalysisAwake"};
    for (int day = 0; day < days; day++)
        for (int hour = 7; hour < 23; hour++) {
            int64_t start = (int64_t)day * DAY + hour * HOUR;
            put_category("AppleStandHour", WATCH, start, start + HOUR, chance(4) ? "AppleStandHourStood" : "AppleStandHourIdle", 0);
        }
    for (int day = 0; day < days; day++) {
        int64_t start = (int64_t)day * DAY;
        for (int index = 0; index < 24; index++) {
            int64_t end = start + 10 * MINUTE + chance(10 * MINUTE);
            put_category("SleepAnalysis", WATCH, start, end, stages[index % 11 == 10 ? 3 : chance(3)], 1);
            start = end;
        }
    }
}

static void put_pressure(const char *kind, int64_t start, int value) {
    put(" <Record type=\"HKQuantityTypeIdentifierBloodPressure%s\" ", kind);
    put_source(CUFF, start);
    put(" unit=\"mmHg\"");
    put_dates(start, start);
    put(" value=\"%d\"/>\n", value);
}

// Every sixth day. The members are among the records, too.
static void put_pressures(void) {
    static const char *kinds[] = {"Systolic", "Diastolic"};
    for (int kind = 0; kind < 2; kind++)
        for (int day = 0; day < days; day += 6) {
            samples++;
            put_pressure(kinds[kind], (int64_t)day * DAY + 8 * HOUR + day % 50, 120 - 40 * kind + day % 17);
        }
    for (int day = 0; day < days; day += 6) {
        int64_t start = (int64_t)day * DAY + 8 * HOUR + day % 50;
        samples++;
        put(" <Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\" ");
        put_source(CUFF, start);
        put_dates(start, start);
        put(">\n");
        for (int kind = 0; kind < 2; kind++) put_pressure(kinds[kind], start, 120 - 40 * kind + day % 17);
        put(" </Correlation>\n");
    }
}

static void put_statistics(const char *type, int64_t start, int64_t end, const char *figures) {
    put("  <WorkoutStatistics type=\"HKQuantityTypeIdentifier%s\" startDate=\"%s\"", type, date(start));
    put(" endDate=\"%s\" %s/>\n", date(end), figures);
}

static void put_workouts(void) {
    static const char *kinds[] = {"Running", "Walking", "FunctionalStrengthTraining"};
    for (int day = 0; day < days; day++) {
        int64_t start = (int64_t)day * DAY + 17 * HOUR + chance(HOUR), end = start + 20 * MINUTE + chance(40 * MINUTE);
        char figures[128];
        samples++;
        put(" <Workout workoutActivityType=\"HKWorkoutActivityType%s\" duration=\"%.4f\" durationUnit=\"min\" ", kinds[day % 3],
            (end - start) / 60.0);
        put_source(WATCH, start);
        put_dates(start, end);
        put(">\n");
        put_metadata("  ", "HKIndoorWorkout", day % 3 == 2 ? "1" : "0");
        put_metadata("  ", "HKTimeZone", "Europe/Paris");
        put_metadata("  ", "HKAverageMETs", "8.24046 kcal/hr·kg");
        for (int64_t lap = start; lap + 5 * MINUTE <= end; lap += 5 * MINUTE)
            put("  <WorkoutEvent type=\"HKWorkoutEventTypeSegment\" date=\"%s\" duration=\"5\" durationUnit=\"min\"/>\n", date(lap));
        snprintf(figures, sizeof figures, "average=\"%d.25\" minimum=\"88\" maximum=\"%d\" unit=\"count/min\"", 110 + day % 30, 150 + day % 30);
        put_statistics("HeartRate", start, end, figures);
        snprintf(figures, sizeof figures, "sum=\"%d.125\" unit=\"kcal\"", 150 + day % 300);
        put_statistics("ActiveEnergyBurned", start, end, figures);
        snprintf(figures, sizeof figures, "sum=\"%d.0625\" unit=\"kcal\"", 40 + day % 30);
        put_statistics("BasalEnergyBurned", start, end, figures);
        snprintf(figures, sizeof figures, "sum=\"%d.5\" unit=\"km\"", 3 + day % 7);
        if (day % 3 < 2) put_statistics("DistanceWalkingRunning", start, end, figures);
        put(" </Workout>\n");
    }
}

static void put_rings(void) {
    for (int day = 0; day < days; day++)
        put(" <ActivitySummary dateComponents=\"%.10s\" activeEnergyBurned=\"%d.5\" activeEnergyBurnedGoal=\"450\" activeEnergyBurnedUnit=\"Cal\""
            " appleMoveTime=\"0\" appleMoveTimeGoal=\"0\" appleExerciseTime=\"%d\" appleExerciseTimeGoal=\"30\" appleStandHours=\"%d\""
            " appleStandHoursGoal=\"12\"/>\n", date((int64_t)day * DAY), 300 + day % 400, 20 + day % 60, 8 + day % 8);
}

int main(int count, char **arguments) {
    if (count != 3 || (days = atoi(arguments[1])) < 1 || !(file = fopen(arguments[2], "w"))) {
        fprintf(stderr, "usage: write-export DAYS FILE\n");
        return 1;
    }
    setvbuf(file, NULL, _IOFBF, 1 << 20);
    put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n<!-- HealthKit Export Version: 13 -->\n"
        "<!ELEMENT HealthData ANY>\n]>\n<HealthData locale=\"en_US\">\n");
    put(" <ExportDate value=\"%s\"/>\n <Me HKCharacteristicTypeIdentifierDateOfBirth=\"1985-04-12\""
        " HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSexFemale\" HKCharacteristicTypeIdentifierBloodType=\"HKBloodTypeAPositive\""
        " HKCharacteristicTypeIdentifierFitzpatrickSkinType=\"HKFitzpatrickSkinTypeII\""
        " HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse=\"None\"/>\n", date((int64_t)days * DAY));
    for (size_t index = 0; index < sizeof all / sizeof *all; index++) put_quantities(&all[index]);
    put_variability();
    put_categories();
    put_pressures();
    put_workouts();
    put_rings();
    put("</HealthData>\n");
    if (fclose(file)) {
        perror("write-export");
        return 1;
    }
    printf("%lld\n", (long long)samples);
    return 0;
}
