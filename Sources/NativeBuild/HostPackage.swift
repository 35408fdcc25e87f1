import Foundation

/// The package that builds a host of native code: one target for each module, and the executable.
package struct HostPackage {
    /// A file of the package.
    package struct File {
        package let path: String
        package let text: String
    }

    /// The name of the executable: one for each choice of sources, so that the compiler reuses what has not changed.
    package let name: String
    /// The plugin.
    package let plugin: NativeSources
    /// The modules that the plugin uses.
    package let libraries: [NativeSources]
    /// Folders of sources that are compiled into the plugin's module.
    package let additions: [NativeSources]
    /// The classes of the plugin.
    package let classes: [String]
    /// The checkout with the host's modules.
    package let bridge: String
    /// Whether sources are rewritten.
    package let hasOverlay: Bool
    /// The number of lines that the overlay changes.
    package let changedLines: Int
    /// The number of files that the overlay changes.
    package let changedFiles: Int
    /// The files of the package, sorted by path.
    package let files: [File]
    /// The places of copied sources: the folder in the package, and the user's own folder.
    package let folders: [(copy: String, original: String)]
    /// What will not compile, as lines with the user's own paths.
    package let problems: [String]
    /// The copied files with another name than the user's own.
    package let renamedFiles: [(copy: String, original: String)]

    /// A package. Throws if no class conforms to `FlutterPlugin`.
    package init(
        plugin: NativeSources,
        libraries: [NativeSources] = [],
        additions: [NativeSources] = [],
        classes: [String] = [],
        bridge: String,
        hasOverlay: Bool = true
    ) throws(NativeSources.Failure) {
        self.plugin = plugin
        self.libraries = libraries
        self.additions = additions
        self.classes = classes.isEmpty ? plugin.pluginClasses : classes
        self.bridge = bridge
        self.hasOverlay = hasOverlay
        guard !self.classes.isEmpty else {
            throw NativeSources.Failure(
                message: "\(plugin.folder.path): no class conforms to FlutterPlugin. Name one with --class."
            )
        }
        var copy = SourceCopy(hasOverlay: hasOverlay, libraries: Set(libraries.map(\.module)))
        copy.add(plugin, to: "Sources/\(plugin.module)")
        for addition in additions { copy.add(addition, to: "Sources/\(plugin.module)/With-\(addition.module)") }
        for library in libraries { copy.add(library, to: "Sources/\(library.module)") }
        changedLines = copy.changedLines
        changedFiles = copy.changedFiles
        problems = copy.problems
        folders = copy.folders
        renamedFiles = copy.renamedFiles
        var place = Digest()
        for (_, original) in folders { place.add(original) }
        place.add("\(hasOverlay) \(bridge)")
        name = "\(plugin.module)-\(place.text)"
        var files = copy.files
        let manifest = Self.manifest(name, plugin, libraries, additions, bridge, hasOverlay)
        files.append(File(path: "Package.swift", text: manifest))
        for module in [plugin.module] + libraries.map(\.module) {
            let text = ModuleFile.text(
                plugins: module == plugin.module ? self.classes : nil, hasOverlay: hasOverlay,
                declaredNames: copy.declaredNames[module] ?? []
            )
            if let text { files.append(File(path: "Sources/\(module)/\(ModuleFile.name)", text: text)) }
        }
        files.append(
            File(
                path: "\(Self.programFolder)/main.swift",
                text: Self.lines(
                    "import HealthKitBridgeHost",
                    "import \(plugin.module)",
                    "",
                    "HealthKitBridgeHost.main(__hostedPlugins(), usesThreads: \(!hasOverlay))"
                )
            )
        )
        self.files = files.sorted { $0.path < $1.path }
    }

    /// The folder of the program. No module has this name.
    private static let programFolder = "Sources/__host"

    private static func manifest(
        _ name: String,
        _ plugin: NativeSources,
        _ libraries: [NativeSources],
        _ additions: [NativeSources],
        _ bridge: String,
        _ hasOverlay: Bool
    ) -> String {
        // A host has no server, so it does not fetch SwiftNIO.
        let dependency = ".package(path: \(quoted(bridge)), traits: [\"Archives\", \"Encryption\"])"
        let identity = URL(filePath: bridge).lastPathComponent
        let all = [plugin] + libraries + additions
        let imported = all.reduce(into: Set()) { $0.formUnion($1.imports) }
        let products = HostModules.products.filter { imported.contains($0.key) }
        let names = ["HealthKitBridgeHost"] + Set(products.values).sorted()
        let product = names.map { ".product(name: \(quoted($0)), package: \(quoted(identity)))" }.joined(separator: ", ")
        let networking = all.contains(where: \.usesNetworking) ? ["FoundationNetworking"] : []
        let implicit = HostModules.implicit + (hasOverlay ? ["AppRuntime"] + networking : [])
        let aliases = products.filter { $0.key != $0.value }.sorted { $0.key < $1.key }
            .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
        let flags =
            ["-suppress-warnings"] + aliases + implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        func target(_ sources: NativeSources, _ dependencies: [String]) -> String {
            """
                    .target(
                        name: \(quoted(sources.module)),
                        dependencies: [\((dependencies.map(quoted) + [product]).joined(separator: ", "))],
                        swiftSettings: [
                            .swiftLanguageMode(.v\(sources.languageMode)),
                            .unsafeFlags([\(flags.map(quoted).joined(separator: ", "))]),
                        ]
                    ),
            """
        }
        // A library may use another one.
        let targets =
            libraries.map { library in
                let used = library.imports
                return target(library, libraries.map(\.module).filter { $0 != library.module && used.contains($0) })
            } + [target(plugin, libraries.map(\.module))]
        // A line of its own would look like an import of this file.
        let importLine = "import PackageDescription"
        return """
            // swift-tools-version: 6.2
            \(importLine)

            let package = Package(
                name: \(quoted(name)),
                dependencies: [\(dependency)],
                targets: [
            \(targets.joined(separator: "\n"))
                    .executableTarget(
                        name: \(quoted(name)),
                        dependencies: [\(quoted(plugin.module)), \(product)],
                        path: \(quoted(programFolder)),
                        // The order of static libraries has no meaning for this linker.
                        linkerSettings: [.unsafeFlags(["-use-ld=lld"])]
                    ),
                ]
            )

            """
    }

    private static func lines(_ lines: String...) -> String { lines.map { "\($0)\n" }.joined() }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
