#ifndef HOST_RUNTIME_H
#define HOST_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

/// Sets the time that the process sees as the real time, in milliseconds since 1970.
void host_clock_set(int64_t milliseconds);
/// Calls a function if the process has read the emulated time ten million times since it was set.
void host_clock_capture(void (*_Nonnull exhausted)(void));
/// Returns to the machine's time.
void host_clock_release(void);

/// Passes the jobs of Swift concurrency, other than those of the main actor, to a function instead of threads.
void host_jobs_capture(void (*_Nonnull enqueue)(void *_Nonnull job));

/// Whether the main dispatch queue has blocks that the run loop has not run.
int host_main_queue_has_work(void);

/// Calls a function on a signal that would end the process: a check of Swift that fails, `abort`, a bad address, a full stack. The
/// function does not return. If it takes more than ten seconds, the process ends.
void host_faults_capture(void (*_Nonnull faulted)(int signal_number));

/// Ends the process by SIGALRM after ten seconds, unless another program takes its place.
void host_end_soon(void);

/// Calls a function with the status when the process calls `exit`.
void host_exit_capture(void (*_Nonnull exited)(int status));

/// Writes what the process prints line by line, so that nothing is lost when another program takes its place.
void host_output_by_lines(void);

/// Lets functions such as `readLine` find no input, which belongs to the client.
void host_input_none(void);

/// A file in memory that another program can read after `execv`; -1 if there is none.
int host_memory_file(void);

#endif
