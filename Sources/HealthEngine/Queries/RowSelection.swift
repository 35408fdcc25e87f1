import HealthModel

/// The order and the number of rows that a query needs, so that no others are read.
struct RowSelection {
    /// The column that determines the order.
    enum Key {
        case position, startDate, endDate
    }

    let key: Key
    let ascending: Bool
    let limit: Int

    /// The end of a statement that reads rows of one length class.
    var order: String {
        key == .position ? "ORDER BY id" : "ORDER BY startDate \(ascending ? "ASC" : "DESC"), id"
    }
}

/// Decides when enough rows of a length class were read to include all selected rows.
///
/// There is no index on end dates, but a class limits the length of its samples. When rows are read in the order of
/// their start dates, all rows after a certain start end too late or too early.
struct SelectionProgress {
    private let selection: RowSelection
    private let length: LengthClass
    private var count = 0
    /// The end dates of the rows selected so far, in the order of the selection. Descending orders store bitwise
    /// complements.
    private var ends: [Int64] = []

    init(_ selection: RowSelection, _ length: LengthClass) {
        self.selection = selection
        self.length = length
    }

    /// Adds a matching row.
    mutating func add(end: Int64) {
        count += 1
        guard selection.key == .endDate else { return }
        let rank = rank(ofEnd: end)
        ends.insert(rank, at: ends.partitioningIndex { $0 > rank })
        if ends.count > selection.limit { ends.removeLast() }
    }

    /// Whether no row with this start, and no later row, can be selected. A row with the same end as the last selected
    /// one may be, because rows with equal ends are ordered by position.
    func isComplete(beforeStart start: Int64) -> Bool {
        guard count >= selection.limit else { return false }
        guard selection.key == .endDate, let last = ends.last else { return true }
        let (end, overflow) = start.addingReportingOverflow(selection.ascending ? length.minimum : length.maximum)
        return !overflow && rank(ofEnd: end) > last
    }

    private func rank(ofEnd end: Int64) -> Int64 { selection.ascending ? end : ~end }
}
