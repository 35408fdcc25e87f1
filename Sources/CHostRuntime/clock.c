#define _GNU_SOURCE
#include "CHostRuntime.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

// So many readings of a clock that stands still are a loop that waits for it.
enum { LARGEST_COUNT = 10000000 };

static atomic_bool is_set;
static atomic_llong emulated;
static atomic_int reading_count;
static void (*exhausted_function)(void);

void host_clock_capture(void (*exhausted)(void)) { exhausted_function = exhausted; }

void host_clock_set(int64_t milliseconds) {
    atomic_store(&reading_count, 0);
    atomic_store(&emulated, milliseconds);
    atomic_store(&is_set, true);
}

void host_clock_release(void) { atomic_store(&is_set, false); }

typedef int (*clock_function)(clockid_t, struct timespec *);

// The function of the C library. It reads the clock without a system call.
static int machine_clock(clockid_t clock, struct timespec *time) {
    static _Atomic(clock_function) found;
    clock_function function = atomic_load(&found);
    if (function == NULL) {
        function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        atomic_store(&found, function);
    }
    return function(clock, time);
}

// Takes the place of the function of the C library, so that `Date()` is the emulated time.
int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock != CLOCK_REALTIME || !atomic_load(&is_set)) return machine_clock(clock, time);
    if (atomic_load(&reading_count) <= LARGEST_COUNT && atomic_fetch_add(&reading_count, 1) == LARGEST_COUNT &&
        exhausted_function)
        exhausted_function();
    long long milliseconds = atomic_load(&emulated);
    long long remainder = milliseconds % 1000;
    if (remainder < 0) remainder += 1000;
    time->tv_sec = (time_t)((milliseconds - remainder) / 1000);
    time->tv_nsec = (long)(remainder * 1000000);
    return 0;
}
