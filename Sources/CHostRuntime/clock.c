#define _GNU_SOURCE
#include "CHostRuntime.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

static atomic_bool is_set;
static atomic_llong emulated;

void host_clock_set(int64_t milliseconds) {
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
    long long milliseconds = atomic_load(&emulated);
    long long remainder = milliseconds % 1000;
    if (remainder < 0) remainder += 1000;
    time->tv_sec = (time_t)((milliseconds - remainder) / 1000);
    time->tv_nsec = (long)(remainder * 1000000);
    return 0;
}
