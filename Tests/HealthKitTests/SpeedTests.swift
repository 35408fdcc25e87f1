import Glibc
import HealthEngine
import HealthKit
import HealthModel
import Testing

/// Two implementations, measured in turn by the processor time of the process. So these tests run alone, as a part of `.ci/swift-tests`.
/// The checks do not optimize the module. Each implementation counts with its shortest time, and a measurement is repeated until it
/// shows the expected ratio, or is known not to.
@Suite(.serialized) struct SpeedTests {
    @Test func `a large result costs at most three times the engine's own time`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            try Self.saveSteps(100_000)
            try await Self.expect(atMost: 3) {
                let found = try HealthKitEmulator.current.perform { try $0.execute(SampleQuery(.stepCount)) }
                #expect(found.count == 100_000)
            } module: {
                let objects: [HKSample] = try await StoreTests.result { handler in
                    store.execute(
                        HKSampleQuery(
                            sampleType: StoreTests.steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
                        ) { _, samples, error in handler(samples, error) }
                    )
                }
                #expect((objects as? [HKQuantitySample])?.count == 100_000)
            }
        }
    }

    @Test(arguments: [false, true])
    func `statistics over 100,000 samples cost at most 1.2 times the engine's own time`(hasPredicate: Bool) async throws {
        let end = StoreTests.start + 99_000
        try await HealthKitEmulator.withEmulator { store in
            try Self.saveSteps(100_000)
            try await Self.expect(atMost: 1.2) {
                let predicate = hasPredicate ? SamplePredicate.samples(start: StoreTests.start, end: end, options: []) : .all
                let query = StatisticsQuery(.stepCount, predicate, .cumulativeSum)
                let statistics = try HealthKitEmulator.current.perform { try $0.execute(query) }
                #expect(statistics.figures.sum != nil)
            } module: {
                let predicate = hasPredicate ? HKQuery.predicateForSamples(withStart: StoreTests.start, end: end) : nil
                let sum: HKQuantity = try await StoreTests.result { handler in
                    store.execute(
                        HKStatisticsQuery(
                            quantityType: StoreTests.steps, quantitySamplePredicate: predicate, options: .cumulativeSum
                        ) { _, statistics, error in handler(statistics?.sumQuantity(), error) }
                    )
                }
                #expect(sum.doubleValue(for: .count()) > 0)
            }
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

    /// Saves samples of steps, one each second.
    private static func saveSteps(_ count: Int) throws {
        let samples = try (0..<count).map { index in
            let date = StoreTests.start + Double(index)
            return try Sample(
                type: .stepCount, quantity: Quantity(unit: .count, value: Double(index)), startDate: date, endDate: date
            )
        }
        try HealthKitEmulator.current.perform { _ = try $0.save(samples) }
    }

    /// Expects that the module needs at most a multiple of the engine's time.
    private static func expect(
        atMost ratio: Double, engine: () throws -> Void, module: () async throws -> Void
    ) async throws {
        var (engineTime, moduleTime) = (Double.infinity, Double.infinity)
        for round in 0..<100 where round < 3 || moduleTime >= engineTime * ratio {
            var begin = processorTime()
            try engine()
            engineTime = min(engineTime, processorTime() - begin)
            begin = processorTime()
            try await module()
            moduleTime = min(moduleTime, processorTime() - begin)
        }
        #expect(moduleTime < engineTime * ratio, "\(moduleTime) s instead of \(engineTime) s")
    }

    /// The processor time of all threads of this process, in seconds.
    private static func processorTime() -> Double {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
