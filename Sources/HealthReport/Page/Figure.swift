/// A chart with its title, what it shows in a sentence, what its marks mean, and its numbers.
struct Figure {
    /// Part of identifiers: that which the drawing says it is labelled by.
    let name: HTML
    let title: HTML
    let description: HTML
    let drawing: HTML
    var legend = Legend(entries: [])
    /// What is told besides.
    var note: HTML = ""
    var numbers: Table?

    /// What a drawing says of itself: it is an image, which has its title and its description beside it.
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
