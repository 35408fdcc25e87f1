import Foundation

/// What a manifest says of a target.
package struct PackageTarget {
    package let name: String
    /// The version of the language.
    let languageMode: String
    /// The paths of sources within its folder; empty for all.
    let sourcePaths: [String]
    /// The paths within its folder that hold no sources of it.
    let excludedFolders: [String]
    /// The paths of resources within its folder, with the rule of each.
    let resources: [(path: String, rule: String)]
    /// The settings of the compiler, as in a manifest.
    let settings: [String]
    /// The names of targets and products that it uses.
    let uses: Set<String>
    /// The products that it uses of packages at an address.
    let products: [(name: String, package: RemotePackage)]
    /// The language of its resources.
    let localization: String?
    let packageProducts: Set<String>
}

/// A package at an address.
struct RemotePackage: Hashable {
    let identity: String
    /// The dependency, as in a manifest.
    let text: String
}

/// The modules of a package, and of the packages that it names by path.
struct PackageModules {
    /// Packages whose modules the host has.
    private static let supplied: Set<String> = [
        "capacitor-swift-pm", "flutterframework", "grdb.swift", "swift-argument-parser", "swift-log",
    ]

    private let folder: URL
    private let manifest: PackageManifest
    /// The packages that it names by path, each once.
    private let others: [PackageModules]

    /// Reads the manifest in a folder, and those of the packages that it names by path.
    init(in folder: URL) throws(NativeSources.Failure) {
        var read: Set<String> = []
        try self.init(in: folder.standardizedFileURL, &read)
    }

    private init(in folder: URL, _ read: inout Set<String>) throws(NativeSources.Failure) {
        self.folder = folder
        manifest = try PackageManifest.read(in: folder)
        read.insert(folder.path)
        var others: [PackageModules] = []
        for dependency in manifest.dependencies.flatMap({ $0.fileSystem ?? [] }) {
            let other = URL(filePath: dependency.path, directoryHint: .isDirectory).standardizedFileURL
            guard !Self.supplied.contains(dependency.identity), !read.contains(other.path) else { continue }
            others.append(try PackageModules(in: other, &read))
        }
        self.others = others
    }

    /// The modules, the main one last. That is the target with a class to register, else the one with the name, else that of the
    /// last product. Without a target in Swift there are none.
    func modules(name: String?, registeredClasses: [String]) -> [NativeSources] {
        let own = manifest.targets.filter { $0.type == "regular" }
            .compactMap { NativeSources(target($0), in: sourceFolder(of: $0), registeredClasses: registeredClasses) }
        let productTargets = manifest.products.flatMap(\.targets)
        let main =
            own.last { !$0.hostedClasses.isEmpty } ?? own.first { [name, manifest.name].contains($0.module) }
            ?? own.last { productTargets.contains($0.target?.name ?? "") } ?? own.last
        guard let main else { return [] }
        let rest = others.flatMap { $0.modules(name: nil, registeredClasses: []) } + own.filter { $0.module != main.module }
        return rest + [main]
    }

    // MARK: Targets

    private func sourceFolder(of target: PackageManifest.Target) -> URL {
        func url(_ path: String) -> URL { folder.appending(path: path, directoryHint: .isDirectory).standardizedFileURL }
        if let path = target.path { return url(path) }
        let folders = ["Sources", "Source", "src", "srcs"]
        return (folders.map { "\($0)/\(target.name)" } + folders).map(url).first(where: NativeSources.isFolder) ?? url("Sources")
    }

    private func target(_ target: PackageManifest.Target) -> PackageTarget {
        let used = target.dependencies.flatMap(\.values).filter { $0.condition?.includesIOS ?? true }
        let settings = target.settings.filter { $0.tool == "swift" && $0.condition?.includesIOS ?? true }
            .compactMap { setting in setting.kind.first.map { (name: $0.key, value: $0.value.text) } }
        let mode = settings.first { $0.name == "swiftLanguageMode" }?.value.map { $0.hasPrefix("6") ? "6" : "5" }
        let folder = sourceFolder(of: target).path + "/"
        let inner = manifest.targets.map { sourceFolder(of: $0).path }.filter { $0.hasPrefix(folder) }
        return PackageTarget(
            name: target.name,
            languageMode: mode ?? manifest.languageMode,
            sourcePaths: (target.sources ?? []).map(Self.plain),
            excludedFolders: target.exclude.map(Self.plain) + inner.map { String($0.dropFirst(folder.count)) },
            // The package manager warns of a resource that does not exist.
            resources: target.resources.compactMap { resource in
                let path = Self.plain(resource.path)
                guard FileManager.default.fileExists(atPath: folder + path) else { return nil }
                return resource.rule.keys.first.map { (path, $0) }
            },
            settings: settings.compactMap { Self.setting($0.name, $0.value) },
            uses: Set(used.map(\.name)),
            products: used.compactMap { dependency in remotePackage(of: dependency).map { (dependency.name, $0) } },
            localization: manifest.defaultLocalization,
            packageProducts: Set(manifest.products.map(\.name))
        )
    }

    /// A path without a slash at its end or a point at its beginning.
    private static func plain(_ path: String) -> String {
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    private static func setting(_ name: String, _ value: String?) -> String? {
        guard let value, ["define", "enableUpcomingFeature", "enableExperimentalFeature"].contains(name) else { return nil }
        return ".\(name)(\(value.quoted))"
    }

    private func remotePackage(of dependency: PackageManifest.TargetDependency) -> RemotePackage? {
        let repositories = manifest.dependencies.flatMap { $0.sourceControl ?? [] }
        let named = repositories.first { $0.identity == (dependency.package ?? dependency.name).lowercased() }
        guard let named, !Self.supplied.contains(named.identity), let address = named.location.remote?.first?["urlString"],
            let requirement = named.requirement.text
        else { return nil }
        return RemotePackage(identity: named.identity, text: ".package(url: \(address.quoted), \(requirement))")
    }
}

extension PackageManifest.Requirement {
    /// The requirement as in a manifest.
    fileprivate var text: String? {
        if let low = range?.first?["lowerBound"], let high = range?.first?["upperBound"] {
            return "\(low.quoted)..<\(high.quoted)"
        }
        if let version = exact?.first { return "exact: \(version.quoted)" }
        if let branch = branch?.first { return "branch: \(branch.quoted)" }
        return revision?.first.map { "revision: \($0.quoted)" }
    }
}

extension String {
    /// The text as a literal of Swift.
    var quoted: String {
        // Not by characters: one that begins with a quotation mark may have further scalars.
        let escaped = unicodeScalars.flatMap { ["\\", "\""].contains($0) ? ["\\", $0] : [$0] }
        return "\"\(String(String.UnicodeScalarView(escaped)))\""
    }
}
