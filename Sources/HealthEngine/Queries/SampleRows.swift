public import HealthModel

/// Quantity and category samples in the least memory: a row of numbers for each, beside what many of them share.
///
/// Making ``Sample`` values costs as much as reading them. Whoever passes on hundreds of thousands of samples, and does not look
/// at them, needs none.
public struct SampleRows: Sendable {
    /// What many samples share.
    public struct Kind: Sendable {
        /// `HKSample.sampleType`: a quantity type or a category type.
        public let type: ObjectType
        /// The unit with which the quantities were saved; nil for categories.
        public let unit: HealthModel.Unit?
        /// `HKObject.sourceRevision`
        public let sourceRevision: SourceRevision
        /// `HKObject.device`
        public let device: Device?
    }

    /// One sample.
    public struct Row: Sendable {
        /// The position in the store.
        let position: Int64
        /// `HKObject.uuid`, as two words: the highest byte of each is its first.
        public let uuid: (high: UInt64, low: UInt64)
        /// `HKSample.startDate`, in milliseconds since 1970.
        public let start: Int64
        /// `HKSample.endDate`, in milliseconds since 1970.
        public let end: Int64
        /// The value: of a quantity in the unit of its kind, of a category an integer.
        public let value: Double
        /// `HKQuantitySample.count`: how many quantities the sample has; 1 for a category.
        public let count: Int
        /// The index of the kind in ``SampleRows/kinds``.
        public let kind: Int32
        /// The index of the metadata in ``SampleRows/metadata``; nil for none.
        public var metadataIndex: Int? { metadata < 0 ? nil : Int(metadata) }

        let metadata: Int32
    }

    /// What the samples share, in the order in which it was met.
    public internal(set) var kinds: [Kind] = []
    /// The metadata of those samples that have any.
    public internal(set) var metadata: [Metadata] = []
    /// The samples, in the order of the query.
    public internal(set) var rows: [Row] = []

    /// Makes room for so many more.
    mutating func reserve(_ count: Int) {
        rows.reserveCapacity(rows.count + count)
    }

    /// Sorts the rows by dates, those that are equal by them in the order in which they were saved (SQ-02, SQ-04), and keeps
    /// not more than the limit.
    mutating func sort(by orders: [DateOrder], limit: Int) {
        func precedes(_ left: Row, _ right: Row) -> Bool {
            for order in orders {
                let (first, second) = order.isOfEnd ? (left.end, right.end) : (left.start, right.start)
                if first != second { return (first < second) == order.ascending }
            }
            return left.position < right.position
        }
        // Mostly the store gives them in order: then nothing is moved.
        let isSorted = rows.indices.dropFirst().allSatisfy { precedes(rows[$0 - 1], rows[$0]) }
        if !isSorted { rows.sort(by: precedes) }
        if rows.count > limit { rows.removeLast(rows.count - limit) }
    }

    /// A sort descriptor that compares dates.
    struct DateOrder {
        let isOfEnd: Bool
        let ascending: Bool

        /// Nil for a descriptor that compares something else.
        init?(_ descriptor: SampleSortDescriptor) {
            switch descriptor.key {
            case .startDate: isOfEnd = false
            case .endDate: isOfEnd = true
            case .duration, .workoutTotal: return nil
            }
            ascending = descriptor.ascending
        }
    }
}

/// What a sample query finds.
public enum SampleQueryResult: Sendable {
    /// Quantity and category samples that needed no second look.
    case rows(SampleRows)
    /// Any samples.
    case samples([Sample])

    /// How many samples there are.
    public var count: Int {
        switch self {
        case .rows(let rows): rows.rows.count
        case .samples(let samples): samples.count
        }
    }
}
