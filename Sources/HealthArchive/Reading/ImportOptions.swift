public import Foundation
public import HealthModel

/// What of an archive is wanted.
public struct ImportOptions: Hashable, Sendable {
    /// These types only; nil for all. A correlation comes with its members.
    public var types: Set<ObjectType>?
    /// Samples that end then or later; nil for all.
    public var since: Date?

    /// Everything.
    public init(types: Set<ObjectType>? = nil, since: Date? = nil) {
        self.types = types
        self.since = since
    }

    /// In milliseconds since 1970.
    var earliest: Int64 { since?.milliseconds ?? .min }
}

extension ImportOptions {
    /// When a day such as `2024-01-31` begins, in UTC; nil for any other text.
    public static func firstInstant(ofDay text: String) -> Date? {
        Array("\(text) 00:00:00 +0000".utf8).withBytes(\.date)
    }
}
