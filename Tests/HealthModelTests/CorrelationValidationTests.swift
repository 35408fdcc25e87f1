import Foundation
import HealthModel
import Testing

struct CorrelationValidationTests {
    private let systolic = Result { try Fixture.sample("bloodPressureSystolic", 120, "mmHg") }
    private let diastolic = Result { try Fixture.sample("bloodPressureDiastolic", 80, "mmHg") }

    private func correlation(_ type: ObjectType, _ objects: [Sample]) throws -> Sample {
        try Sample(type: type, objects: objects, startDate: Fixture.date, endDate: Fixture.date)
    }

    @Test(arguments: [ObjectType.bloodPressure, .food])
    func `a correlation is not empty (SAVE-20)`(type: ObjectType) {
        expectRefusal("HKCorrelation: Objects must contain one or more HKSample") { try correlation(type, []) }
    }

    @Test func `a blood pressure has both parts (SAVE-22; project decision)`() throws {
        let (systolic, diastolic) = (try systolic.get(), try diastolic.get())
        _ = try correlation(.bloodPressure, [systolic, diastolic])
        expectRefusal { try correlation(.bloodPressure, [systolic]) }
        expectRefusal { try correlation(.bloodPressure, [diastolic, diastolic]) }
    }

    @Test func `a food may contain any dietary samples, but no others (SAVE-21, SAVE-22; project decision)`() throws {
        let water = try Fixture.sample("dietaryWater", 0.2, "L")
        let energy = try Fixture.sample("dietaryEnergyConsumed", 90, "kcal")
        _ = try correlation(.food, [water])
        _ = try correlation(.food, [water, energy, water])
        expectRefusal { try correlation(.food, [water, try Fixture.steps()]) }
        expectRefusal { try correlation(.food, [try Fixture.category("sleepAnalysis", 3)]) }
    }

    @Test func `members may have other dates than their correlation (SAVE-22)`() throws {
        let (systolic, diastolic) = (try systolic.get(), try diastolic.get())
        let later = Fixture.date + 3600
        _ = try Sample(type: .bloodPressure, objects: [systolic, diastolic], startDate: later, endDate: later)
    }

    @Test func `a correlation cannot contain a correlation or a workout (SAVE-21)`() throws {
        let (systolic, diastolic) = (try systolic.get(), try diastolic.get())
        let inner = try correlation(.bloodPressure, [systolic, diastolic])
        expectRefusal { try correlation(.bloodPressure, [systolic, diastolic, inner]) }
        let workout = try Sample(workout: Workout(activityType: 37), startDate: Fixture.date, endDate: Fixture.date + 60)
        expectRefusal { try correlation(.food, [workout]) }
    }

    @Test func `a correlation may have ten thousand members`() throws {
        let water = try Fixture.sample("dietaryWater", 0.2, "L")
        let many = Array(repeating: water, count: 10_000)
        _ = try correlation(.food, many)
        expectRefusal { try correlation(.food, many + [try Fixture.steps()]) }
    }
}
