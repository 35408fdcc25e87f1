/// The page around the sections. It has no scripts. Its content security policy forbids scripts and loading, so that injected
/// markup could neither run nor load anything.
struct Page {
    let title: HTML
    /// The introduction, in some sentences.
    let introduction: HTML
    let sections: [Section]
    /// Further rules for this page.
    var style: HTML = ""

    var html: HTML {
        let links = sections.map { section -> HTML in "<li><a href=\"#\(section.name)\">\(section.link)</a></li>" }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            img-src data:; base-uri 'none'; form-action 'none'"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta name="referrer" content="no-referrer"/>
            <meta name="robots" content="noindex"/>
            <title>\(title)</title>
            <link rel="icon" href="\(Look.mark)"/>
            <style>
            \(Look.sheet)\(Style.sheet)\(style)
            </style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to content</a>
            <header>
            <p class="brand"><img src="\(Look.mark)" alt="" width="28" height="28"/>healthkit-bridge</p>
            <h1>\(title)</h1>
            <p class="intro">\(introduction)</p>
            \(sections.count > 1 ? "<nav aria-label=\"Sections\"><ul>\(links.joined())</ul></nav>" : "")
            </header>
            <main id="main">
            \(sections.map(\.html).joined())</main>
            <footer>
            <p>Created by healthkit-bridge from an emulated store. This page contains health data: protect it as you protect \
            the data. It has no scripts and loads nothing.</p>
            </footer>
            </body>
            </html>

            """
    }
}

/// A part of the page with a heading.
struct Section {
    let name: HTML
    /// The text of the link to the section.
    let link: HTML
    let title: HTML
    /// A sentence or two.
    let introduction: HTML
    /// Cards. If there are none, the introduction says that there is no data.
    let body: [HTML]
    /// Whether the cards are small.
    var isDense = false

    var html: HTML {
        let grid: HTML = body.isEmpty ? "" : "<div class=\"cards\(isDense ? " dense" : "")\">\(body.joined())</div>"
        return """
            <section id="\(name)" aria-labelledby="\(name)-heading">
            <h2 id="\(name)-heading">\(title)</h2>
            <p class="quiet">\(introduction)</p>
            \(grid)</section>

            """
    }

    /// A card with a heading and other contents than a chart.
    static func card(_ title: HTML, _ contents: HTML, isWide: Bool = false) -> HTML {
        "<div class=\"card\(isWide ? " wide" : "")\"><h3>\(title)</h3>\(contents)</div>\n"
    }
}
