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

    /// The accessibility attributes of a drawing: it is an image, labelled by its title and description.
    static func labels(_ name: HTML) -> HTML {
        "role=\"img\" aria-labelledby=\"\(name)-title\" aria-describedby=\"\(name)-text\""
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
