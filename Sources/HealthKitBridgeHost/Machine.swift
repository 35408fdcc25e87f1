import AppRuntime
import CHostRuntime
import Foundation

/// The time zone as the process sees it: `Calendar.current`.
enum MachineTimeZone {
    private static let variable = "TZ"
    /// The variable as the process got it.
    private static let original = ProcessInfo.processInfo.environment[variable]
    nonisolated(unsafe) private static var name: String?

    static func set(to zone: TimeZone) {
        guard unsafe name != zone.identifier else { return }
        unsafe name = zone.identifier
        // The variable is read before it changes.
        _ = original
        unsafe setenv(variable, zone.identifier, 1)
        NSTimeZone.resetSystemTimeZone()
    }

    /// Leaves the time zone of the machine to a new process.
    static func release() {
        guard unsafe name != nil else { return }
        if let original { unsafe setenv(variable, original, 1) } else { unsafe unsetenv(variable) }
    }
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
