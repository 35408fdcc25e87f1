package import HealthModel

extension Sample {
    /// `sourceRevision.source.name`
    package var sourceName: String { sourceRevision?.source.name ?? "" }

    /// `sourceRevision.source.bundleIdentifier`
    package var sourceIdentifier: String { sourceRevision?.source.bundleIdentifier ?? "" }
}

extension Metadata {
    /// `HKMetadataKeyWasUserEntered`
    package static let wasUserEntered = "HKWasUserEntered"

    /// `HKMetadataKeyWasUserEntered` as a `Bool`; false without this key, or for another value than 0 and 1.
    package var isUserEntered: Bool {
        switch self[Self.wasUserEntered] {
        case .bool(let value): value
        case .integer(let value): value == 1
        case .real(let value): value == 1
        case .string, .date, .quantity, nil: false
        }
    }
}

extension Enumeration {
    /// The case name of a raw value in words, such as “Mind and Body”. Nil if there is no such case.
    package func words(of rawValue: Int) -> String? {
        let words = name(of: rawValue)?.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
        return words?.capitalizedFirst.replacing(" And ", with: " and ")
    }
}

extension SamplePredicate {
    /// The predicate, without the samples that the user has entered if they do not count.
    package func leavingOutManualEntries(_ leavesOut: Bool) -> SamplePredicate {
        leavesOut ? .and([self, .not(.metadata(Metadata.wasUserEntered, .equalTo, .bool(true)))]) : self
    }
}
