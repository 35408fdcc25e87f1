import HealthModel

/// Samples by type and month. The colour is darker, the closer the month is to the type's month with most samples.
struct HeatMap: Chart {
    let table: MonthTable
    let words: DateWords

    private static let left = 162.0
    private static let row = 18.0
    private static let shades = 5
    /// The width of fewer months would be too large.
    private static let fewestColumns = 6
    /// A longer label would overlap the first month.
    private static let longestName = 27

    var drawing: HTML {
        let width = (Plot.right - Self.left) / Double(max(table.months.count, Self.fewestColumns))
        let bottom = Plot.top + Double(table.rows.count) * Self.row
        let rows = table.rows.enumerated().map { number, row -> HTML in
            let top = Plot.top + Double(number) * Self.row
            let most = max(row.counts.max() ?? 0, 1)
            let cells = row.counts.enumerated().map { column, count -> HTML in
                let shade = count == 0 ? 0 : (count * Self.shades + most - 1) / most
                return """
                    <rect class="shade-\(shade)" x="\(Self.left + Double(column) * width + 1)" y="\(top + 1)" \
                    width="\(width - 2)" height="\(Self.row - 2)" rx="3"><title>\(text: row.name), \
                    \(text: month(column)): \(text: count.grouped)</title></rect>
                    """
            }
            let name = row.name.count > Self.longestName ? row.name.prefix(Self.longestName - 1) + "…" : row.name
            return
                "<text x=\"0\" y=\"\(top + 13)\" class=\"small\">\(text: name)<title>\(text: row.name)</title></text>\(cells.joined())"
        }
        // The labels of more months would overlap.
        let step = table.months.count <= Self.fewestColumns ? 1 : 3
        let labels = table.months.indices.filter { (table.months.count - 1 - $0) % step == 0 }.map { column -> HTML in
            let place = Self.left + (Double(column) + 0.5) * width
            return """
                <text x="\(place)" y="\(bottom + 15)" text-anchor="middle" class="small">\(text: words.month(table.months[column]))</text>\
                <text x="\(place)" y="\(bottom + 28)" text-anchor="middle" class="small">\(text: year(column))</text>
                """
        }
        return Figure.drawing("months", height: bottom + 34, rows.joined() + labels.joined())
    }

    private func year(_ column: Int) -> String {
        String(CalendarDay(of: table.months[column], in: words.calendar).year)
    }

    private func month(_ column: Int) -> String { "\(words.month(table.months[column])) \(year(column))" }

    var legend: Legend {
        Legend(entries: [
            (Legend.square("shade-0"), "None"), (Legend.square("shade-1"), "Few"),
            (Legend.square("shade-5"), "The type's fullest month"),
        ])
    }

    var description: HTML {
        guard !table.months.isEmpty else { return "No samples." }
        let totals = table.months.indices.map { column in table.rows.reduce(0) { $0 + $1.counts[column] } }
        let fullest = totals.indices.max { totals[$0] < totals[$1] } ?? 0
        return """
            \(text: table.rows.count.of("type", "types")) in the months from \(text: month(0)) to \(text: month(table.months.count - 1)); most samples in \
            \(text: month(fullest)): \(text: totals[fullest].grouped).
            """
    }

    var numbers: Table? {
        Table(
            caption: "Samples by type and month",
            head: ["Type"] + table.months.indices.map { "\(text: month($0))" },
            rows: table.rows.map { row in [.head("\(text: row.name)")] + row.counts.map(Table.number) }
        )
    }
}
