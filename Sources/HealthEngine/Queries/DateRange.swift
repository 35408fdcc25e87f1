import HealthModel

/// Ranges of start and end dates, in milliseconds since 1970.
struct DateRange {
    var start: Range<Int64>
    var end: Range<Int64>

    /// The range as an SQL condition. An open side adds no condition.
    var condition: String {
        var condition = ""
        if start != .open {
            condition += " AND startDate >= ?3 AND startDate < ?4"
        }
        if end != .open {
            condition += " AND endDate >= ?5 AND endDate < ?6"
        }
        return condition
    }

    /// Binds the parameters of ``condition``.
    func bind(to rows: borrowing RowStatement) {
        if start != .open {
            rows.bind(start.lowerBound, at: 3)
            rows.bind(start.upperBound, at: 4)
        }
        if end != .open {
            rows.bind(end.lowerBound, at: 5)
            rows.bind(end.upperBound, at: 6)
        }
    }
}

extension Range<Int64> {
    fileprivate static var open: Range { .min ..< .max }
}

extension SampleBounds {
    /// Whether the bounds include all dates.
    var areOpen: Bool { start == .open && end == .open }
}
