/// Makes a request through the classes of `HealthKit`. It answers when a completion handler is called.
typealias Reenactment = @Sendable (StoreCall) throws -> Void

/// The re-enactments of the methods of the channel `store`, by name.
enum Reenactments {
    static let all: [String: Reenactment] = [
        device, authorization, saving, queries, statisticsQueries, observers, elementQueries, workoutBuilders,
        workoutSessions, zones, seriesBuilders, attachments,
    ].reduce(into: [:]) { all, family in
        all.merge(family) { first, _ in first }
    }
}
