#ifndef HOST_RUNTIME_H
#define HOST_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

/// Sets the time that the process sees as the real time, in milliseconds since 1970.
void host_clock_set(int64_t milliseconds);
/// Returns to the machine's time.
void host_clock_release(void);

/// Passes the jobs of Swift concurrency, other than those of the main actor, to a function instead of threads.
void host_jobs_capture(void (*_Nonnull enqueue)(void *_Nonnull job));

/// Calls a function when a check of Swift fails, which would end the process. The function does not return.
void host_traps_capture(void (*_Nonnull trapped)(void));

/// Writes what the process prints line by line, so that nothing is lost when another program takes its place.
void host_output_by_lines(void);

/// A file in memory that another program can read after `execv`; -1 if there is none.
int host_memory_file(void);

#endif
