/// The order and number of the rows that are wanted, so that no more rows are read than needed.
struct RowSelection {
    /// What decides about the order.
    enum Key {
        case position, startDate, endDate
    }

    let key: Key
    let ascending: Bool
    let limit: Int

    /// The end of a statement that finds rows of one length.
    var order: String {
        key == .position ? "ORDER BY id" : "ORDER BY startDate \(ascending ? "ASC" : "DESC"), id"
    }
}

/// Tells when enough rows of a length class were read to include all that are selected.
///
/// There is no index on the dates on which samples end. But a class limits the length of its samples: when rows come in the
/// order of their starts, there is a start from which on no row can end early or late enough.
struct SelectionProgress {
    private let selection: RowSelection
    private let length: LengthClass
    private var count = 0
    /// The ends of the rows that are selected so far, in the order of the selection; bitwise complements if the order
    /// descends.
    private var ends: [Int64] = []

    init(_ selection: RowSelection, _ length: LengthClass) {
        self.selection = selection
        self.length = length
    }

    /// Notes that a row matches.
    mutating func add(end: Int64) {
        count += 1
        guard selection.key == .endDate else { return }
        let rank = rank(ofEnd: end)
        ends.insert(rank, at: ends.partitioningIndex { $0 > rank })
        if ends.count > selection.limit { ends.removeLast() }
    }

    /// Whether neither a row with this start nor a later row can be selected. A row with the same end as the last selected
    /// one may be: those are taken in the order of their positions.
    func isComplete(beforeStart start: Int64) -> Bool {
        guard count >= selection.limit else { return false }
        guard selection.key == .endDate, let last = ends.last else { return true }
        let (end, overflow) = start.addingReportingOverflow(selection.ascending ? length.minimum : length.maximum)
        return !overflow && rank(ofEnd: end) > last
    }

    private func rank(ofEnd end: Int64) -> Int64 { selection.ascending ? end : ~end }
}

extension Array<Int64> {
    /// Where in a sorted array the elements begin that a condition holds for.
    fileprivate func partitioningIndex(where isAfter: (Int64) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
