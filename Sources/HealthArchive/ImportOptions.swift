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

/// How far an import is.
public struct ImportProgress: Hashable, Sendable {
    /// Bytes of XML that were read.
    public let read: Int
    /// Bytes of XML that there are, as far as is known.
    public let size: Int

    /// The share that was read, from 0 to 1.
    public var fraction: Double { size > 0 ? min(1, Double(read) / Double(size)) : 1 }
}
