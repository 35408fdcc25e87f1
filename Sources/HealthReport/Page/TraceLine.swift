/// The time line of a trace, without scripts: each message is a choice among all, and the chosen one, or the one at which the pointer is, shows
/// its screen.
struct TraceLine {
    let rows: [TracePage.Row]

    private var lanes: [TracePage.Lane] {
        TracePage.Lane.allCases.filter { lane in rows.contains { $0.lanes.contains(lane) } }
    }

    var html: HTML {
        let names = lanes.map { lane -> HTML in "<li>\(lane.name)</li>" }
        // What went wrong is what one looks for.
        let chosen = rows.firstIndex(where: \.isError) ?? 0
        let moments = rows.enumerated().map { moment($1, $0, isChosen: $0 == chosen) }
        return """
            <div class="card wide trace" style="--count:\(rows.count);--lanes:\(lanes.count)">
            <ul class="lanes" aria-hidden="true">\(names.joined())</ul>
            <fieldset><legend class="unseen">Messages</legend>\(moments.joined(by: "\n"))</fieldset></div>
            """
    }

    private func moment(_ row: TracePage.Row, _ index: Int, isChosen: Bool) -> HTML {
        let dots = lanes.enumerated().filter { row.lanes.contains($1) }.map { place, lane -> HTML in
            "<i\(row.isError && lane == row.lane ? " class=\"error\"" : "") style=\"--lane:\(place)\"></i>"
        }
        let changes = row.changes.map { change -> HTML in "<p class=\"sub\"><b>\(change.lane.name)</b> \(text: change.text)</p>" }
        let id: HTML = "m\(index + 1)"
        return """
            <div class="moment"><label class="column" for="\(id)" style="--index:\(index)" aria-hidden="true">\(dots.joined())</label>
            <div class="message"><input type="radio" name="moment" id="\(id)"\(isChosen ? " checked=\"checked\"" : "")/>\
            <label for="\(id)"><b>\(text: row.method)</b> <span class="dates">\(text: row.time)</span> \
            <span class="outcome\(row.isError ? " denied" : "")">\(text: row.outcome)</span></label>\
            \(changes.joined())\(details("Params", row.params))\(details("Answer", row.answer))</div>
            \(screen(row.screen))</div>
            """
    }

    /// The most types of a list on the screen.
    private static let mostTypes = 8

    private func screen(_ screen: TracePage.Screen) -> HTML {
        let (day, time) = (String(screen.time.prefix(10)), String(screen.time.dropFirst(11).prefix(5)))
        let switches = screen.switches.map { one -> HTML in
            "<tr><th scope=\"row\">\(text: one.type)</th><td>\(mark(one.share))</td><td>\(mark(one.read))</td></tr>"
        }
        let store = screen.store.map { one -> HTML in "<li>\(text: one.type) <b>\(text: one.count.grouped)</b></li>" }
        let sheet = screen.sheet.map { asked -> HTML in
            let lines = asked.map { line -> HTML in "<li>\(text: line)</li>" }
            return """
                <div class="sheet"><b>Health Access</b><p>“\(text: screen.app)” would like to access your health data.</p>\
                <ul>\(lines.joined())</ul></div>
                """
        }
        return """
            <div class="screen"><p class="status"><span>\(text: time)</span>\(screen.isLocked ? "Locked" : "")</p>\
            <p class="clock">\(text: time)</p><p>\(text: day), UTC</p>\
            <div class="panel"><b>\(text: screen.app)</b><span class="sub">\(text: screen.appState)</span></div>\
            \(panel("Health", "<ul>\(store.prefix(Self.mostTypes).joined())</ul>", store.count))\
            \(panel("Settings", "<table><tr><td></td><th scope=\"col\">Write</th><th scope=\"col\">Read</th></tr>\(switches.prefix(Self.mostTypes).joined())</table>", switches.count))\
            \(sheet ?? "")</div>
            """
    }

    private func panel(_ title: HTML, _ content: HTML, _ count: Int) -> HTML {
        let rest: HTML = count > Self.mostTypes ? "<p class=\"sub\">And \(count - Self.mostTypes) more.</p>" : ""
        return count == 0 ? "" : "<div class=\"panel\"><b>\(title)</b>\(content)\(rest)</div>"
    }

    private func mark(_ decision: Bool?) -> HTML {
        switch decision {
        case true: "<span class=\"allowed\">on</span>"
        case false: "<span class=\"denied\">off</span>"
        case nil: "–"
        }
    }

    /// The most pieces of a text that are shown. Each is as long as an escaped text may be.
    private static let (mostPieces, pieceLength) = (10, 200)

    private func details(_ summary: HTML, _ text: String) -> HTML {
        guard !text.isEmpty else { return "" }
        var (pieces, rest): ([HTML], Substring) = ([], text[...])
        while !rest.isEmpty, pieces.count < Self.mostPieces {
            pieces.append("\(text: String(rest.prefix(Self.pieceLength)))")
            rest = rest.dropFirst(Self.pieceLength)
        }
        return "<details><summary>\(summary)</summary><code>\(pieces.joined())\(rest.isEmpty ? "" : "…")</code></details>"
    }
}
