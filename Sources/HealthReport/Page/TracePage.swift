/// A page about a session: its messages in order, with what each changed. The same rows give the same bytes.
package struct TracePage {
    /// A message to the phone.
    package struct Row {
        /// The time of the phone when it had handled the message.
        package var time: String
        package var method: String
        /// The params as text; empty if there were none.
        package var params: String
        /// The answer in a few words.
        package var outcome: String
        /// Whether the answer is an error.
        package var isError: Bool
        /// The whole answer as text.
        package var answer: String
        /// What the message changed.
        package var changes: [Change] = []

        /// A row without changes.
        package init(time: String, method: String, params: String, outcome: String, isError: Bool, answer: String) {
            self.time = time
            self.method = method
            self.params = params
            self.outcome = outcome
            self.isError = isError
            self.answer = answer
        }

        /// The lane of the message itself.
        fileprivate var lane: Lane { method.hasPrefix("control/") ? .user : .app }
        fileprivate var lanes: [Lane] { [lane] + changes.map(\.lane) }
    }

    package struct Change {
        /// The lane in which the change is drawn.
        package let lane: Lane
        /// The change in words.
        package let text: String

        package init(_ lane: Lane, _ text: String) {
            self.lane = lane
            self.text = text
        }
    }

    /// A lane of the drawing.
    package enum Lane: CaseIterable {
        case app, user, sheet, decision, clock, store, phone, notification

        var name: HTML {
            switch self {
            case .app: "App"
            case .user: "User and test"
            case .sheet: "Sheet"
            case .decision: "Decision"
            case .clock: "Clock"
            case .store: "Store"
            case .phone: "Phone"
            case .notification: "Notification"
            }
        }
    }

    /// The page in UTF-8.
    package let bytes: [UInt8]

    /// A page with these rows.
    package init(_ rows: [Row]) {
        let errors = rows.count { $0.isError }
        let words = "\(rows.count.of("message", "messages")), \(errors.of("error", "errors"))."
        let table = Table(
            caption: "Messages", head: ["", "Time", "Message", "Answer", "Changes"],
            rows: rows.enumerated().map { Self.cells($1, $0 + 1) }, hidesCaption: true)
        let drawing = TraceDrawing(lanes: rows.map { ($0.lanes, $0.isError) })
        let overview = Figure(
            name: "lanes", title: "Overview", description: "\(text: words) Each column is a message, in order.",
            drawing: drawing.html)
        let line = Section(
            name: "line", link: "Time line", title: "Time line",
            introduction: "Each message, its answer, and what it changed on the phone. Changes are those of an empty phone.",
            body: [
                overview.html, Section.card("Messages", table.html, isWide: true),
            ])
        let page = Page(
            title: "Trace of a session", introduction: "<span>\(text: words)</span>", sections: rows.isEmpty ? [] : [line])
        bytes = Array(page.html.markup.utf8)
    }

    private static func cells(_ row: Row, _ number: Int) -> [Table.Cell] {
        let changes = row.changes.map { change -> HTML in
            "<span class=\"sub\"><b>\(change.lane.name)</b> \(text: change.text)</span>"
        }
        let outcome: HTML = row.isError ? "<span class=\"denied\">\(text: row.outcome)</span>" : "\(text: row.outcome)"
        return [
            .number("\(number)"), .text("<span class=\"dates\">\(text: row.time)</span>"),
            .head("\(text: row.method)\(details("Params", row.params))"), .text(outcome + details("Answer", row.answer)),
            .text(changes.joined()),
        ]
    }

    /// The most pieces of a text that are shown. Each is as long as an escaped text may be.
    private static let (mostPieces, pieceLength) = (10, 200)

    private static func details(_ summary: HTML, _ text: String) -> HTML {
        guard !text.isEmpty else { return "" }
        var (pieces, rest): ([HTML], Substring) = ([], text[...])
        while !rest.isEmpty, pieces.count < mostPieces {
            pieces.append("\(text: String(rest.prefix(pieceLength)))")
            rest = rest.dropFirst(pieceLength)
        }
        return "<details><summary>\(summary)</summary><code>\(pieces.joined())\(rest.isEmpty ? "" : "…")</code></details>"
    }
}
