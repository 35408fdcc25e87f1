import Foundation
import HealthEngine
import HealthModel

/// The section with the contents of the store.
struct StoreSections {
    let contents: StoreContents
    let months: MonthTable
    let words: DateWords

    /// Further types are folded.
    private static let mostTypes = 20
    /// Further rows are only counted.
    static let mostRows = 200

    var section: Section {
        guard contents.count > 0 else {
            return Section(name: "store", link: "Store", title: "Store contents", introduction: "Nothing yet.", body: [])
        }
        let figure = HeatMap(table: months, words: words)
        return Section(
            name: "store",
            link: "Store",
            title: "Store contents",
            introduction: "All samples of all sources, including those that no app may read.",
            body: [
                Section.card("By type", byType, isWide: true),
                Section.card("By source", bySource.html),
                Figure(
                    name: "months",
                    title: "By month",
                    description: figure.description,
                    drawing: figure.drawing,
                    legend: figure.legend,
                    note: months.otherTypeCount > 0
                        ? "\(text: months.otherTypeCount.of("further type is", "further types are")) left out." : "",
                    numbers: figure.numbers
                ).html,
            ]
        )
    }

    // MARK: Types

    private var byType: HTML {
        let rest = contents.types.dropFirst(Self.mostTypes)
        guard !rest.isEmpty else { return table(contents.types).html }
        let shown = rest.prefix(Self.mostRows)
        let left: HTML = shown.count < rest.count ? "<p class=\"note\">And \(rest.count - shown.count) more.</p>" : ""
        return table(contents.types.prefix(Self.mostTypes)).html
            + table(shown).folded("\(text: rest.count.of("further type", "further types"))")
            + left
    }

    private func table(_ types: some Sequence<StoreContents.TypeRow>) -> Table {
        let most = max(contents.types.first?.count ?? 1, 1)
        return Table(
            caption: "Samples by type",
            head: ["Type and sources", "Samples", "First and last"],
            rows: types.map { type in
                [
                    .head("\(text: type.name)<span class=\"sub\">\(sources(of: type))</span>"),
                    bar(type.count, of: most),
                    .text(dates(of: type)),
                ]
            },
            hidesCaption: true
        )
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

    // MARK: Sources

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
