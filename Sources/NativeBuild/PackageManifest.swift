import Foundation

/// The manifest of a Swift package, as the package manager reads it.
struct PackageManifest: Decodable {
    let name: String
    let defaultLocalization: String?
    let dependencies: [Dependency]
    let products: [Product]
    let targets: [Target]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion

    struct ToolsVersion: Decodable {
        let _version: String
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    /// Another package: at a path, or at an address.
    struct Dependency: Decodable {
        let fileSystem: [Folder]?
        let sourceControl: [Repository]?
    }

    struct Folder: Decodable {
        let identity: String
        let path: String
    }

    struct Repository: Decodable {
        let identity: String
        let location: Location
        let requirement: Requirement
    }

    struct Location: Decodable {
        let remote: [[String: String]]?
    }

    struct Requirement: Decodable {
        let range: [[String: String]]?
        let exact: [String]?
        let branch: [String]?
        let revision: [String]?
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]
        let sources: [String]?
        let resources: [Resource]
        let settings: [Setting]
        /// Each has one member: its name is that of the kind.
        let dependencies: [[String: TargetDependency]]
    }

    struct Resource: Decodable {
        let path: String
        /// One member: its name is that of the rule.
        let rule: [String: Empty]
    }

    struct Empty: Decodable {}

    struct Setting: Decodable {
        let tool: String
        let condition: Condition?
        /// One member: its name is that of the setting.
        let kind: [String: Value]
    }

    struct Value: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            enum Key: String, CodingKey { case _0 }
            text = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: ._0)
        }
    }

    /// When a setting or a dependency is used.
    struct Condition: Decodable {
        let platformNames: [String]?

        var includesIOS: Bool { platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true }
    }

    /// A target or a product that a target uses: `[name, condition]` or `[name, package, aliases, condition]`.
    struct TargetDependency: Decodable {
        let name: String
        let package: String?
        let condition: Condition?

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            name = try list.decode(String.self)
            let isProduct = (list.count ?? 0) > 2
            package = isProduct ? try list.decodeIfPresent(String.self) : nil
            if isProduct { _ = try list.decodeIfPresent([String: String].self) }
            condition = list.isAtEnd ? nil : try list.decodeIfPresent(Condition.self)
        }
    }

    /// The version of the language for all targets.
    var languageMode: String {
        if let versions = swiftLanguageVersions { return versions.contains("6") ? "6" : "5" }
        return toolsVersion._version.hasPrefix("5.") ? "5" : "6"
    }

    /// Lets the package manager read the manifest in a folder.
    static func read(in folder: URL) throws(NativeSources.Failure) -> PackageManifest {
        let errors = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: errors) }
        var output = ""
        let command = ["package", "--package-path", folder.path, "dump-package"]
        if try Toolchain.run(command, errors: Toolchain.quoted(errors), { output += $0 + "\n" }) {
            do {
                return try JSONDecoder().decode(PackageManifest.self, from: Data(output.utf8))
            } catch {
                let path = "\(folder.path)/Package.swift"
                throw NativeSources.Failure(message: "\(path) cannot be read: swift package dump-package has another form")
            }
        }
        let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
        throw NativeSources.Failure(message: "\(folder.path)/Package.swift cannot be read:\n\(text)")
    }
}
