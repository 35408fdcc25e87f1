/// What `expo-module.config.json` says of a module for Apple's systems.
struct ExpoConfiguration: Decodable {
    static let fileName = "expo-module.config.json"
    /// The classes of the modules.
    let modules: [String]

    private enum Key: String, CodingKey {
        case apple, ios, modules, `class`
        case formerModules = "modulesClassNames"
    }

    init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: Key.self)
        let platform = try root.nestedContainer(keyedBy: Key.self, forKey: root.contains(.apple) ? .apple : .ios)
        let key = platform.contains(.modules) ? Key.modules : .formerModules
        modules = try platform.decodeIfPresent([ModuleName].self, forKey: key)?.map(\.name) ?? []
    }

    /// The name of a class, or an object with the name.
    private struct ModuleName: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                self.name = name
            } else {
                name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .class)
            }
        }
    }
}
