import Foundation

enum StoredSettings: Idiom {
    static func run() async throws -> Any? {
        let defaults = UserDefaults.standard
        defaults.register(defaults: ["limit": 5])
        defaults.set(Date(timeIntervalSince1970: 0), forKey: "synced")
        defaults.set(["steps"], forKey: "types")
        defer { defaults.removeObject(forKey: "types") }
        return [defaults.integer(forKey: "limit"), defaults.stringArray(forKey: "types")?.count ?? 0]
    }
}
