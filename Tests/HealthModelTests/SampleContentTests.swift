import Foundation
import HealthModel
import Testing

struct SampleContentTests {
    private let date = Fixture.date

    @Test func `the exception for a unit of another dimension omits the value (SAVE-03)`() throws {
        let exception = #expect(throws: NativeException.self) { try Fixture.sample("bodyMass", 80.25, "m") }
        let reason = try #require(exception?.reason)
        #expect(reason.hasSuffix(" requires unit of type Mass. Incompatible unit: m"))
        #expect(!reason.contains("80.25"))
    }

    @Test func `every quantity type accepts its unit, and names its dimension for another (SAVE-03)`() throws {
        for type in TypeCatalog.all {
            guard let attributes = type.quantity else { continue }
            let (start, end) = (date, date + 1)
            _ = try Sample(
                type: type,
                quantity: Quantity(unit: attributes.unit, value: 1),
                startDate: start,
                endDate: end,
                metadata: type.requiredMetadata.isEmpty ? [:] : ["HKInsulinDeliveryReason": .integer(1)]
            )
            let exception = #expect(throws: NativeException.self) {
                let wrong = try Fixture.quantity(1, "V^3")
                _ = try Sample(type: type, quantity: wrong, startDate: start, endDate: end)
            }
            #expect(exception?.reason.hasSuffix("requires unit of type \(attributes.dimension). Incompatible unit: V^3") == true)
        }
    }

    @Test func `a percentage may have the unit count (UNIT-16)`() throws {
        _ = try Fixture.sample("oxygenSaturation", 0.98, "count")
    }

    @Test func `the exception quotes an invalid category value (SAVE-04)`() {
        expectRefusal("Value 601 is not compatible with type HKCategoryTypeIdentifierSleepAnalysis") {
            try Fixture.category("sleepAnalysis", 601)
        }
    }

    @Test func `every category type accepts exactly its values (SAVE-04)`() throws {
        for type in TypeCatalog.all where type.kind == .category {
            let values = Set(try #require(type.values).cases.map(\.rawValue))
            for value in [Int.min, -1, Int.max] + (0...20) {
                let metadata: Metadata = type.requiredMetadata.isEmpty ? [:] : ["HKMenstrualCycleStart": .bool(true)]
                let sample = try? Sample(type: type, value: value, startDate: date, endDate: date, metadata: metadata)
                #expect((sample != nil) == values.contains(value), "\(type) \(value)")
            }
        }
    }

    @Test(arguments: ["mindfulSession", "sexualActivity", "intermenstrualBleeding", "highHeartRateEvent", "pregnancy"])
    func `a type without an enumeration accepts only 0 (SAVE-05)`(name: String) throws {
        _ = try Fixture.category(name)
        expectRefusal("Value 1 is not compatible with type \(try Fixture.type(name))") {
            try Fixture.category(name, 1)
        }
    }

    @Test func `a sample must have a type of its kind (project decision)`() throws {
        expectRefusal { try Fixture.category("stepCount") }
        expectRefusal { try Fixture.sample("sleepAnalysis", 1, "count") }
        let member = try Fixture.steps()
        for type in TypeCatalog.all {
            let (start, end) = (date, date)
            if type.kind != .correlation {
                expectRefusal { try Sample(type: type, objects: [member], startDate: start, endDate: end) }
            }
            if type.kind != .quantity {
                let one = Quantity(unit: .count, value: 1)
                expectRefusal { try Sample(type: type, quantity: one, startDate: start, endDate: end) }
            }
            if type.kind != .category {
                expectRefusal { try Sample(type: type, value: 0, startDate: start, endDate: end) }
            }
        }
    }

    @Test func `an initializer accepts all numbers, and saving refuses those that are not finite (SAVE-19)`() throws {
        _ = try Fixture.sample("appleSleepingWristTemperature", -0.4, "degC")
        try Fixture.steps(.greatestFiniteMagnitude).checkFinite()
        for value in [Double.nan, .infinity, -.infinity] {
            let sample = try Fixture.steps(value)
            expectRefusal {
                try sample.checkFinite()
                return sample
            }
        }
    }

    @Test(arguments: ["workoutEffortScore", "estimatedWorkoutEffortScore"])
    func `an effort must be between 0 and 10 (WO-33; project decision)`(name: String) throws {
        for value in [0.0, 1, 10] { _ = try Fixture.sample(name, value, "appleEffortScore") }
        for value in [-0.1, 10.1, .nan] { expectRefusal { try Fixture.sample(name, value, "appleEffortScore") } }
    }

    @Test func `a series must lie within its sample and have finite numbers (project decision)`() throws {
        func sample(_ series: [SeriesQuantity]) throws -> Sample {
            try Sample(type: .stepCount, unit: .count, series: series, startDate: date, endDate: date + 60)
        }
        func quantity(_ value: Double, _ start: TimeInterval, _ end: TimeInterval) -> SeriesQuantity {
            SeriesQuantity(value: value, startDate: date + start, endDate: date + end)
        }
        _ = try sample([quantity(1, 0, 30), quantity(2, 30, 60)])
        let wrong = [
            [], [quantity(1, -1, 30)], [quantity(1, 0, 61)], [quantity(1, 30, 20)], [quantity(.nan, 0, 1)],
            [quantity(.infinity, 0, 1), quantity(-.infinity, 1, 2)], [quantity(1, .nan, .nan)],
            [quantity(.greatestFiniteMagnitude, 0, 1), quantity(.greatestFiniteMagnitude, 1, 2)],
        ]
        for series in wrong { expectRefusal { try sample(series) } }
    }
}
