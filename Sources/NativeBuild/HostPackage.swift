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
    /// The copied files with another name than the user's own.
    package let renamedFiles: [(copy: String, original: String)]

    /// The modules that the Objective-C header of a pod would import for all files of the module.
    private static let implicitModules = ["Flutter", "HealthKit"]
    /// The products with other modules of Apple's names, which are built only for code that imports them.
    private static let products = [
        "BackgroundTasks": "BackgroundTasks", "Combine": "HealthKitCombine", "CoreLocation": "CoreLocation",
        "HealthKitUI": "HealthKitUI", "os": "os", "UIKit": "UIKit", "UniformTypeIdentifiers": "UniformTypeIdentifiers",
        "WatchKit": "WatchKit",
    ]

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
        var copy = SourceCopy(hasOverlay: hasOverlay)
        copy.add(plugin, to: "Sources/\(plugin.module)")
        for addition in additions { copy.add(addition, to: "Sources/\(plugin.module)/With-\(addition.module)") }
        for library in libraries { copy.add(library, to: "Sources/\(library.module)") }
        changedLines = copy.changedLines
        changedFiles = copy.changedFiles
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
            let text =
                (module == plugin.module ? Self.registration(self.classes) : "") + (hasOverlay ? Self.descriptions : "")
            if !text.isEmpty { files.append(File(path: "Sources/\(module)/\(Self.ownFile)", text: text)) }
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

    /// The file that is added to each module. A file of the user may have any other name.
    static let ownFile = "__HealthKitBridge.swift"
    /// The folder of the program. No module has this name.
    private static let programFolder = "Sources/__host"

    /// A function in the plugin's module, so that its classes need not be public.
    private static func registration(_ classes: [String]) -> String {
        let list = classes.map { "\($0).self" }.joined(separator: ", ")
        return lines("import Flutter", "", "public func __hostedPlugins() -> [any FlutterPlugin.Type] { [\(list)] }")
    }

    /// The texts of errors. A declaration of the module takes precedence over Foundation's.
    private static let descriptions = lines(
        "import AppRuntime", "", "extension Error {", "    var localizedDescription: String { appDescription(of: self) }", "}"
    )

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
        let imported = ([plugin] + libraries + additions).reduce(into: Set()) { $0.formUnion($1.imports) }
        let names = ["HealthKitBridgeHost"] + products.filter { imported.contains($0.key) }.map(\.value).sorted()
        let product = names.map { ".product(name: \(quoted($0)), package: \(quoted(identity)))" }.joined(separator: ", ")
        let implicit = implicitModules + (hasOverlay ? ["AppRuntime"] : [])
        let alias = imported.contains("Combine") ? ["-module-alias", "Combine=HealthKitCombine"] : []
        let flags =
            ["-suppress-warnings"] + alias + implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
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

/// Copies sources into a package, and rewrites them.
private struct SourceCopy {
    let hasOverlay: Bool
    var files: [HostPackage.File] = []
    var folders: [(copy: String, original: String)] = []
    var renamedFiles: [(copy: String, original: String)] = []
    var changedLines = 0
    var changedFiles = 0
    /// The names of files of each module, which may have a name only once.
    private var names: [Substring: Set<String>] = [:]

    /// The path of a copy: that of the file, or a name with a number if the module has the name already.
    private mutating func path(of file: String, in folder: String) -> String {
        let url = URL(filePath: file)
        let (name, base) = (url.lastPathComponent, url.deletingPathExtension().lastPathComponent)
        let module = folder.split(separator: "/")[1]
        var used = names[module] ?? [HostPackage.ownFile]
        let free = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(base)-\($0).swift" }
            .first { !used.contains($0) }
        used.insert(free ?? name)
        names[module] = used
        return "\(folder)/\(file.dropLast(name.count))\(free ?? name)"
    }

    mutating func add(_ sources: NativeSources, to folder: String) {
        folders.append((folder, sources.folder.path))
        for file in sources.files {
            var text = sources.text(file)
            if hasOverlay {
                let (rewritten, count) = Overlay.apply(to: text)
                text = rewritten
                changedLines += count
                changedFiles += count > 0 ? 1 : 0
            }
            let path = path(of: file, in: folder)
            files.append(HostPackage.File(path: path, text: text))
            if path != "\(folder)/\(file)" { renamedFiles.append((path, sources.folder.appending(path: file).path)) }
        }
    }

    init(hasOverlay: Bool) {
        self.hasOverlay = hasOverlay
    }
}
