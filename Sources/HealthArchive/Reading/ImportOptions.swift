public import Foundation
public import HealthModel
import XML

/// The parts of an archive to import.
public struct ImportOptions: Hashable, Sendable {
    /// The types to import; nil for all. A correlation includes its members.
    public var types: Set<ObjectType>?
    /// Imports only samples that end at this time or later; nil for all.
    public var since: Date?

    /// Options to import everything by default.
    public init(types: Set<ObjectType>? = nil, since: Date? = nil) {
        self.types = types
        self.since = since
    }

    /// The earliest end of a sample, in milliseconds since 1970.
    var earliest: Int64 { since?.milliseconds ?? .min }
}

extension ImportOptions {
    /// The start of a day such as `2024-01-31` in UTC; nil for other text.
    public static func firstInstant(ofDay text: String) -> Date? {
        Array("\(text) 00:00:00 +0000".utf8).withBytes(\.date)
    }
}

/// The progress of an import, reported for each piece of XML that was read.
public struct ImportProgress: Hashable, Sendable {
    /// The number of bytes of XML that were read.
    public let read: Int
    /// The number of bytes of the XML file, as far as known.
    public let size: Int

    /// The share that was read, from 0 to 1.
    public var fraction: Double { size > 0 ? min(1, Double(read) / Double(size)) : 1 }
}
