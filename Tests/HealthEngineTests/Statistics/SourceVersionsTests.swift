import Foundation
import HealthEngine
import HealthModel
import Testing

/// Sources with many revisions: each system version is a revision.
struct SourceVersionsTests {
    private static let years = 100

    /// Saves a minute of steps for each version of a source, in sequence from the start of the day.
    private func add(_ count: Double, of identifier: String, _ productType: (Int) -> String?, to store: HealthStore) throws {
        let source = Source(name: identifier, bundleIdentifier: identifier)
        for version in 0..<Self.years {
            let revision = SourceRevision(
                source: source,
                version: "\(version)",
                productType: productType(version),
                operatingSystemVersion: OSVersion(major: version)
            )
            try store.phone.addSamples([try steps(count, at: 60 * TimeInterval(version))], from: revision)
        }
    }

    private func sum(_ store: HealthStore, _ predicate: SamplePredicate = .all) throws -> Double? {
        let query = StatisticsQuery(.stepCount, predicate, .cumulativeSum)
        return try store.execute(query).figures.sum?.value
    }

    @Test func `STAT-09: all versions of a source are one source`() throws {
        let store = try HealthStore.granted([.stepCount])
        try add(2, of: "com.apple.health.phone", { _ in "iPhone16,1" }, to: store)
        #expect(try sum(store) == 200)
        #expect(try sum(store, .samples(start: day, end: day + 600)) == 20)
        try add(3, of: "com.apple.health.watch", { _ in "Watch7,1" }, to: store)
        #expect(try sum(store) == 300)
        #expect(try sum(store, .samples(start: day, end: day + 600)) == 30)
        let sources = try store.execute(SourceQuery(.stepCount)).map(\.name)
        #expect(sources == ["com.apple.health.phone", "com.apple.health.watch"])
    }

    @Test func `STAT-10: a source that was ever a watch precedes other devices`() throws {
        let store = try HealthStore.granted([.stepCount])
        try add(3, of: "com.apple.health.first", { $0 == 70 ? "Watch7,1" : nil }, to: store)
        try add(2, of: "com.apple.health.second", { _ in "iPhone16,1" }, to: store)
        #expect(try sum(store) == 300)
    }

    @Test func `AUTH-38: if reading is denied, the sum is that of the app's own versions`() throws {
        let store = try HealthStore.granted([.stepCount])
        let app = store.process.app.bundleIdentifier
        try add(2, of: app, { _ in "iPhone16,1" }, to: store)
        try add(3, of: "com.apple.health.watch", { _ in "Watch7,1" }, to: store)
        try store.setAuthorization(false, on: AccessPair(.stepCount, .read))
        #expect(try sum(store) == 200)
    }
}
