import Foundation

enum KeyValueSettings: Idiom {
    static func run() async throws -> Any? {
        let defaults = UserDefaults.standard
        defaults.setValue(["steps"], forKey: "keyed")
        defer { defaults.removeObject(forKey: "keyed") }
        return (defaults.value(forKey: "keyed") as? [String]) ?? []
    }
}
