import HealthEngine
import HealthModel

/// What the user has allowed to which app.
struct Permissions: Hashable {
    struct Row: Hashable {
        let name: String
        /// Nil where the app has not asked, or was not answered.
        let read: Bool?
        let share: Bool?
    }

    struct App: Hashable {
        let bundleIdentifier: String
        /// As a source that has saved something; nil for one that has not.
        let name: String?
        /// By name of the type.
        let rows: [Row]
    }

    /// By bundle identifier.
    let apps: [App]

    init(_ phone: Phone, _ contents: StoreContents) throws(HealthFailure) {
        let names = Dictionary(contents.sources.map { ($0.source.bundleIdentifier, $0.source.name) }) { first, _ in
            first
        }
        let decisions = Dictionary(grouping: try phone.authorizationDecisions(), by: \.bundleIdentifier)
        apps = decisions.map { app, decisions in
            let rows = Dictionary(grouping: decisions, by: \.type).map { type, decisions in
                Row(
                    name: TypeCatalog.type(identifier: type)?.title ?? type,
                    read: decisions.first { $0.direction == .read }?.isAllowed,
                    share: decisions.first { $0.direction == .share }?.isAllowed
                )
            }
            return App(bundleIdentifier: app, name: names[app], rows: rows.sorted { $0.name < $1.name })
        }
        .sorted { $0.bundleIdentifier < $1.bundleIdentifier }
    }
}
