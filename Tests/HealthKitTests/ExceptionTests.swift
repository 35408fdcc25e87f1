import HealthEngine
import HealthKit
import HealthModel
import Testing

extension StoreTests {
    /// An exception stops the thread of the app for good. The host goes on.
    @Test func `an exception gives the engine back (QRY-01)`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            let (exceptions, continuation) = AsyncStream.makeStream(of: NativeException.self)
            HealthKitEmulator.current.raise = { exception in
                continuation.yield(exception)
                while true { Thread.sleep(forTimeInterval: 3600) }
            }
            let emulator = HealthKitEmulator.current
            Thread {
                let query = HKSampleQuery(sampleType: Self.steps, predicate: nil, limit: 1, sortDescriptors: nil) {
                    _,
                    _,
                    _ in
                }
                store.execute(query)
                store.execute(query)
            }.start()
            var iterator = exceptions.makeAsyncIterator()
            let exception = await iterator.next()
            #expect(exception?.reason.hasSuffix("already been executed and cannot be executed again") == true)
            #expect(emulator.perform { $0.isHealthDataAvailable })
        }
    }
}
