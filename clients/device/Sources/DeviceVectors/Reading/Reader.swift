import CoreLocation
import Foundation
import HealthKit

/// Reads a plain value of a request: a number, a name, a date.
struct Reader<Value>: Sendable {
    let read: @Sendable (JSONValue) throws -> Value

    /// A reader of a value that a function finds. Nil is a value that Swift code cannot have.
    init(_ find: @escaping @Sendable (JSONValue) -> Value?) {
        read = { json in
            guard let value = find(json) else { throw NotReenacted(.value) }
            return value
        }
    }
}

extension Reader where Value == Bool {
    static var bool: Reader { Reader { if case .bool(let flag) = $0 { flag } else { nil } } }
}

extension Reader where Value == Int {
    static var integer: Reader { Reader { $0.number.flatMap { Int(exactly: $0) } } }
    static var limit: Reader { integer }

    /// A raw value of an enumeration, or its Swift name.
    static func rawValue(of enumeration: Enumeration) -> Reader {
        Reader { $0.text.map { enumeration.names[$0] } ?? $0.number.flatMap { Int(exactly: $0) } }
    }
}

extension Reader where Value == Double {
    static var real: Reader { Reader(\.number) }
}

extension Reader where Value == String {
    static var string: Reader { Reader(\.text) }
}

extension Reader where Value == [String] {
    static var strings: Reader { Reader { json in (try? json.elements())?.compactMap(\.text) } }
}

extension Reader where Value == [Int] {
    static var integers: Reader { Reader { json in try? json.elements().map { try Reader<Int>.integer.read($0) } } }
}

extension Reader where Value == UUID {
    static var uuid: Reader { Reader { $0.text.flatMap { UUID(uuidString: KnownObjects.shared.actualText($0)) } } }
}

extension Reader where Value == [UUID] {
    static var uuids: Reader { Reader { json in try? json.elements().map { try Reader<UUID>.uuid.read($0) } } }
}

extension Reader where Value == Data {
    static var base64: Reader { Reader { $0.text.flatMap { Data(base64Encoded: $0) } } }
}

extension Reader where Value == Date {
    /// An RFC 3339 date, in whole milliseconds.
    static var date: Reader {
        Reader { json in
            guard let text = json.text else { return nil }
            let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
            guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }
            return Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
        }
    }
}

extension Reader where Value == DateInterval {
    static var dateInterval: Reader {
        Reader { json in
            guard let start = json["startDate"], let end = json["endDate"],
                let dates = try? (Reader<Date>.date.read(start), Reader<Date>.date.read(end)), dates.0 <= dates.1
            else { return nil }
            return DateInterval(start: dates.0, end: dates.1)
        }
    }
}

extension Reader where Value == DateComponents {
    /// The length of an interval, with Swift's names of the components.
    static var intervalComponents: Reader {
        Reader { try? JSONDecoder().decode(DateComponents.self, from: Data($0.jsonText.utf8)) }
    }

    /// A day of the calendar.
    static var day: Reader {
        Reader { json in
            guard let year = json["year"]?.number, let month = json["month"]?.number, let day = json["day"]?.number else {
                return nil
            }
            return DateComponents(
                calendar: Calendar(identifier: .gregorian), era: 1, year: Int(year), month: Int(month), day: Int(day)
            )
        }
    }
}

extension Reader where Value == HKQueryOptions {
    static var queryOptions: Reader { Reader { flags($0, .queryOptions).map { HKQueryOptions(rawValue: UInt($0)) } } }
}

extension Reader where Value == HKStatisticsOptions {
    static var statisticsOptions: Reader {
        Reader { flags($0, .statisticsOptions).map { HKStatisticsOptions(rawValue: UInt($0)) } }
    }
}

/// The union of named flags.
private func flags(_ json: JSONValue, _ enumeration: Enumeration) -> Int? {
    guard let names = try? Reader<[String]>.strings.read(json) else { return nil }
    return names.reduce(0 as Int?) { union, name in
        enumeration.names[name].flatMap { flag in union.map { $0 | flag } }
    }
}

extension Reader where Value == HKPredicateOperator {
    static var comparison: Reader {
        Reader { json in
            json.text.flatMap { Enumeration.comparison.names[$0] }.flatMap { HKPredicateOperator(rawValue: UInt($0)) }
        }
    }
}

extension Reader where Value == OperatingSystemVersion {
    static var system: Reader {
        Reader { json in
            let numbers = (json.text ?? "").split(separator: ".").compactMap { Int($0) } + [0, 0]
            guard numbers.count > 2 else { return nil }
            return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
        }
    }
}

extension Reader where Value == CLLocation {
    static var location: Reader {
        Reader { json in
            guard let time = json["timestamp"], let timestamp = try? Reader<Date>.date.read(time),
                let latitude = json["latitude"]?.number, let longitude = json["longitude"]?.number
            else { return nil }
            func value(_ name: String, else other: Double) -> Double { json[name]?.number ?? other }
            return CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                altitude: value("altitude", else: 0), horizontalAccuracy: value("horizontalAccuracy", else: 0),
                verticalAccuracy: value("verticalAccuracy", else: -1), course: value("course", else: -1),
                courseAccuracy: value("courseAccuracy", else: -1), speed: value("speed", else: -1),
                speedAccuracy: value("speedAccuracy", else: -1), timestamp: timestamp
            )
        }
    }
}
