import Glibc
import HealthEngine
import HealthKit
import HealthModel
import Testing

/// Two implementations, measured in turn by the processor time of the process. So these tests run alone, as a part of `.ci/tests`.
/// The checks do not optimize the module. Each implementation counts with its shortest time, and a measurement is repeated until it
/// shows the expected ratio, or is known not to.
@Suite(.serialized) struct SpeedTests {
    @Test func `a large result costs at most three times the engine's own time`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            let samples = try (0..<100_000).map { index in
                let date = StoreTests.start + Double(index)
                return try Sample(
                    type: .stepCount, quantity: Quantity(unit: .count, value: Double(index)), startDate: date, endDate: date
                )
            }
            try HealthKitEmulator.current.perform { _ = try $0.save(samples) }
            var (engine, module) = (Double.infinity, Double.infinity)
            for round in 0..<100 where round < 3 || module >= engine * 3 {
                var begin = Self.processorTime()
                let found = try HealthKitEmulator.current.perform { try $0.execute(SampleQuery(.stepCount)) }
                engine = min(engine, Self.processorTime() - begin)
                #expect(found.count == 100_000)
                begin = Self.processorTime()
                let objects: [HKSample] = try await StoreTests.result { handler in
                    store.execute(
                        HKSampleQuery(
                            sampleType: StoreTests.steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
                        ) { _, samples, error in handler(samples, error) }
                    )
                }
                module = min(module, Self.processorTime() - begin)
                #expect((objects as? [HKQuantitySample])?.count == 100_000)
            }
            #expect(module < engine * 3, "\(module) s instead of \(engine) s")
        }
    }

    @Test func `saving a thousand samples costs at most one and a half times the engine's own time`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            var (engine, module) = (Double.infinity, Double.infinity)
            for round in 0..<300 where round < 20 || module >= engine * 1.5 {
                let offset = Double(round) * 200_000
                let samples = try (0..<1000).map { index in
                    let start = StoreTests.start + offset + Double(index) * 60
                    return try Sample(
                        type: .stepCount, quantity: Quantity(unit: .count, value: 1), startDate: start, endDate: start + 60
                    )
                }
                var begin = Self.processorTime()
                try HealthKitEmulator.current.perform { _ = try $0.save(samples) }
                engine = min(engine, Self.processorTime() - begin)
                let objects = (0..<1000).map { StoreTests.sample(1, at: offset + 100_000 + Double($0) * 60) }
                begin = Self.processorTime()
                let isSaved: Bool = try await StoreTests.result { handler in
                    store.save(objects) { success, error in handler(success, error) }
                }
                module = min(module, Self.processorTime() - begin)
                #expect(isSaved)
            }
            #expect(module < engine * 1.5, "\(module) s instead of \(engine) s")
        }
    }

    /// The processor time of all threads of this process, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
