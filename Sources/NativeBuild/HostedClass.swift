/// A class of native code that a host registers.
package struct HostedClass: Equatable {
    /// What the class is.
    package enum Kind: Equatable {
        /// A plugin of Flutter.
        case flutter
        /// A plugin of Capacitor with the methods that JavaScript can call. `declaration` is that of an Objective-C file.
        case capacitor(methods: [String], declaration: CapacitorDeclaration?)
        /// A module of Expo.
        case expo
        /// The entry point of a library.
        case library
    }

    let name: String
    let kind: Kind

    /// The statements that register the class with `registrar`.
    var registration: String {
        switch kind {
        case .flutter: return "\(name).register(with: registrar)"
        case .expo: return "ExpoHost.register(\(name).self, with: registrar)"
        case .library: return "registrar.register(\(name)())"
        case .capacitor(let methods, let declaration):
            let table = methods.map { "\"\($0)\": plugin.\($0)" }.joined(separator: ", ")
            let names = declaration.map { "declaration: (\"\($0.jsName)\", \($0.methods)), " } ?? ""
            return "do {\nlet plugin = \(name)()\n"
                + "CAPHost.register(plugin, \(names)methods: [\(table.isEmpty ? ":" : table)], with: registrar)\n}"
        }
    }

    /// The module that the statements need.
    var module: String {
        switch kind {
        case .flutter: "Flutter"
        case .capacitor: "Capacitor"
        case .expo: "ExpoModulesCore"
        case .library: HostManifest.hostModule
        }
    }
}

/// What the macro `CAP_PLUGIN` of an Objective-C file says of a plugin of Capacitor.
package struct CapacitorDeclaration: Equatable {
    let className: String
    /// The name in JavaScript.
    let jsName: String
    /// The methods that JavaScript can call.
    let methods: [String]
}

extension CapacitorDeclaration {
    /// The declaration in the text of a file; nil if there is none.
    init?(_ text: String) {
        guard let match = text.firstMatch(of: /\bCAP_PLUGIN\s*\(\s*(\w+)\s*,\s*@?"([^"]+)"/) else { return nil }
        className = String(match.output.1)
        jsName = String(match.output.2)
        methods = text.matches(of: /\bCAP_PLUGIN_METHOD\s*\(\s*(\w+)/).map { String($0.output.1) }
    }
}

/// The classes of a module that a host registers.
struct HostedClasses {
    private let declarations: [Declarations]
    private let capacitor: [CapacitorDeclaration]
    private let usesExpo: Bool

    init(_ sources: [NativeSources]) {
        declarations = sources.flatMap { sources in sources.files.map { Declarations(sources.text($0)) } }
        capacitor = sources.flatMap(\.capacitorDeclarations)
        usesExpo = sources.contains { $0.imports.contains("ExpoModulesCore") }
    }

    /// The modules of Expo. Other code may have a type with the name of their superclass.
    private var modules: [String] { usesExpo ? names(conformingTo: "Module") : [] }

    /// The names of the classes that conform to a protocol or derive from a class.
    func names(conformingTo name: String) -> [String] {
        var names: [String] = []
        for type in declarations.flatMap(\.types) where type.inherited.contains(name) && !names.contains(type.name) {
            names.append(type.name)
        }
        return names
    }

    /// All classes. Of several plugins of Flutter or modules of Expo, only those that the package registers.
    func all(registered: [String]) -> [HostedClass] {
        let flutter = names(conformingTo: "FlutterPlugin")
        let named = flutter.filter { registered.contains($0) || registered.map { "Swift\($0)" }.contains($0) }
        let listed = modules.filter(registered.contains)
        let bridged = Set(names(conformingTo: "CAPBridgedPlugin"))
        let plugins = names(conformingTo: "CAPPlugin").filter { bridged.contains($0) || declaration(of: $0) != nil }
        return (flutter.count > 1 && !named.isEmpty ? named : flutter).map { HostedClass(name: $0, kind: .flutter) }
            + (listed.isEmpty ? modules : listed).map { HostedClass(name: $0, kind: .expo) }
            + plugins.map(hosted) + names(conformingTo: "HostedLibrary").map { HostedClass(name: $0, kind: .library) }
    }

    /// A class that the user has named.
    func hosted(_ name: String) -> HostedClass {
        if names(conformingTo: "HostedLibrary").contains(name) { return HostedClass(name: name, kind: .library) }
        if modules.contains(name) { return HostedClass(name: name, kind: .expo) }
        guard names(conformingTo: "CAPPlugin").contains(name) else { return HostedClass(name: name, kind: .flutter) }
        let methods = declarations.flatMap { $0.callMethods[name] ?? [] }
        return HostedClass(name: name, kind: .capacitor(methods: methods, declaration: declaration(of: name)))
    }

    private func declaration(of name: String) -> CapacitorDeclaration? { capacitor.first { $0.className == name } }
}
