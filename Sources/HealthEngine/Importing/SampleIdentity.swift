package import Foundation
package import HealthModel

/// A fingerprint of a sample's content, which identifies the sample because archives contain no UUIDs (EXP-11).
///
/// It covers the type, the source, the dates and the value. It excludes data that the store does not keep, such as the
/// creation date, so that exports of the store have the same identities. In one store, equal contents always get the same
/// UUIDs: one for the first occurrence in an archive, another for the second. Two different contents with the same fingerprint
/// would count as two occurrences, and both would be kept.
package struct SampleIdentity: Comparable, Hashable, Sendable {
    private var high: UInt64
    private var low: UInt64

    /// An empty identity. It starts with the kind of content, so that different kinds have different identities.
    package init(_ kind: StaticString) {
        (high, low) = (0x6865_616C_7468_6B69, 0x7420_6172_6368_6976)
        combine("\(kind)")
    }

    /// Adds a number.
    package mutating func combine(_ word: UInt64) {
        high = Self.mix(high ^ word)
        low = Self.mix(low &+ (word << 32 | word >> 32) ^ high)
    }

    /// Adds a signed number.
    package mutating func combine(_ number: Int64) { combine(UInt64(bitPattern: number)) }

    /// Adds a text or nil.
    package mutating func combine(_ text: String?) {
        guard let text else { return combine(UInt64.max) }
        var word: UInt64 = 0
        var count: UInt64 = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            if count.isMultiple(of: 8) { combine(word) }
        }
        combine(word)
        combine(count)
    }

    /// Adds all of another identity.
    package mutating func combine(_ other: SampleIdentity) {
        combine(other.high)
        combine(other.low)
    }

    /// The UUID of an occurrence, starting at 1, in a store with a key. The start date is in the leading 48 bits, so that
    /// consecutive samples are neighbours in the index of UUIDs. A hash of the fingerprint follows, in the format of
    /// version 8.
    package func uuid(startDate: Int64, occurrence: Int, _ key: IdentityKey) -> UUID {
        var identity = self
        identity.combine(UInt64(occurrence))
        let (high, low) = key.hash(identity.high, identity.low)
        let time = UInt64(bitPattern: startDate) << 16
        return UUID(high: time | 0x8000 | high & 0x0FFF, low: 0x8000_0000_0000_0000 | low & 0x3FFF_FFFF_FFFF_FFFF)
    }

    package static func < (left: SampleIdentity, right: SampleIdentity) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }

    /// The finalizer of SplitMix64: each bit of the result depends on each bit of the word.
    private static func mix(_ word: UInt64) -> UInt64 {
        var word = word &+ 0x9E37_79B9_7F4A_7C15
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

/// The identities of samples. Imports, exports and generated data use the same rules.
///
/// ```swift
/// let identity = SampleIdentity(.stepCount, in: .count).from(source).sample(start, end, value: 250)
/// ```
extension SampleIdentity {
    /// The common start of the identities of a type. Quantities include their unit.
    package init(_ type: ObjectType, in unit: HealthModel.Unit? = nil) {
        self.init("sample")
        combine(type.identifier)
        if let unit { combine(unit.unitString) }
    }

    /// The identity with a source added.
    package func from(_ source: ArchivedSource) -> SampleIdentity { adding { $0.combine(source.identity) } }

    /// The identity of a quantity or a category. Dates are in milliseconds since 1970.
    package func sample(_ startDate: Int64, _ endDate: Int64, value: Double) -> SampleIdentity {
        adding { identity in
            identity.combine(startDate)
            identity.combine(endDate)
            identity.combine(value.bitPattern)
        }
    }

    /// The identity of a correlation, independent of the order of its members.
    package func correlation(_ startDate: Int64, _ endDate: Int64, of members: [SampleIdentity]) -> SampleIdentity {
        adding { identity in
            identity.combine(startDate)
            identity.combine(endDate)
            for member in members.sorted() { identity.combine(member) }
        }
    }

    private func adding(_ change: (inout SampleIdentity) -> Void) -> SampleIdentity {
        var identity = self
        change(&identity)
        return identity
    }
}
