public import HealthModel

/// What an import has found, and what it has done with it.
public struct ImportReport: Hashable, Sendable {
    /// How many of a type there were.
    public struct Counts: Hashable, Sendable {
        /// In the archive, and chosen.
        public internal(set) var read = 0
        /// Added to the store.
        public internal(set) var added = 0
        /// In the store before.
        public internal(set) var present = 0
        /// Passed over, for a reason that ``ImportReport/problems`` tells.
        public internal(set) var skipped = 0

        init() {}
    }

    /// A type, and how many there were.
    public struct TypeCounts: Hashable, Sendable {
        /// The type.
        public let type: ObjectType
        /// Of this type.
        public let counts: Counts
    }

    /// How often something was wrong.
    public struct Problem: Hashable, Sendable {
        /// What was wrong.
        public let kind: ProblemKind
        /// The element or type that it was wrong with; nil if none belongs to it, or after too many of them. Never a value.
        public let name: String?
        /// How often.
        public internal(set) var count: Int
        /// Where in the XML it was first, counted from 1; nil for other files.
        public let firstLine: Int?

        /// What was wrong, as programs know it: `unknownUnit`.
        public var code: String { kind.rawValue }
        /// What was wrong, and what became of it, as a sentence without its full stop.
        public var description: String { kind.description(name) }
    }

    /// By type, in the order of the catalogue.
    public internal(set) var types: [TypeCounts] = []
    /// In the order in which they were met.
    public private(set) var problems: [Problem] = []
    /// The version of the format, if the archive tells.
    public internal(set) var exportVersion: Int?

    /// Where a problem of a kind and name is.
    private var places: [Place: Int] = [:]
    private struct Place: Hashable {
        let kind: ProblemKind
        let name: String?
    }

    /// Of all types.
    public var total: Counts {
        types.reduce(into: Counts()) { total, entry in
            total.read += entry.counts.read
            total.added += entry.counts.added
            total.present += entry.counts.present
            total.skipped += entry.counts.skipped
        }
    }

    init() {}

    /// How many problems are told apart by their names: a file may have ever new ones.
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
