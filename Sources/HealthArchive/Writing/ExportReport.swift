public import HealthModel

/// The result of an export.
public struct ExportReport: Hashable, Sendable {
    /// The counts of a type.
    public struct Entry: Hashable, Sendable {
        /// The type.
        public let type: ObjectType
        /// The number of samples that were written.
        public internal(set) var written = 0
        /// The number of samples that the format cannot represent completely. They are in the supplement, or incomplete.
        public internal(set) var incomplete = 0
        /// Whether the samples have several sources. Sources can cover the same time, so that a sum of samples can exceed
        /// HealthKit's total.
        public internal(set) var hasSeveralSources = false
        /// The source of the first sample.
        var source: Source?
    }

    /// The counts by type, in the order of the catalogue.
    public internal(set) var types: [Entry] = []

    /// The number of patients to whom exported clinical records refer. An export has one.
    public internal(set) var patientCount = 0
    /// The number of resources by kind to which exported clinical records refer, and which a store cannot hold. The kind is empty if the
    /// reference does not name it.
    public internal(set) var missingResources: [String: Int] = [:]

    /// The counts of all types together.
    public var total: (written: Int, incomplete: Int) {
        types.reduce((0, 0)) { ($0.0 + $1.written, $0.1 + $1.incomplete) }
    }

    /// An empty report.
    package init() {}

    package mutating func count(_ sample: Sample, isIncomplete: Bool = false) {
        let type = sample.type
        let source = sample.sourceRevision?.source
        if types.last?.type != type {
            // Types are written one after another, with few exceptions.
            if let index = types.firstIndex(where: { $0.type == type }) {
                types.append(types.remove(at: index))
            } else {
                types.append(Entry(type: type, source: source))
            }
        }
        types[types.count - 1].written += 1
        if source != types[types.count - 1].source { types[types.count - 1].hasSeveralSources = true }
        if isIncomplete { types[types.count - 1].incomplete += 1 }
    }

    /// Sorts the types in the order of the catalogue.
    package mutating func finish() {
        let byType = Dictionary(types.map { ($0.type, $0) }) { first, _ in first }
        types = TypeCatalog.all.compactMap { byType[$0] }
    }
}

/// The progress of an export.
public struct ExportProgress: Hashable, Sendable {
    /// The number of samples that were written.
    public let written: Int
    /// The number of all samples.
    public let total: Int

    /// The share that was written, from 0 to 1.
    public var fraction: Double { total > 0 ? min(1, Double(written) / Double(total)) : 1 }
}
