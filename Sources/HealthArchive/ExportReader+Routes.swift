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
        self.workout?.route = OpenRoute(
            source: source(attributes),
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
