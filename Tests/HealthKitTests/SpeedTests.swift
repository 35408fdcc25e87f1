import HealthEngine
import HealthKit
import HealthModel
import Testing

/// Two implementations, measured in turn. Other tests run at the same time, so each counts with its shortest time, and
/// a measurement is repeated until it shows the expected ratio, or is known not to.
extension StoreTests {
    @Test func `a large result costs at most twice the engine's own time`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            let unit = HealthModel.Unit.count
            let samples = try (0..<100_000).map { index in
                try Sample(
                    type: .stepCount,
                    quantity: Quantity(unit: unit, value: Double(index)),
                    startDate: Self.start + Double(index),
                    endDate: Self.start + Double(index)
                )
            }
            try HealthKitEmulator.current.perform { _ = try $0.save(samples) }
            var (engine, module) = (Duration.seconds(1000), Duration.seconds(1000))
            for round in 0..<100 where round < 3 || module >= engine * 2 {
                let clock = ContinuousClock()
                engine = min(
                    engine,
                    try clock.measure {
                        let found = try HealthKitEmulator.current.perform { try $0.execute(SampleQuery(.stepCount)) }
                        #expect(found.count == 100_000)
                    }
                )
                let begin = clock.now
                let found: [HKSample] = try await Self.result { handler in
                    store.execute(
                        HKSampleQuery(
                            sampleType: Self.steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
                        ) { _, samples, error in handler(samples, error) }
                    )
                }
                #expect((found as? [HKQuantitySample])?.count == 100_000)
                module = min(module, clock.now - begin)
            }
            #expect(module < engine * 2, "\(module) instead of \(engine)")
        }
    }

    @Test func `saving a thousand samples costs at most one and a half times the engine's own time`() async throws {
        try await HealthKitEmulator.withEmulator { store in
            var (engine, module) = (Duration.seconds(1000), Duration.seconds(1000))
            let clock = ContinuousClock()
            for round in 0..<300 where round < 20 || module >= engine * 1.5 {
                let start = Self.start + Double(round) * 200_000
                let samples = try (0..<1000).map { index in
                    try Sample(
                        type: .stepCount,
                        quantity: Quantity(unit: .count, value: 1),
                        startDate: start + Double(index) * 60,
                        endDate: start + Double(index + 1) * 60
                    )
                }
                engine = min(engine, try clock.measure { try HealthKitEmulator.current.perform { _ = try $0.save(samples) } })
                let objects = (0..<1000).map { Self.sample(1, at: Double(round) * 200_000 + 100_000 + Double($0) * 60) }
                let begin = clock.now
                let isSaved: Bool = try await Self.result { handler in
                    store.save(objects) { success, error in handler(success, error) }
                }
                module = min(module, clock.now - begin)
                #expect(isSaved)
            }
            #expect(module < engine * 1.5, "\(module) instead of \(engine)")
        }
    }
}
