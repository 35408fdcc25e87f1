import HealthEngine
import HealthKit
import HealthModel
import Testing

extension StoreTests {
    /// An exception stops the thread of the app for good. The host goes on.
    @Test func `an exception gives the engine back (QRY-01)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            let emulator = HealthKitEmulator.current
            let exception = await Self.exception {
                let query = HKSampleQuery(sampleType: Self.steps, predicate: nil, limit: 1, sortDescriptors: nil) {
                    _,
                    _,
                    _ in
                }
                store.execute(query)
                store.execute(query)
            }
            #expect(exception?.reason.hasSuffix("already been executed and cannot be executed again") == true)
            #expect(emulator.perform { $0.isHealthDataAvailable })
        }
    }

    @Test func `the day of an activity summary needs a calendar (OTH-03)`() async throws {
        try await HealthKitEmulator.withEmulator { _ in
            let day = DateComponents(year: 2026, month: 1, day: 1)
            let reason = "Date components for activity summaries must have a calendar"
            let ofOne = await Self.exception { _ = HKQuery.predicateForActivitySummary(with: day) }
            #expect(ofOne?.reason == reason)
            let ofRange = await Self.exception {
                _ = HKQuery.predicate(forActivitySummariesBetweenStart: day, end: day)
            }
            #expect(ofRange?.reason == reason)
        }
    }

    @Test func `an operator that Foundation on Linux lacks can be named, and is refused`() async throws {
        try await HealthKitEmulator.withEmulator { _ in
            let custom = await Self.exception { (CustomSelector() as any OperatorUse).use() }
            #expect(custom?.reason == "Unsupported operator type 11 for a health data predicate")
            let other = await Self.exception { _ = HKQuery.predicateForWorkouts(with: .contains, duration: 1) }
            #expect(other?.reason.hasPrefix("Unsupported operator type") == true)
        }
    }

    /// The exception that a function raises in a thread, which stops there.
    private static func exception(_ function: @escaping @Sendable () -> Void) async -> NativeException? {
        let (exceptions, continuation) = AsyncStream.makeStream(of: NativeException.self)
        HealthKitEmulator.current.raise = { exception in
            continuation.yield(exception)
            while true { Thread.sleep(forTimeInterval: 3600) }
        }
        Thread(block: function).start()
        var iterator = exceptions.makeAsyncIterator()
        return await iterator.next()
    }
}

private protocol OperatorUse {
    func use()
}

private struct CustomSelector: OperatorUse {
    /// Foundation on Linux marks its operators as deprecated.
    @available(*, deprecated)
    func use() { _ = NSComparisonPredicate.Operator.customSelector }
}
