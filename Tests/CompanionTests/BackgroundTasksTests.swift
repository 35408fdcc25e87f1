import BackgroundTasks
import Synchronization
import Testing

struct BackgroundTasksTests {
    private let identifier = "refresh.\(UUID())"
    private let scheduler = BGTaskScheduler.shared

    @Test func `a task is launched, and completes`() async throws {
        #expect(
            scheduler.register(forTaskWithIdentifier: identifier, using: nil) { task in
                task.setTaskCompleted(success: task is BGProcessingTask)
            }
        )
        #expect(!scheduler.register(forTaskWithIdentifier: identifier, using: nil) { _ in })
        #expect(!scheduler.simulateLaunch(forTaskWithIdentifier: identifier))
        let request = BGProcessingTaskRequest(identifier: identifier)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
        request.requiresExternalPower = true
        try scheduler.submit(request)
        let pending = try #require(await scheduler.pendingTaskRequests().first { $0.identifier == identifier })
        #expect(pending.earliestBeginDate == request.earliestBeginDate)
        #expect((pending as? BGProcessingTaskRequest)?.requiresExternalPower == true)
        #expect(scheduler.simulateLaunch(forTaskWithIdentifier: identifier))
        #expect(scheduler.simulatedResult(forTaskWithIdentifier: identifier) == true)
        #expect(!scheduler.simulateExpiration(forTaskWithIdentifier: identifier))
    }

    @Test func `the time of a task runs out`() throws {
        let expirations = Mutex(0)
        scheduler.register(forTaskWithIdentifier: identifier, using: .global()) { task in
            task.expirationHandler = { expirations.withLock { $0 += 1 } }
        }
        try scheduler.submit(BGProcessingTaskRequest(identifier: identifier))
        #expect(scheduler.simulateLaunch(forTaskWithIdentifier: identifier))
        #expect(scheduler.simulateExpiration(forTaskWithIdentifier: identifier))
        #expect(expirations.withLock { $0 } == 1)
        #expect(scheduler.simulatedResult(forTaskWithIdentifier: identifier) == nil)
    }

    @Test func `a request without a handler is refused`() {
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: identifier))
        }
    }
}
