import Foundation
import HealthEngine
import HealthModel
import XML

/// A route whose element is open, with the path of its file. Routes of iOS 10 to 12 have their locations in the element instead
/// (EXP-18).
final class OpenRoute {
    let source: ImportedSource
    let start: Date
    let end: Date
    fileprivate(set) var path: String?
    fileprivate(set) var locations: [Location] = []
    fileprivate(set) var hasLocationElements = false
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
        return OpenRoute(source, attributes[.startDate]?.date ?? workout.start, attributes[.endDate]?.date ?? workout.end)
    }

    /// Adds the path of the file to the open route.
    func addFile(_ attributes: XMLAttributes) {
        guard case .route(let route)? = parent?.content else { return }
        route.path = attributes[.path]?.string
    }

    /// Adds a location to the open route.
    func addLocation(_ attributes: XMLAttributes) {
        guard case .route(let route)? = parent?.content else { return }
        route.hasLocationElements = true
        guard let location = Location(attributes) else { return note(.unreadablePoint) }
        route.locations.append(location)
    }

    func end(_ route: OpenRoute, _ found: ImportedMetadata?) {
        route.metadata = read(found)
        workout?.append(route)
    }

    /// Saves the route, with the locations of its element or of its file. Returns its position.
    func save(_ route: OpenRoute) throws -> Int64? {
        let type = types.type(.workoutRoute)
        let isInFile = route.path != nil || !route.hasLocationElements
        guard let locations = try isInFile ? readFile(of: route, type) : route.locations.inOrder else { return nil }
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

    /// The locations of the file of a route, empty if they cannot be read. Nil if the file is not available.
    private func readFile(of route: OpenRoute, _ type: ImportedType) throws -> [Location]? {
        guard let file = try file(at: route.path, upTo: Self.longestRoute, type) else { return nil }
        guard let found = try GPXReader.route(in: file, upTo: Self.longestRoute), !found.locations.isEmpty else {
            return []
        }
        report.note(.unreadablePoint, count: found.unreadable)
        if !found.isWhole { report.note(.cutOffRoute) }
        return found.locations
    }

    private static let longestRoute = 64 << 20
}

extension Location {
    /// The location of an element; nil if its date or coordinates are missing, a number is unreadable, or it is not on Earth.
    fileprivate init?(_ attributes: XMLAttributes) {
        let names: [ExportAttribute] = [
            .latitude, .longitude, .altitude, .horizontalAccuracy, .verticalAccuracy, .course, .speed,
        ]
        var values: [ExportAttribute: Double] = [:]
        for name in names {
            guard let text = attributes[name] else { continue }
            guard let value = text.number else { return nil }
            values[name] = value
        }
        guard let date = attributes[.date]?.date, let latitude = values[.latitude],
            let longitude = values[.longitude]
        else { return nil }
        self.init(
            archivedAt: date,
            latitude: latitude,
            longitude: longitude,
            altitude: values[.altitude],
            horizontalAccuracy: values[.horizontalAccuracy],
            verticalAccuracy: values[.verticalAccuracy],
            speed: values[.speed],
            course: values[.course]
        )
        guard isValid else { return nil }
    }

    /// A location of an archive, which may lack any of the values. Without an altitude, its accuracy is not valid either.
    init(
        archivedAt timestamp: Date,
        latitude: Double,
        longitude: Double,
        altitude: Double?,
        horizontalAccuracy: Double?,
        verticalAccuracy: Double?,
        speed: Double?,
        course: Double?
    ) {
        self.init(
            timestamp: timestamp,
            latitude: latitude,
            longitude: longitude,
            altitude: altitude ?? 0,
            horizontalAccuracy: horizontalAccuracy ?? 0,
            verticalAccuracy: altitude == nil ? -1 : verticalAccuracy ?? -1,
            speed: speed ?? -1,
            course: course ?? -1
        )
    }
}

extension [Location] {
    /// The locations by time.
    var inOrder: [Location] { sorted { $0.timestamp < $1.timestamp } }
}
