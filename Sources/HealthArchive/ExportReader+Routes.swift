import Foundation
import HealthEngine
import HealthModel

/// A route whose element is open, and the file that holds it.
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
        return OpenRoute(
            source(attributes),
            attributes[.startDate]?.date ?? workout.start,
            attributes[.endDate]?.date ?? workout.end
        )
    }

    /// Adds the file to which the element within a route refers.
    func addFile(_ attributes: XMLAttributes) {
        guard case .route(let route)? = parent?.content else { return }
        route.path = attributes[.path]?.string
    }

    func end(_ route: OpenRoute, _ found: ImportedMetadata?) {
        route.metadata = read(found)
        workout?.append(route)
    }

    /// Reads the file of a route and saves it; answers where it is.
    func save(_ route: OpenRoute) throws -> Int64? {
        let type = types.type(.workoutRoute)
        guard let contents = contents(of: route.path, upTo: Self.longestRoute, type) else { return nil }
        let locations = GPXReader.locations(in: contents)
        guard let first = locations.first, let last = locations.last else {
            skip(type, .unreadableRoute)
            return nil
        }
        return try save(
            .workoutRoute(SampleSeries(locations)),
            type,
            min(route.start, first.timestamp),
            max(route.end, last.timestamp),
            route.source,
            route.metadata
        )
    }

    private static let longestRoute = 64 << 20

    /// What a file beside the XML holds; nil, and a problem is noted, if it is not to be had.
    func contents(of path: String?, upTo limit: Int, _ type: ImportedType) -> [UInt8]? {
        switch files.contents(of: path ?? "", upTo: limit) {
        case .success(let contents): return contents
        case .failure(let reason):
            skip(type, reason.problem)
            return nil
        }
    }
}
