import Foundation
import HealthEngine
import HealthModel
import Testing

struct VariationTests {
    /// A seed with which each place varies.
    private static let all: UInt64 = 117

    private func store(_ seed: UInt64? = Self.all) throws -> HealthStore {
        let store = try HealthStore.granted([.stepCount])
        store.phone.environment.variation = Environment(varyingBy: seed).variation
        return store
    }

    @Test func `a seed has all places, and the seeds together vary each of them and none of them`() {
        let places = Variation.Place.allCases.map(\.rawValue)
        #expect(Environment(varyingBy: Self.all).variation?.rules == places)
        let rules = (0..<100).map { Environment(varyingBy: $0).variation?.rules ?? [] }
        for place in places { #expect((25...75).contains(rules.count { $0.contains(place) }), "\(place)") }
    }

    @Test func `SQ-02: samples without a sort descriptor come in any order, and a limit keeps any`() throws {
        let values = (1...20).map(Double.init)
        func results(_ seed: UInt64?, _ query: SampleQuery) throws -> [[Double]] {
            let store = try store(seed)
            try store.save(values.map { try steps($0, at: $0 * 60) })
            let samples = try store.execute(query)
            guard case .rows(let rows) = try store.result(of: query) else { return [] }
            return [try samples.map { try $0.quantity?.doubleValue(for: .count) ?? 0 }, rows.rows.map(\.value)]
        }
        #expect(try results(nil, SampleQuery(.stepCount)) == [values, values])
        let varied = try results(Self.all, SampleQuery(.stepCount))
        #expect(varied[0] == varied[1] && varied[0] != values && varied[0].sorted() == values)
        #expect(try results(Self.all, SampleQuery(.stepCount)) == varied)
        #expect(try results(Self.all, SampleQuery(.stepCount, limit: 3)) == varied.map { Array($0.prefix(3)) })
    }

    @Test func `SQ-04: only samples that sort as equal come in any order`() throws {
        let store = try store()
        try store.save((0..<20).map { try steps(Double($0), at: Double($0 / 10) * 60) })
        let query = SampleQuery(.stepCount, sortDescriptors: [SampleSortDescriptor(.startDate, ascending: false)])
        let values = try store.execute(query).map { try $0.quantity?.doubleValue(for: .count) ?? 0 }
        #expect(Set(values.prefix(10)) == Set((10..<20).map(Double.init)))
        #expect(values != (10..<20).map(Double.init) + (0..<10).map(Double.init))
    }

    @Test func `ANCH-04: results of an anchored query have all changes, and only the last one is empty`() throws {
        let store = try store()
        try store.save((0..<30).map { try steps(1, at: Double($0) * 60) })
        var (counts, anchor): ([Int], QueryAnchor?) = ([], nil)
        while counts.last != 0 {
            let result = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor, limit: 8))
            counts.append(result.samples.count)
            anchor = result.anchor
        }
        #expect(counts.reduce(0, +) == 30 && counts.allSatisfy { $0 <= 8 } && counts.dropLast(2).contains { $0 < 8 })
        #expect(try store.execute(AnchoredObjectQuery(.stepCount)).samples.count == 30)
    }

    @Test func `ANCH-06: deletions come in any order`() throws {
        let store = try store()
        let samples = try (0..<10).map { try steps(1, at: Double($0) * 60) }
        try store.save(samples)
        try store.delete(samples.map(\.uuid))
        let deleted = try store.execute(AnchoredObjectQuery(.stepCount)).deletedObjects.map(\.uuid)
        #expect(deleted != samples.map(\.uuid) && Set(deleted) == Set(samples.map(\.uuid)))
    }

    @Test func `OBS-07: changes until a call of an observer have no call of their own`() throws {
        let store = try store()
        _ = try store.start(ObserverQuery(.stepCount))
        #expect(try store.queryUpdates().count == 1)
        var counts: [Int] = []
        for index in 0..<20 {
            try store.save([steps(1, at: Double(index) * 60)])
            try store.save([steps(1, at: Double(index) * 60 + 30)])
            let soon = try store.queryUpdates().count
            store.phone.advanceClock(by: 0.5)
            counts.append(soon + (try store.queryUpdates().count))
            #expect(soon == 0 || soon == counts[index])
            store.phone.advanceClock(by: 60)
            #expect(try store.queryUpdates().isEmpty)
        }
        #expect(Set(counts) == [1, 2, 3])
    }

    @Test func `AUTH-13: a policy answers later if the clock runs, and at once if it stands still`() throws {
        for clock in [Clock(), Clock(fixedAt: day)] {
            let phone = try Phone(environment: Environment(clock: clock, varyingBy: Self.all))
            let store = phone.launch().healthStore
            let request = try store.requestAuthorization(toShare: [.stepCount], read: [])
            #expect(request.isFinished == clock.isFixed)
            #expect(try store.authorizationStatus(for: .stepCount) == (clock.isFixed ? .sharingAuthorized : .notDetermined))
            phone.advanceClock(by: 0.2)
            #expect(try request.isFinished && store.authorizationStatus(for: .stepCount) == .sharingAuthorized)
        }
    }
}
