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

    /// How often something was wrong.
    public struct Problem: Hashable, Sendable {
        /// What was wrong, and what became of it, as a sentence without its full stop.
        public let description: String
        /// How often.
        public internal(set) var count: Int
        /// Where in the XML it was first, counted from 1; nil for other files.
        public let firstLine: Int?
    }

    /// By type, in the order of the catalogue.
    public internal(set) var types: [(type: ObjectType, counts: Counts)] = []
    /// In the order in which they were met.
    public private(set) var problems: [Problem] = []
    /// The version of the format, if the archive tells.
    public internal(set) var exportVersion: Int?

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

    /// How many kinds of problems are told apart: a file may have ever new ones.
    private static let largestNumberOfProblems = 200

    mutating func note(_ problem: ProblemKind, line: Int? = nil, count: Int = 1) {
        guard count > 0 else { return }
        var description = problem.description
        if problems.count >= Self.largestNumberOfProblems, !problems.contains(where: { $0.description == description })
        {
            description = ProblemKind.others.description
        }
        if let index = problems.firstIndex(where: { $0.description == description }) {
            problems[index].count += count
        } else {
            problems.append(Problem(description: description, count: count, firstLine: line))
        }
    }

    /// Reports are equal when all their figures are.
    public static func == (left: ImportReport, right: ImportReport) -> Bool {
        left.types.elementsEqual(right.types) { $0.type == $1.type && $0.counts == $1.counts }
            && left.problems == right.problems && left.exportVersion == right.exportVersion
    }

    /// Adds the problems to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(problems)
    }
}
