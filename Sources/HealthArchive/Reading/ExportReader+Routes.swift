import Foundation
import HealthEngine
import HealthModel
import XML

/// A route whose element is open, with the path of its file.
final class OpenRoute {
    let source: ImportedSource
    let start: Date
    let end: Date
    fileprivate(set) var path: String?
    fileprivate(set) var metadata = Metadata()

    fileprivate init(_ source: ImportedSource, _ start: Date, _ end: Date) {
        self.source = source
        self.start = start
        self.end = end
    }
}

extension ExportReader {
    func beginRoute(_ attributes: XMLAttributes) -> OpenRoute? {
        guard let workout, isChosen(.workoutRoute) else { return nil }
        guard let source = source(attributes) else {
            skip(types.type(.workoutRoute), .longSource)
            return nil
        }
        return OpenRoute(
            source,
            attributes[.startDate]?.date ?? workout.start,
            attributes[.endDate]?.date ?? workout.end
        )
    }

    /// Adds the path of the file to the open route.
    func addFile(_ attributes: XMLAttributes) {
        guard case .route(let route)? = parent?.content else { return }
        route.path = attributes[.path]?.string
    }

    func end(_ route: OpenRoute, _ found: ImportedMetadata?) {
        route.metadata = read(found)
        workout?.append(route)
    }

    /// Reads the file of a route and saves the route. Returns its position.
    func save(_ route: OpenRoute) throws -> Int64? {
        let type = types.type(.workoutRoute)
        guard let file = try file(at: route.path, upTo: Self.longestRoute, type) else { return nil }
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
