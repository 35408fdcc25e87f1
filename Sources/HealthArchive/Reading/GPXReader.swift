import Foundation
import HealthModel
import XML

/// Reads the locations of a route (EXP-24): GPX 1.1, points of tracks with time, and with speed, course and accuracies as
/// extensions.
final class GPXReader: XMLHandler {
    private enum Element: Int, CaseIterable {
        case gpx, trkpt, ele, time, speed, course, hAcc, vAcc

        /// Whether it is a number.
        var isValue: Bool { ![.gpx, .trkpt, .time].contains(self) }
    }

    private enum Attribute: Int, CaseIterable {
        case lat, lon
    }

    private static let vocabulary = XMLVocabulary(
        elements: Element.allCases.map { "\($0)" }, attributes: Attribute.allCases.map { "\($0)" }
    )

    /// What a file holds.
    struct Route {
        /// In the order of time.
        var locations: [Location] = []
        /// How many points were left out: they are damaged, have no time, or cannot be on Earth.
        var unreadable = 0
        /// Whether its end is there.
        var isWhole = false
    }

    private var route = Route()
    private var isInPoint = false
    private var coordinate: (latitude: Double, longitude: Double)?
    /// Infinite as long as their ends have not come, and if they are no numbers.
    private var values: [Element: Double] = [:]
    private var openValue: Element?
    private var time: Date?
    private var content: [UInt8] = []
    /// Tells how often the text was not well-formed so far.
    private var countOfErrors: () -> Int = { 0 }
    private var errorsBefore = 0

    /// The route of a file; nil if it is longer than it may be, or cannot be read.
    static func route(in file: any ArchiveFile, upTo limit: Int) throws -> Route? {
        let reader = GPXReader()
        let stream = try XMLStream(vocabulary, reader, takesText: true)
        reader.countOfErrors = { [unowned stream] in stream.malformed.count }
        var text = XMLSanitizer(root: "<gpx")
        do {
            try stream.parse(file, &text) { size in
                if size > limit { throw ArchiveError.unreadable }
            }
        } catch is ArchiveError {
            return nil
        }
        try stream.finish()
        reader.route.locations = reader.route.locations.inOrder
        return reader.route
    }

    func start(_ element: Int?, _ attributes: XMLAttributes) {
        content.removeAll(keepingCapacity: true)
        // Nothing can be in a value.
        openValue = nil
        switch element.flatMap(Element.init) {
        case .trkpt: break
        case let value? where value.isValue:
            openValue = value
            values[value] = .infinity
            return
        default: return
        }
        if isInPoint { route.unreadable += 1 }
        isInPoint = true
        values = [:]
        time = nil
        coordinate = nil
        if let latitude = attributes[Attribute.lat.rawValue]?.number,
            let longitude = attributes[Attribute.lon.rawValue]?.number
        {
            coordinate = (latitude, longitude)
        }
    }

    func text(_ text: Bytes) {
        if content.count <= Self.longestContent { text.append(to: &content) }
    }

    func end(_ number: Int?) {
        guard let element = number.flatMap(Element.init) else { return }
        switch element {
        case .gpx: route.isWhole = true
        case .trkpt: finish()
        case .time: time = content.withBytes(\.internetDate)
        case .ele, .speed, .course, .hAcc, .vAcc:
            guard openValue == element, content.count <= Self.longestContent else { return }
            values[element] = content.withBytes(\.number) ?? .infinity
            openValue = nil
        }
    }

    /// Longer than any number or date.
    private static let longestContent = 100

    private func finish() {
        guard isInPoint else { return }
        isInPoint = false
        // An error since the point before may have taken characters out of a number.
        let isSound = countOfErrors() == errorsBefore
        errorsBefore = countOfErrors()
        guard isSound, let coordinate, let time, values.values.allSatisfy(\.isFinite) else {
            route.unreadable += 1
            return
        }
        let location = Location(
            archivedAt: time,
            latitude: coordinate.latitude,
            longitude: coordinate.longitude,
            altitude: values[.ele],
            horizontalAccuracy: values[.hAcc],
            verticalAccuracy: values[.vAcc],
            speed: values[.speed],
            course: values[.course]
        )
        if location.isValid { route.locations.append(location) } else { route.unreadable += 1 }
    }
}

extension Bytes {
    /// `2024-01-01T08:00:00Z`, maybe with a fraction: the only form that Apple writes.
    fileprivate var internetDate: Date? {
        guard count >= 20, self[10] == UInt8(ascii: "T"), self[count - 1] == UInt8(ascii: "Z") else { return nil }
        var form = array
        let fraction = count == 20 ? 0 : Array(array[19..<count - 1]).withBytes(\.number)
        form.replaceSubrange(10...10, with: [UInt8(ascii: " ")])
        form.replaceSubrange(19..., with: " +0000".utf8)
        guard let fraction, 0..<1 ~= fraction, let date = form.withBytes(\.date) else { return nil }
        return date + fraction
    }
}
