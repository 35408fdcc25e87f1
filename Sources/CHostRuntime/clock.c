#include "CHostRuntime.h"
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_set;
static atomic_llong emulated;

void host_clock_set(int64_t milliseconds) {
    atomic_store(&emulated, milliseconds);
    atomic_store(&is_set, true);
}

void host_clock_release(void) { atomic_store(&is_set, false); }

// Takes the place of the function of the C library, so that `Date()` is the emulated time.
int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock != CLOCK_REALTIME || !atomic_load(&is_set)) return (int)syscall(SYS_clock_gettime, clock, time);
    long long milliseconds = atomic_load(&emulated);
    long long remainder = milliseconds % 1000;
    if (remainder < 0) remainder += 1000;
    time->tv_sec = (time_t)((milliseconds - remainder) / 1000);
    time->tv_nsec = (long)(remainder * 1000000);
    return 0;
}
