import HealthModel
import Testing

@testable import HealthGenerator

/// Seasons of both hemispheres, and conditions.
struct ConditionsTests {
    /// The mean resting heart rate of the plans of a month of 2024.
    private static func restingHeartRate(month: Int, in name: String) throws -> Double {
        let zone = try zone(name)
        let days = try (1...40).flatMap { seed in
            try plans(
                options(seed: UInt64(seed), days: 28, until: CalendarDay(year: 2024, month: month, day: 28)) {
                    $0.timeZone = zone
                    $0.trips = []
                })
        }
        return days.map(\.restingHeartRate).reduce(0, +) / Double(days.count)
    }

    @Test(arguments: [("Europe/Berlin", 1, 7), ("Australia/Perth", 7, 1), ("America/Argentina/Salta", 7, 1)])
    func `the heart is fastest in winter`(zone: String, winter: Int, summer: Int) throws {
        let difference = try Self.restingHeartRate(month: winter, in: zone) - Self.restingHeartRate(month: summer, in: zone)
        #expect((0.8...3.2).contains(difference), "\(difference)")
    }

    @Test func `the summer of one hemisphere is the winter of the other`() throws {
        let (north, south) = (try zone("Europe/Paris"), try zone("Pacific/Auckland"))
        #expect(Season.cold(onDay: 19_743, midwinter: 20, in: north) > 0.99)
        #expect(Season.cold(onDay: 19_743, midwinter: 20, in: south) < -0.99)
    }

    /// The mean systolic and diastolic pressure of many people at 60.
    private static func pressure(_ hypertension: GenerateOptions.Hypertension) throws -> (systolic: Double, diastolic: Double) {
        let values = try (1...2000).map { seed in
            Person(try options(seed: UInt64(seed)) { $0.hypertension = hypertension }).bloodPressure(atAge: 60)
        }
        let count = Double(values.count)
        return (values.map(\.systolic).reduce(0, +) / count, values.map(\.diastolic).reduce(0, +) / count)
    }

    @Test func `hypertension has the published blood pressure`() throws {
        let untreated = try Self.pressure(.untreated)
        #expect((149...154).contains(untreated.systolic) && (88...91).contains(untreated.diastolic))
        let treated = try Self.pressure(.treated)
        #expect((130.5...133.5).contains(treated.systolic) && (78.5...80.5).contains(treated.diastolic))
        let usual = try Self.pressure(.none)
        #expect(abs(usual.systolic - 122.6) < 0.01 && abs(usual.diastolic - 75.5) < 0.01)
    }

    @Test func `a person with hypertension measures it, and is otherwise the same person`() throws {
        let types: Set<ObjectType> = [.bloodPressure, try type("stepCount")]
        let usual = try Generated(try options { $0.types = types })
        let ill = try Generated(
            try options(until: CalendarDay(year: 2025, month: 7, day: 6)) {
                $0.types = types
                $0.hypertension = .untreated
                $0.days = 91
            })
        #expect(try usual.samples(.bloodPressure).isEmpty)
        #expect(try ill.samples(.bloodPressure).count > 20)
        // The types of the members are not chosen.
        for sample in try ill.samples(.bloodPressure) {
            guard case .correlation(let members) = sample.content else { continue }
            #expect(members.count == 2)
        }
        #expect(Person(try options()).weight == Person(try options { $0.hypertension = .treated }).weight)
    }
}
