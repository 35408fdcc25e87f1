/// A page about a session: its messages in order, what each changed, and the screen of the phone after it. The same rows give the same bytes.
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
        /// The phone after the message.
        package var screen = Screen()

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
        var lane: Lane { method.hasPrefix("control/") ? .user : .app }
        var lanes: [Lane] { [lane] + changes.map(\.lane) }
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

    /// What a person sees on the phone.
    package struct Screen {
        /// The time in RFC 3339.
        package var time = ""
        package var app = ""
        package var appState = ""
        package var isLocked = false
        /// What the open permission sheet asks for, in words; nil without a sheet.
        package var sheet: [String]?
        /// The decisions of the user, by type.
        package var switches: [(type: String, share: Bool?, read: Bool?)] = []
        /// The numbers of samples by type.
        package var store: [(type: String, count: Int)] = []

        /// An empty screen.
        package init() {}
    }

    /// A lane of the time line.
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
        let line = Section(
            name: "line", link: "Time line", title: "Time line",
            introduction: """
                Each column is a message, in order. Point at one, or choose one and move along with the arrow keys: the phone shows \
                its screen after the message. It began empty.
                """,
            body: [TraceLine(rows: rows).html])
        let page = Page(
            title: "Trace of a session", introduction: "<span>\(text: words)</span>", sections: rows.isEmpty ? [] : [line],
            style: TraceLine.style)
        bytes = Array(page.html.markup.utf8)
    }
}
