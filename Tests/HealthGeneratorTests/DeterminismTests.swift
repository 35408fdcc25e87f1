import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthGenerator

struct DeterminismTests {
    private static func file(_ options: GenerateOptions) throws -> Data {
        let url = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).store")
        defer {
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
        }
        do {
            let phone = try Phone(path: url.path, environment: Environment(timeZone: .gmt, seed: 1))
            _ = try PersonGenerator(options).generate(into: phone)
        }
        return try Data(contentsOf: url)
    }

    @Test func `the same seed gives the same bytes, another seed gives other bytes`() throws {
        let first = try Self.file(try options(days: 5))
        #expect(try Self.file(try options(days: 5)) == first)
        #expect(try Self.file(try options(seed: 2, days: 5)) != first)
    }

    @Test func `random numbers are the same on every machine`() {
        var chance = Chance(seed: 7, .night, 20_000)
        #expect(chance.integer(0...999_999) == 460_679)
        #expect(chance.normal(0, 1) == -0.209_298_235_595_950_95)
        #expect(exponential(0.5) == 1.648_520_088_545_127_7)
    }

    @Test func `a later last day does not change earlier days`() throws {
        let long = try Generated(options(days: 12))
        let short = try Generated(options(days: 5, until: CalendarDay(year: 2025, month: 6, day: 23)))
        let all = Set(try long.samples())
        let beginning = try short.samples()
        #expect(!beginning.isEmpty)
        #expect(beginning.allSatisfy(all.contains))
        let end = try #require(try plans(options(days: 5, until: CalendarDay(year: 2025, month: 6, day: 23))).last?.end)
        // Values of several days end later.
        #expect(
            all.filter { $0.startDate.timeIntervalSince1970 < Double(end) && $0.endDate.timeIntervalSince($0.startDate) < 86_400 }
                .count
                == beginning.count { $0.endDate.timeIntervalSince($0.startDate) < 86_400 })
    }

    @Test func `a later first day does not change later days`() throws {
        let long = Set(try Generated(options(days: 12)).samples())
        #expect(try Generated(options(days: 5)).samples().allSatisfy(long.contains))
    }

    @Test func `choosing types does not change their samples`() throws {
        let all = try Generated(options(days: 6))
        let chosen: [ObjectType] = [.stepCount, .workout, .sleepAnalysis, .workoutRoute, .heartbeatSeries]
        let some = try Generated(options(days: 6) { $0.types = Set(chosen) })
        #expect(Set(some.report.types.map(\.type)).isSubset(of: chosen))
        for type in chosen where type != .workoutRoute {
            #expect(try some.samples(type) == all.samples(type), "\(type)")
        }
    }

    @Test func `setting a property does not change the others`() throws {
        let drawn = Person(try options())
        let given = Person(try options { ($0.fitness, $0.dateOfBirth) = (.high, CalendarDay(year: 1980, month: 2, day: 1)) })
        #expect(drawn.name == given.name)
        #expect(drawn.isFemale == given.isFemale)
        #expect(drawn.height == given.height)
        #expect(drawn.weight == given.weight)
        #expect(drawn.chronotype == given.chronotype)
        #expect(drawn.commute == given.commute)
    }

    @Test func `generating the same person again changes nothing`() throws {
        let generated = try Generated(options(days: 4))
        let before = try generated.samples()
        let again = try #require(try PersonGenerator(options(days: 4)).generate(into: generated.phone))
        #expect(again.total.added == 0)
        #expect(again.total.present == generated.report.total.added)
        #expect(try generated.samples() == before)
    }

    @Test func `two people share a store`() throws {
        let generated = try Generated(options(days: 3))
        let other = try #require(try PersonGenerator(options(seed: 2, days: 3)).generate(into: generated.phone))
        #expect(other.total.present == 0)
        #expect(
            try generated.samples(.stepCount).count > generated.report.types.first { $0.type == .stepCount }?.counts.added ?? 0
        )
    }

    @Test func `a cancelled generation leaves the store unchanged`() throws {
        let generated = try Generated(options(days: 3))
        let before = try generated.samples()
        var seen: [Int] = []
        let report = try PersonGenerator(options(seed: 2, days: 30)).generate(into: generated.phone) { progress in
            seen.append(progress.days)
            return progress.fraction < 0.1
        }
        #expect(report == nil)
        #expect(seen == [1, 2, 3])
        #expect(try generated.samples() == before)
    }
}
