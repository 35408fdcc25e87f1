public import HealthModel

/// What an export holds.
public struct ExportReport: Hashable, Sendable {
    /// How many samples of a type there are.
    public struct Entry: Hashable, Sendable {
        /// The type.
        public let type: ObjectType
        /// How many were written.
        public internal(set) var written = 0
        /// How many the format cannot say, or not wholly: they are in the supplement, or with less than the store has.
        public internal(set) var incomplete = 0
    }

    /// By type, in the order of the catalogue.
    public internal(set) var types: [Entry] = []

    /// Of all types.
    public var total: (written: Int, incomplete: Int) {
        types.reduce((0, 0)) { ($0.0 + $1.written, $0.1 + $1.incomplete) }
    }

    package init() {}

    /// Counts a sample.
    package mutating func count(_ type: ObjectType, isIncomplete: Bool = false) {
        if types.last?.type != type {
            // Types come one after the other, but for a few.
            if let index = types.firstIndex(where: { $0.type == type }) {
                types.append(types.remove(at: index))
            } else {
                types.append(Entry(type: type))
            }
        }
        types[types.count - 1].written += 1
        if isIncomplete { types[types.count - 1].incomplete += 1 }
    }

    /// Brings the types into the order of the catalogue.
    package mutating func finish() {
        let byType = Dictionary(types.map { ($0.type, $0) }) { first, _ in first }
        types = TypeCatalog.all.compactMap { byType[$0] }
    }
}

/// How far an export is.
public struct ExportProgress: Hashable, Sendable {
    /// Samples that were written.
    public let written: Int
    /// Samples that there are.
    public let total: Int

    /// The share that was written, from 0 to 1.
    public var fraction: Double { total > 0 ? min(1, Double(written) / Double(total)) : 1 }

    /// So many of so many.
    package init(written: Int, total: Int) {
        self.written = written
        self.total = total
    }
}
