/// The page around the sections. It has no script, and says so: whatever got into it could load nothing and run nothing.
struct Page {
    let title: HTML
    /// In a sentence.
    let introduction: HTML
    /// The figures that come first.
    let key: [(name: HTML, value: HTML)]
    let sections: [Section]

    var html: HTML {
        let figures = key.map { figure -> HTML in "<div><dt>\(figure.name)</dt><dd>\(figure.value)</dd></div>" }
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
            <link rel="icon" href="data:,"/>
            <style>
            \(Style.sheet)
            </style>
            </head>
            <body>
            <a class="skip" href="#main">To the contents</a>
            <header>
            <h1>\(title)</h1>
            <p class="intro">\(introduction)</p>
            <dl class="key">\(figures.joined())</dl>
            <nav aria-label="Sections"><ul>\(links.joined())</ul></nav>
            </header>
            <main id="main">
            \(sections.map(\.html).joined())</main>
            <footer>
            <p>Made by healthkit-bridge from a store of the emulator. This page holds health data: keep it as you would keep \
            the data. Nothing in it is loaded from anywhere, and there are no scripts.</p>
            </footer>
            </body>
            </html>

            """
    }
}

/// A part of the page with a heading.
struct Section {
    let name: HTML
    /// As the contents name it.
    let link: HTML
    let title: HTML
    /// A sentence or two.
    let introduction: HTML
    /// Cards; none where there is nothing to show, which the introduction then says.
    let body: [HTML]

    var html: HTML {
        let grid: HTML = body.isEmpty ? "" : "<div class=\"cards\">\(body.joined())</div>"
        return """
            <section id="\(name)" aria-labelledby="\(name)-heading">
            <h2 id="\(name)-heading">\(title)</h2>
            <p class="quiet">\(introduction)</p>
            \(grid)</section>

            """
    }

    /// A card with a heading that is no chart.
    static func card(_ title: HTML, _ contents: HTML, isWide: Bool = false) -> HTML {
        "<div class=\"card\(isWide ? " wide" : "")\"><h3>\(title)</h3>\(contents)</div>\n"
    }
}
