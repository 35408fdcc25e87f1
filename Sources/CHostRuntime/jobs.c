#include "CHostRuntime.h"

// A hook of the Swift runtime (ConcurrencyHooks.def).
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, void *original);

static void (*enqueue_job)(void *job);

static __attribute__((swiftcall)) void enqueue_global(void *job, void *original) { enqueue_job(job); }

void host_jobs_capture(void (*enqueue)(void *job)) {
    enqueue_job = enqueue;
    swift_task_enqueueGlobal_hook = enqueue_global;
}
