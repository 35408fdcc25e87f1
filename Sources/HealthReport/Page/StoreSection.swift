import HealthEngine
import HealthModel

/// The section with the contents of the store.
struct StoreSection {
    let contents: StoreContents
    let months: MonthTable
    let words: DateWords

    /// Further rows are only counted.
    static let mostRows = 200

    var section: Section {
        guard contents.count > 0 else {
            return Section(
                name: "store",
                link: "Store",
                title: "Store contents",
                introduction: """
                    Nothing yet. An app, <code>healthkit-bridge import</code> and <code>healthkit-bridge generate</code> add samples.
                    """,
                body: []
            )
        }
        let others = months.otherTypeCount
        let note: HTML = others > 0 ? "\(text: others.of("further type is", "further types are")) left out." : ""
        return Section(
            name: "store",
            link: "Store",
            title: "Store contents",
            introduction: "All samples of all sources, including those that no app may read.",
            body: [
                Figure("months", "By month", of: HeatMap(table: months, words: words), note: note).html,
                Section.card("By source", bySource.folded(ifLong: "\(text: contents.sources.count.of("source", "sources"))")),
                Section.card("By type", byType, isWide: true),
            ]
        )
    }

    private var byType: HTML {
        let (count, most) = (contents.types.count, max(contents.types.first?.count ?? 1, 1))
        let left: HTML = count > Self.mostRows ? "<p class=\"note\">And \(count - Self.mostRows) more.</p>" : ""
        let table = Table(
            caption: "Samples by type",
            head: ["Type and sources", "Samples", "First and last"],
            rows: contents.types.prefix(Self.mostRows).map { type in
                [
                    .head("\(text: type.name)<span class=\"sub\">\(sources(of: type))</span>"),
                    bar(type.count, of: most),
                    .text(dates(of: type)),
                ]
            },
            hidesCaption: true
        )
        return table.folded(ifLong: "\(text: count.of("type", "types"))") + left
    }

    private func sources(of type: StoreContents.TypeRow) -> HTML {
        let names = type.sources.prefix(3).map { name -> HTML in "<bdi>\(text: name)</bdi>" }
        let more = type.sources.count - names.count
        return names.joined(by: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private func dates(of type: StoreContents.TypeRow) -> HTML {
        guard let dates = type.dates else { return "–" }
        let days = [dates.earliest, dates.latest].map { CalendarDay(of: $0, in: words.calendar) }
        let times = days.map { day -> HTML in "<time datetime=\"\(text: day.text)\">\(text: words.brief(day))</time>" }
        return "<span class=\"dates\">\(days[0] == days[1] ? times[0] : times.joined(by: "<br/>"))</span>"
    }

    private func bar(_ count: Int, of most: Int) -> Table.Cell {
        .bar("<data value=\"\(count)\">\(text: count.grouped)</data>", Double(count) / Double(most) * 100)
    }

    private var bySource: Table {
        let most = max(contents.sources.first?.count ?? 1, 1)
        let shown = contents.sources.prefix(Self.mostRows)
        let left = contents.sources.dropFirst(Self.mostRows)
        let rest: [[Table.Cell]] =
            left.isEmpty
            ? [] : [[.head("\(left.count) more"), Table.number(left.reduce(0) { $0 + $1.count }), .text("")]]
        return Table(
            caption: "Samples by source",
            head: ["Source", "Samples", "Types"],
            rows: shown.map { row in
                [
                    .head("<bdi>\(text: row.source.name)</bdi><span class=\"sub\">\(text: row.source.bundleIdentifier)</span>"),
                    bar(row.count, of: most),
                    Table.number(row.typeCount),
                ]
            } + rest,
            hidesCaption: true
        )
    }
}
