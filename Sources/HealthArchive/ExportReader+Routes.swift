import Foundation
import HealthEngine
import HealthModel

/// A route whose element is open, and the file that holds it.
struct OpenRoute {
    let source: ImportedSource
    let start: Date
    let end: Date
    var path: String?
    var metadata = Metadata()
}

extension ExportReader {
    func beginRoute(_ attributes: XMLAttributes) throws {
        guard let workout, isChosen(.workoutRoute) else { return }
        guard let source = source(attributes) else { return skip(types.type(.workoutRoute), .longSource) }
        self.workout?.route = OpenRoute(
            source: source,
            start: attributes[.startDate]?.date ?? workout.start,
            end: attributes[.endDate]?.date ?? workout.end
        )
    }

    func endRoute() throws {
        let metadata = try closeMetadata()
        guard var route = workout?.route else { return }
        workout?.route = nil
        route.metadata = metadata
        workout?.routes.append(route)
    }

    /// Reads the file of a route and saves it; answers where it is.
    func save(_ route: OpenRoute) throws -> Int64? {
        let type = types.type(.workoutRoute)
        guard let file = file(at: route.path, upTo: Self.longestRoute, type) else { return nil }
        let found = try GPXReader.route(in: file, upTo: Self.longestRoute)
        guard let found, let first = found.locations.first, let last = found.locations.last else {
            skip(type, .unreadableRoute)
            return nil
        }
        report.note(.unreadablePoint, count: found.unreadable)
        if !found.isWhole { report.note(.cutOffRoute) }
        return try save(
            .workoutRoute(SampleSeries(found.locations)),
            type,
            min(route.start, first.timestamp),
            max(route.end, last.timestamp),
            route.source,
            route.metadata
        )
    }

    private static let longestRoute = 64 << 20
}
