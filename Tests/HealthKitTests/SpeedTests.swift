import HealthEngine
import HealthKit
import HealthModel
import Testing

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
            for _ in 0..<3 {
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
                            sampleType: Self.steps,
                            predicate: nil,
                            limit: HKObjectQueryNoLimit,
                            sortDescriptors: nil
                        ) { _, samples, error in handler(samples, error) }
                    )
                }
                #expect((found as? [HKQuantitySample])?.count == 100_000)
                module = min(module, clock.now - begin)
            }
            #expect(module < engine * 2, "\(module) instead of \(engine)")
        }
    }
}
