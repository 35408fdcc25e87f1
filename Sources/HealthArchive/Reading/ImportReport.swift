public import HealthModel

/// The result of an import.
public struct ImportReport: Hashable, Sendable {
    /// The number of samples of a type.
    public struct Counts: Hashable, Sendable {
        /// Samples in the archive that match the options.
        public internal(set) var read = 0
        /// Samples added to the store.
        public internal(set) var added = 0
        /// Samples that were in the store before.
        public internal(set) var present = 0
        /// Samples skipped because of a problem in ``ImportReport/problems``.
        public internal(set) var skipped = 0
    }

    /// A type and its counts.
    public struct TypeCounts: Hashable, Sendable {
        /// The type.
        public let type: ObjectType
        /// The counts of the type.
        public let counts: Counts
    }

    /// A problem and its count.
    public struct Problem: Hashable, Sendable {
        /// The kind of problem.
        public let kind: ProblemKind
        /// The element or type with the problem; nil if none applies, or if there are too many names. Never a value.
        public let name: String?
        /// The number of occurrences.
        public internal(set) var count: Int
        /// The line of the first occurrence in the XML, counted from 1; nil for other files.
        public let firstLine: Int?

        /// The code for programs, such as `unknownUnit`.
        public var code: String { kind.rawValue }
        /// The problem and its effect, as a phrase without a full stop.
        public var description: String { kind.description(name) }
    }

    /// The counts by type, in the order of the catalogue.
    public internal(set) var types: [TypeCounts] = []
    /// The problems in the order of their first occurrence.
    public private(set) var problems: [Problem] = []
    /// The version of the format, if the archive contains it.
    public internal(set) var exportVersion: Int?

    /// The index of a problem by kind and name.
    private var places: [Place: Int] = [:]
    private struct Place: Hashable {
        let kind: ProblemKind
        let name: String?
    }

    /// The counts of all types together.
    public var total: Counts {
        types.reduce(into: Counts()) { total, entry in
            total.read += entry.counts.read
            total.added += entry.counts.added
            total.present += entry.counts.present
            total.skipped += entry.counts.skipped
        }
    }

    /// The maximum number of problems with a name. A file may have any number of different names.
    private static let largestNumberOfProblems = 200

    mutating func note(_ kind: ProblemKind, _ name: String? = nil, line: Int? = nil, count: Int = 1) {
        guard count > 0 else { return }
        let place = Place(kind: kind, name: name)
        if let index = places[place] {
            problems[index].count += count
        } else if name != nil, problems.count >= Self.largestNumberOfProblems {
            note(kind, line: line, count: count)
        } else {
            places[place] = problems.count
            problems.append(Problem(kind: kind, name: name, count: count, firstLine: line))
        }
    }
}
