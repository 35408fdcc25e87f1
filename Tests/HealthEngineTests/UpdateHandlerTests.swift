import Foundation
import HealthEngine
import HealthModel
import Testing

/// Anchored queries and collection queries with update handlers.
struct UpdateHandlerTests {
    private static let daily = StatisticsCollectionQuery(
        .stepCount, .all, .cumulativeSum, anchorDate: day, intervalComponents: DateComponents(day: 1)
    )

    @Test func `updates of an anchored query continue after its result`() throws {
        let store = try HealthStore.granted([.stepCount])
        let samples = try (0..<4).map { try steps(Double($0), at: TimeInterval(60 * $0)) }
        try store.save([samples[0]])
        let (query, first) = try store.start(AnchoredObjectQuery(.stepCount))
        #expect(first.samples.map(\.uuid) == [samples[0].uuid])
        #expect(try store.queryUpdates().isEmpty)
        try store.save(Array(samples[1...]))
        try store.delete([samples[0].uuid])
        guard case .anchored(query, let result) = try store.queryUpdates().first else { throw Trouble() }
        #expect(result.samples.map(\.uuid) == samples[1...].map(\.uuid))
        #expect(result.deletedObjects.map(\.uuid) == [samples[0].uuid])
        #expect(try store.queryUpdates().isEmpty)
        // Another query continues from the anchor.
        #expect(try store.execute(AnchoredObjectQuery(.stepCount, anchor: result.anchor)).samples.isEmpty)
    }

    /// ANCH-05: the exception is inferred, so it is a project decision.
    @Test func `a query with a limit cannot have an update handler`() throws {
        let store = try HealthStore.granted([.stepCount])
        guard case .exception = failure({ try store.start(AnchoredObjectQuery(.stepCount, limit: 1)) }) else {
            throw Trouble()
        }
        #expect(store.process.runningQueries.isEmpty)
    }

    @Test func `COLL-09, COLL-10: an update contains the whole collection and the statistics that changed`() throws {
        let store = try HealthStore.granted([.stepCount, .heartRate])
        try store.save([steps(10, at: 0)])
        let (query, first) = try store.start(Self.daily)
        #expect(first.statistics.count == 1)
        #expect(try store.queryUpdates().isEmpty)
        try store.save([steps(5, at: 24 * 3600)])
        let whole = try store.execute(Self.daily)
        #expect(whole.statistics.count == 2)
        #expect(try store.queryUpdates() == [.statisticsCollection(query, whole, updated: [whole.statistics[1]])])
        #expect(try store.queryUpdates().isEmpty)
    }

    @Test func `updates are in the order in which queries were started`() throws {
        let store = try HealthStore.granted([.stepCount])
        let (collection, _) = try store.start(Self.daily)
        let observer = try store.start(ObserverQuery(.stepCount))
        let (anchored, _) = try store.start(AnchoredObjectQuery(.stepCount))
        #expect(store.process.runningQueries.map(\.id) == [collection, observer, anchored])
        try store.save([steps(1, at: 0)])
        let order = try store.queryUpdates().map { update in
            switch update {
            case .observer(let query, _, _), .anchored(let query, _), .statisticsCollection(let query, _, _),
                .workoutEffortRelationship(let query, _), .activitySummary(let query, _):
                query
            }
        }
        #expect(order == [collection, observer, anchored])
    }

    /// ANCH-10: only observers are eligible for background delivery.
    @Test func `an app off screen gets no updates, and all of them when it returns`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.enableBackgroundDelivery(for: .stepCount, frequency: .immediate)
        let (query, _) = try store.start(AnchoredObjectQuery(.stepCount))
        store.process.enter(.suspended)
        try store.save([steps(1, at: 0)])
        #expect(try store.queryUpdates().isEmpty)
        try store.save([steps(2, at: 60)])
        #expect(try store.queryUpdates().isEmpty)
        store.process.enter(.foreground)
        guard case .anchored(query, let result) = try store.queryUpdates().first else { throw Trouble() }
        #expect(result.samples.count == 2)
    }
}
