import Foundation
import HealthModel
import Testing

@testable import HealthGenerator

/// Populations and personas.
struct PopulationTests {
    private static func population(people: Int, seed: UInt64 = 5) throws -> Population {
        let base = try options(seed: seed)
        var short = base
        short.sleep = 5.25
        return Population(
            people: people,
            seed: seed,
            [
                try .init("short", share: 0.25, short), try .init("old", share: 0.25, base, ages: 70...80),
                try .init(nil, share: 0.5, base),
            ]
        )
    }

    @Test func `a person depends on the seed and their number, not on the number of people`() throws {
        let (small, large) = (try Self.population(people: 3), try Self.population(people: 1000))
        for number in 1...3 {
            #expect(small.person(number).options == large.person(number).options)
            #expect(small.person(number).options.seed == UInt64(4 + number))
        }
    }

    @Test func `a person without a persona is the person of their seed`() throws {
        let base = try options(seed: 5)
        let population = Population(people: 2, seed: 5, [try .init(nil, share: 1, base)])
        #expect(population.person(1).options == base)
    }

    @Test func `the shares of groups are kept`() throws {
        let population = try Self.population(people: 2000)
        let people = (1...2000).map { population.person($0) }
        let counts = Dictionary(grouping: people) { $0.persona ?? "" }.mapValues(\.count)
        #expect((420...580).contains(counts["short"] ?? 0))
        #expect((420...580).contains(counts["old"] ?? 0))
        let births = people.filter { $0.persona == "old" }.compactMap(\.options.dateOfBirth)
        #expect(births.allSatisfy { (1944...1955).contains($0.year) })
        #expect(Set(births).count > 300)
    }

    @Test func `a group whose options contradict each other is refused`() throws {
        var base = try options()
        base.hasMenstrualCycle = true
        base.sex = .male
        #expect(throws: GenerateOptions.Invalid.self) { try Population.Group("cycle", share: 1, base) }
        var phone = try options()
        phone.devices = .phone
        phone.watchAtNight = .always
        #expect(throws: GenerateOptions.Invalid.self) { try Population.Group("phone", share: 1, phone) }
    }
}

/// What people did, beside what devices recorded.
struct TruthTests {
    @Test func `the merged steps of exact devices are nearly the true steps`() throws {
        let options = try options(seed: 3) {
            $0.gaps = .none
            $0.noise = 0
            $0.trips = []
        }
        let generated = try Generated(options)
        let truth = try PersonGenerator(options).truth()
        #expect(truth.map(\.day).last == options.lastDay)
        #expect(truth.count == options.days)
        let recorded = try generated.ofWatch(type("stepCount")).sum
        let real = truth.map(\.steps).reduce(0, +)
        // The watch misses two steps of a hundred. The evening before the first day is recorded, but is not a day.
        #expect((0.95...1.01).contains(recorded / real))
    }

    @Test func `the true sleep is that of the recorded stages`() throws {
        let options = try options(seed: 3) { $0.gaps = .none }
        let samples = try Generated(options).samples("sleepAnalysis").filter { [3, 4, 5].contains($0.value ?? 0) }
        let recorded = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
        #expect(recorded == (try PersonGenerator(options).truth()).map(\.asleep).reduce(0, +))
    }

    @Test func `sleep and steps follow their options`() throws {
        let truth = try PersonGenerator(try options(days: 200) { $0.sleep = 5 }).truth()
        let hours = truth.map { $0.awakeDate.timeIntervalSince($0.asleepDate) / 3600 }.reduce(0, +) / 200
        #expect((4.7...5.6).contains(hours))
        let walks = try PersonGenerator(try options(days: 200) { $0.steps = 15_000 }).truth().map(\.steps).reduce(0, +) / 200
        #expect((12_000...19_000).contains(walks))
    }

    @Test func `every third week of a shift worker is by night`() throws {
        let plans = try plans(
            try options(days: 63) {
                $0.work = .shifts; $0.trips = []
            })
        let byDay = plans.filter { $0.night.awake - $0.zone.midnight(of: $0.day) > 11 * 3600 + 1800 }
        #expect((10...20).contains(byDay.count))
        #expect(zip(plans, plans.dropFirst()).allSatisfy { $0.end <= $1.night.asleep })
    }

    @Test func `a watch that is off at night records no sleep, and the phone the time in bed at most`() throws {
        for gaps in GenerateOptions.Gaps.allCases {
            let generated = try Generated(
                try options {
                    $0.watchAtNight = .never; $0.gaps = gaps
                })
            #expect(
                try generated.samples("sleepAnalysis").allSatisfy { $0.sourceRevision?.source.name == "Clock" && $0.value == 0 })
        }
    }
}
