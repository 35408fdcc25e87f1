import Foundation
import HealthModel

/// A table that scrolls sideways if it is wider than the page.
struct Table {
    enum Cell {
        /// The heading of the row.
        case head(HTML)
        case text(HTML)
        case number(HTML)
        /// A number with a bar; the length of the bar is in percent.
        case bar(HTML, Double)
    }

    let caption: HTML
    let head: [HTML]
    let rows: [[Cell]]
    /// Whether the caption is visible to screen readers only.
    var hidesCaption = false

    var html: HTML {
        let columns = head.enumerated().map { column, name -> HTML in
            // The heading of a number column is right-aligned, like its numbers.
            let isNumber = rows.first.map { row in row.indices.contains(column) && row[column].isNumber } ?? false
            return "<th scope=\"col\"\(isNumber ? " class=\"number\"" : "")>\(name)</th>"
        }
        let lines = rows.map { row -> HTML in "<tr>\(row.map(\.html).joined())</tr>" }
        let style: HTML = hidesCaption ? " class=\"unseen\"" : ""
        return """
            <div class="scroll" tabindex="0" role="region" aria-label="\(caption)"><table>\
            <caption\(style)>\(caption)</caption><thead><tr>\(columns.joined())</tr></thead>
            <tbody>\(lines.joined(by: "\n"))</tbody></table></div>
            """
    }

    /// The table, hidden until its summary is clicked.
    func folded(_ summary: HTML = "Numbers") -> HTML { "<details><summary>\(summary)</summary>\(html)</details>" }

    /// Longer tables hide a section that follows them.
    private static let mostOpenRows = 8

    /// The table, hidden until its summary is clicked if it is long.
    func folded(ifLong summary: HTML) -> HTML { rows.count > Self.mostOpenRows ? folded(summary) : html }

    /// A number, rounded in the visible text and exact in the markup.
    static func number(_ value: Double?) -> Cell {
        guard let value else { return .number("–") }
        return .number("<data value=\"\(text: String(value))\">\(text: value.whole)</data>")
    }

    static func number(_ value: Int) -> Cell { .number("<data value=\"\(value)\">\(text: value.grouped)</data>") }

    static func day(_ day: CalendarDay, _ words: DateWords) -> Cell {
        .head(
            "<time datetime=\"\(text: day.text)\">\(text: String(words.weekday(day).prefix(3))) \(text: words.plain(day))</time>"
        )
    }

    static func day(_ date: Date, _ words: DateWords) -> Cell { day(CalendarDay(of: date, in: words.calendar), words) }
}

extension Table.Cell {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

    fileprivate var html: HTML {
        switch self {
        case .head(let html): "<th scope=\"row\">\(html)</th>"
        case .text(let html): "<td>\(html)</td>"
        case .number(let html): "<td class=\"number\">\(html)</td>"
        case .bar(let html, let length):
            "<td class=\"count\">\(html)<span class=\"bar\" style=\"width:\(length)%\"></span></td>"
        }
    }
}
