/// The section with the user's decisions for each app.
struct PermissionSection {
    let permissions: Permissions

    private static let mostApps = 30
    private static let mostRows = 200

    var section: Section {
        let apps = permissions.apps.prefix(Self.mostApps)
        let more = permissions.apps.count - apps.count
        let introduction: HTML =
            apps.isEmpty
            ? "No app has asked yet." : "The user's decisions. A type that an app may not read looks empty to it."
        let rest: HTML = more > 0 ? "<p class=\"note\">And \(more) more apps.</p>" : ""
        return Section(
            name: "permissions",
            link: "Permissions",
            title: "Permissions by app",
            introduction: introduction,
            body: apps.map(card) + (rest.markup.isEmpty ? [] : [rest])
        )
    }

    private func card(_ app: Permissions.App) -> HTML {
        let name: HTML =
            app.name.map { "<bdi>\(text: $0)</bdi><span class=\"sub\">\(text: app.bundleIdentifier)</span>" }
            ?? "\(text: app.bundleIdentifier)"
        let shown = app.rows.prefix(Self.mostRows)
        let table = Table(
            caption: "Permissions of \(text: app.name ?? app.bundleIdentifier)",
            head: ["Type", "Read", "Share"],
            rows: shown.map { row in [.head("\(text: row.name)"), .text(mark(row.read)), .text(mark(row.share))] },
            hidesCaption: true
        )
        let count = app.rows.count
        let left: HTML = count > shown.count ? "<p class=\"note\">And \(count - shown.count) more.</p>" : ""
        return Section.card(name, summary(app) + table.folded(ifLong: "\(text: count.of("type", "types"))") + left)
    }

    private func summary(_ app: Permissions.App) -> HTML {
        func count(_ isAllowed: Bool, _ decision: (Permissions.Row) -> Bool?) -> Int {
            app.rows.count { decision($0) == isAllowed }
        }
        return """
            <p class="note">Read: \(count(true, \.read)) allowed, \(count(false, \.read)) denied. \
            Share: \(count(true, \.share)) allowed, \(count(false, \.share)) denied.</p>
            """
    }

    private func mark(_ decision: Bool?) -> HTML {
        switch decision {
        case true: "<span class=\"allowed\"><span aria-hidden=\"true\">✓ </span>Allowed</span>"
        case false: "<span class=\"denied\"><span aria-hidden=\"true\">✕ </span>Denied</span>"
        case nil: "<span class=\"unasked\">Not asked</span>"
        }
    }
}
