/// What a figure shows.
protocol Chart {
    var drawing: HTML { get }
    /// The main figures in a sentence.
    var description: HTML { get }
    var legend: Legend { get }
    var numbers: Table? { get }
}

extension Chart {
    var legend: Legend { Legend(entries: []) }
    var numbers: Table? { nil }
}

/// A chart with its title, a description in a sentence, a legend and a table of its numbers.
struct Figure {
    /// The prefix of the identifiers to which the drawing's labels refer.
    let name: HTML
    let title: HTML
    let description: HTML
    let drawing: HTML
    var legend = Legend(entries: [])
    /// A further remark; empty for none.
    var note: HTML = ""
    var numbers: Table?

    /// A drawing, which is an image that title and description of its figure label.
    static func drawing(_ name: HTML, width: Double = Plot.width, height: Double, definitions: HTML = "", _ marks: HTML) -> HTML {
        """
        <svg viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(name)-title" aria-describedby="\(name)-text">\
        \(definitions)<g aria-hidden="true">\(marks)</g></svg>
        """
    }

    var html: HTML {
        """
        <figure class="card" id="\(name)" aria-labelledby="\(name)-title"><figcaption><h3 id="\(name)-title">\(title)</h3>\
        <p id="\(name)-text">\(description)</p></figcaption>
        \(drawing)
        \(legend.entries.isEmpty ? "" : legend.html)\(note.markup.isEmpty ? "" : "<p class=\"note\">\(note)</p>")\
        \(numbers?.folded() ?? "")</figure>

        """
    }
}

extension Figure {
    init(_ name: HTML, _ title: HTML, of chart: some Chart, note: HTML = "") {
        self.init(
            name: name, title: title, description: chart.description, drawing: chart.drawing, legend: chart.legend, note: note,
            numbers: chart.numbers
        )
    }
}
