import HealthModel
import Testing

@testable import HealthGenerator

/// The properties of two hundred people.
struct PersonTests {
    private static func people(_ change: (inout GenerateOptions) -> Void = { _ in }) throws -> [Person] {
        try (1...200).map { Person(try options(seed: $0, change)) }
    }

    private static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

    private static let day = 20_269

    @Test func `every property is plausible`() throws {
        for person in try Self.people() {
            #expect((140...205).contains(person.height))
            #expect((35...160).contains(person.weight))
            #expect((42...88).contains(person.restingHeartRate))
            #expect((145...210).contains(person.maximumHeartRate(onDay: Self.day)))
            #expect((14...70).contains(person.oxygenUptake(onDay: Self.day)))
            #expect((12...160).contains(person.variability(onDay: Self.day)))
            #expect((0.6...2.4).contains(person.basalRate(onDay: Self.day) * 1440 / 1000))
            #expect((2000...24_000).contains(person.steps))
            #expect((150...1500).contains(person.moveGoal))
            #expect((25...65).contains(person.age(onDay: Self.day)))
            #expect((22...40).contains(person.cycleLength))
        }
    }

    @Test func `averages match studies`() throws {
        let people = try Self.people()
        #expect((64...67).contains(Self.mean(people.map(\.restingHeartRate))))
        #expect((6.2...6.7).contains(Self.mean(people.map(\.sleepNeed))))
        #expect((6800...9200).contains(Self.mean(people.map(\.steps))))
        #expect((24.5...27.5).contains(Self.mean(people.map { $0.weight / $0.height / $0.height * 10_000 })))
        #expect((0.4...0.6).contains(Self.mean(people.map { $0.isFemale ? 1 : 0 })))
    }

    @Test func `fit people have a lower heart rate and walk more`() throws {
        let fit = try Self.people { $0.fitness = .high }
        let unfit = try Self.people { $0.fitness = .low }
        #expect(Self.mean(fit.map(\.restingHeartRate)) + 8 < Self.mean(unfit.map(\.restingHeartRate)))
        #expect(Self.mean(fit.map(\.steps)) > 1.5 * Self.mean(unfit.map(\.steps)))
        #expect(
            Self.mean(fit.map { $0.oxygenUptake(onDay: Self.day) })
                > 1.2 * Self.mean(unfit.map { $0.oxygenUptake(onDay: Self.day) })
        )
    }

    @Test func `given properties are used`() throws {
        let person = Person(
            try options {
                ($0.sex, $0.height, $0.weight) = (.female, 171, 66.5)
                ($0.chronotype, $0.workoutsPerWeek) = (.late, 6)
                $0.dateOfBirth = CalendarDay(year: 1988, month: 5, day: 6)
            }
        )
        #expect(person.isFemale)
        #expect(person.height == 171)
        #expect(person.weight == 66.5)
        #expect(person.chronotype == .late)
        #expect(person.workoutsPerWeek == 6)
        #expect(person.dateOfBirth == CalendarDay(year: 1988, month: 5, day: 6))
    }

    @Test func `cycles follow each other, and their lengths match studies`() throws {
        var lengths: [Int] = []
        for person in try Self.people({ $0.hasMenstrualCycle = true }).prefix(60) {
            #expect(person.isFemale)
            var before = MenstrualCycle(onDay: 19_000, of: person)
            for day in 19_001...19_600 {
                let cycle = MenstrualCycle(onDay: day, of: person)
                #expect(cycle.day == before.day + 1 || cycle.day == 0 && before.day == before.length - 1)
                if cycle.day == 0 {
                    lengths.append(cycle.length)
                    #expect((15...50).contains(cycle.length))
                    #expect((3...9).contains(cycle.bleedingDays))
                    #expect(cycle.ovulation >= cycle.length - 17 && cycle.ovulation < cycle.length - 8)
                }
                before = cycle
            }
        }
        #expect((28...30.5).contains(Self.mean(lengths.map(Double.init))))
    }
}
