import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthGenerator

/// Wrong data on request.
struct ArtefactTests {
    private static func person(_ rates: [GenerateOptions.Artefact: Double], _ types: [String]? = nil) throws -> Generated {
        try Generated(
            options(seed: 105, days: 30) {
                ($0.artefacts, $0.trips, $0.fitness) = (rates, [], .high)
                $0.types = try? types.map { Set(try $0.map { try HealthGeneratorTests.type($0) }) }
            }
        )
    }

    @Test func `the truth does not depend on artefacts`() throws {
        let rates = Dictionary(uniqueKeysWithValues: GenerateOptions.Artefact.allCases.map { ($0, 0.3) })
        let clean = try PersonGenerator(options(days: 10)).truth()
        #expect(try PersonGenerator(options(days: 10) { $0.artefacts = rates }).truth() == clean)
    }

    @Test func `a second app records workouts and nights again`() throws {
        let types = ["workout", "sleepAnalysis", "activeEnergyBurned"]
        let clean = try Self.person([:], types)
        let messy = try Self.person([.workoutDuplicates: 1, .sleepApps: 1], types)
        #expect(try messy.samples(.workout).count == 2 * clean.samples(.workout).count)
        let app = try messy.samples(.sleepAnalysis).filter { $0.sourceRevision?.source.name == "Sleep Cycle" }
        #expect(app.count { $0.value == 1 } == 30)
        #expect(try messy.samples(.activeEnergyBurned).sum > clean.samples(.activeEnergyBurned).sum)
    }

    @Test func `spikes and zeros are single values, dropouts are hours`() throws {
        let clean = try Self.person([:], ["heartRate"]).samples(.heartRate)
        let messy = try Self.person([.spikes: 0.02, .zeros: 0.01], ["heartRate"]).samples(.heartRate)
        #expect(messy.count == clean.count)
        let wrong = zip(clean, messy).filter { $0.quantity != $1.quantity }.map { $1.quantity?.value ?? 0 }
        #expect((0.02...0.04).contains(Double(wrong.count) / Double(clean.count)))
        #expect(wrong.allSatisfy { $0 == 0 || $0 > 100 })
        let holes = try Self.person([.dropouts: 0.1], ["heartRate"]).samples(.heartRate)
        let hours = { (samples: [Sample]) in Set(samples.map { Int($0.startDate.timeIntervalSince1970) / 3600 }).count }
        #expect((0.85...0.95).contains(Double(hours(holes)) / Double(hours(clean))))
    }

    @Test func `late samples arrive after those of the next day`() throws {
        let clean = try Self.person([:], ["stepCount"])
        let late = try Self.person([.late: 0.4], ["stepCount"])
        let dates = { (generated: Generated) in
            try generated.phone.healthStore.execute(AnchoredObjectQuery(.stepCount)).samples
                .map(\.startDate)
        }
        #expect(try dates(late).sorted() == dates(clean).sorted())
        #expect(try dates(late) != dates(clean))
    }

    @Test func `weighings are corrected, entered again, and dated by a wrong clock`() throws {
        let clean = try Self.person([:], ["bodyMass"]).samples("bodyMass")
        let corrected = try Self.person([.corrections: 1], ["bodyMass"])
        #expect(try corrected.samples("bodyMass").map { $0.quantity?.value } == clean.map { $0.quantity?.value })
        #expect(corrected.report.total.added == clean.count)
        let twice = try Self.person([.manualDuplicates: 1], ["bodyMass"]).samples("bodyMass")
        #expect(twice.count == 2 * clean.count)
        #expect(twice.count { $0.metadata["HKWasUserEntered"] == .bool(true) } == clean.count)
        let shifted = try Self.person([.wrongClock: 1], ["bodyMass"]).samples("bodyMass")
        #expect(Set(shifted.map(\.startDate)).isDisjoint(with: clean.map(\.startDate)))
    }
}
