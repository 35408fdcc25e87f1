import HealthEngine
import HealthModel

/// The user's decisions for each app.
struct Permissions {
    struct Row: Equatable {
        let name: String
        /// Nil if undecided.
        let read: Bool?
        let share: Bool?
    }

    struct App {
        let bundleIdentifier: String
        /// The name of the app as a source; nil if it has saved no samples.
        let name: String?
        /// Sorted by the name of the type.
        let rows: [Row]
    }

    /// Sorted by bundle identifier.
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
