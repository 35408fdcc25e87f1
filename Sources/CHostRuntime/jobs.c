#include "CHostRuntime.h"
#include <poll.h>

// A hook of the Swift runtime (ConcurrencyHooks.def).
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, void *original);

static void (*enqueue_job)(void *job);

static __attribute__((swiftcall)) void enqueue_global(void *job, void *original) { enqueue_job(job); }

void host_jobs_capture(void (*enqueue)(void *job)) {
    enqueue_job = enqueue;
    swift_task_enqueueGlobal_hook = enqueue_global;
}

// With the run loop, libdispatch shares a descriptor that can be read while the main queue has blocks.
extern int _dispatch_get_main_queue_handle_4CF(void);

int host_main_queue_has_work(void) {
    struct pollfd entry = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    return poll(&entry, 1, 0) != 0;
}
