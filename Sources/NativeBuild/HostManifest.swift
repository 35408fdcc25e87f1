import Foundation

/// The manifest of the package that builds a host.
struct HostManifest {
    /// The module of the bridge with the main function of a host.
    static let hostModule = "HealthKitBridgeHost"

    let name: String
    let plugin: NativeSources
    let libraries: [NativeSources]
    let additions: [NativeSources]
    let compiled: CompiledModules
    let hasOverlay: Bool

    private var modules: [NativeSources] { libraries + [plugin] }

    /// The folder of the program. No module has this name.
    static let programFolder = "Sources/__host"

    var text: String {
        let dependencies = Set(modules.flatMap(remoteProducts).map(\.package.text)).sorted().joined(separator: ",\n        ")
        let linked = compiled.linkerOptions.map { "                \($0.quoted),\n" }.joined()
        let localization = modules.lazy.compactMap { $0.target?.localization }.first
        let localized = localization.map { "\n    defaultLocalization: \($0.quoted)," } ?? ""
        // A line of its own would look like an import of this file.
        let importLine = "import PackageDescription"
        return """
            // swift-tools-version: 6.2
            \(importLine)

            let package = Package(
                name: \(name.quoted),\(localized)
                dependencies: [\(dependencies)],
                targets: [
            \(modules.map(target).joined(separator: "\n"))
                    .executableTarget(
                        name: \(name.quoted),
                        dependencies: [\(plugin.module.quoted)],
                        path: \(Self.programFolder.quoted),
                        linkerSettings: [.unsafeFlags([
            \(linked)            ])]
                    ),
                ]
            )

            """
    }

    private func target(_ sources: NativeSources) -> String {
        // A library may use another one.
        let used = sources.imports
        let isPlugin = sources.module == plugin.module
        let own = libraries.map(\.module).filter { $0 != sources.module && (isPlugin || used.contains($0)) }
        let remote = remoteProducts(of: sources).map { Self.product($0.name, of: $0.package.identity) }
        let resources = (sources.target?.resources ?? []).map { ".\($0.rule)(\($0.path.quoted))" }
        let settings =
            [".swiftLanguageMode(.v\(sources.languageMode))"] + (sources.target?.settings ?? [])
            + [".unsafeFlags([\(flags.map(\.quoted).joined(separator: ", "))])"]
        let resourceLine = resources.isEmpty ? "" : "\n            resources: [\(resources.joined(separator: ", "))],"
        return """
                    .target(
                        name: \(sources.module.quoted),
                        dependencies: [\((own.map(\.quoted) + remote).joined(separator: ", "))],\(resourceLine)
                        swiftSettings: [
            \(settings.map { "                \($0),\n" }.joined())            ]
                    ),
            """
    }

    private static func product(_ name: String, of package: String) -> String {
        ".product(name: \(name.quoted), package: \(package.quoted))"
    }

    /// The products of packages at an address, except those of which the user has supplied the sources.
    private func remoteProducts(of sources: NativeSources) -> [(name: String, package: RemotePackage)] {
        let supplied = modules.reduce(into: Set(modules.map(\.module))) { $0.formUnion($1.target?.packageProducts ?? []) }
        return (sources.target?.products ?? []).filter { !supplied.contains($0.name) }
    }

    private var flags: [String] {
        let usesNetworking = (modules + additions).contains(where: \.usesNetworking)
        let implicit =
            HostModules.implicit + (hasOverlay ? ["AppRuntime"] + (usesNetworking ? ["FoundationNetworking"] : []) : [])
        let aliases = HostModules.aliases.filter { alias in !modules.contains { $0.module == alias.key } }
            .sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
        return ["-suppress-warnings"] + aliases + implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
}
