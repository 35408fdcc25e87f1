import AppRuntime
import CHostRuntime
import Foundation
import HealthModel

/// The real time as the process sees it: `Date()`.
enum MachineClock {
    static func set(to instant: Date) {
        host_clock_set(instant.milliseconds)
    }

    static func release() { host_clock_release() }
}

/// The jobs of Swift concurrency run on the loop of the app, so that their order is always the same.
enum ConcurrencyJobs {
    static func capture() {
        unsafe host_jobs_capture { job in
            let job = unsafe unsafeBitCast(job, to: UnownedJob.self)
            AppLoop.shared.append {
                // The executor without an actor.
                let executor = unsafe unsafeBitCast((nil as UnsafeRawPointer?, 0), to: UnownedSerialExecutor.self)
                unsafe job.runSynchronously(on: executor)
            }
        }
    }
}
