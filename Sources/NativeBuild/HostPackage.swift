package import Foundation

/// The package that builds a host of native code: one target for each module, and the executable.
package struct HostPackage {
    package struct File {
        package let path: String
        package let text: String
    }

    /// The name of the executable: one for each choice of sources, so that the compiler reuses what has not changed.
    package let name: String
    package let plugin: NativeSources
    /// The modules that the plugin uses.
    package let libraries: [NativeSources]
    /// Folders of sources that are compiled into the plugin's module.
    package let additions: [NativeSources]
    /// The classes that the host registers.
    package let classes: [HostedClass]
    /// The modules with which it is compiled.
    package let compiled: CompiledModules
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

    /// The resources of the modules: the path in the package, and the user's own file or folder.
    package let resources: [(path: String, original: URL)]

    /// A package. Of `libraries`, the targets of packages are left out that nothing imports. Throws if there is no class to register.
    package init(
        plugin: NativeSources,
        libraries: [NativeSources] = [],
        additions: [NativeSources] = [],
        classes: [String] = [],
        compiled: CompiledModules,
        hasOverlay: Bool = true
    ) throws(NativeSources.Failure) {
        let plugin = plugin.asMainModule
        self.plugin = plugin
        let libraries = Self.needed(libraries, by: [plugin] + additions)
        self.libraries = libraries
        self.additions = additions
        let found = HostedClasses([plugin] + additions)
        self.classes = classes.isEmpty ? found.all(registered: plugin.registeredClasses) : classes.map(found.hosted)
        self.compiled = compiled
        self.hasOverlay = hasOverlay
        guard !self.classes.isEmpty else {
            throw NativeSources.Failure(
                message: "\(plugin.folder.path): no class conforms to FlutterPlugin, CAPBridgedPlugin, Module or HostedLibrary. "
                    + "Name one with --class, or add an entry point with --with."
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
        resources = ([plugin] + libraries).flatMap { sources in
            (sources.target?.resources ?? []).map {
                ("Sources/\(sources.module)/\($0.path)", sources.folder.appending(path: $0.path))
            }
        }
        var place = Digest()
        for (_, original) in folders { place.add(original) }
        place.add("\(hasOverlay) \(compiled.folder.path)")
        name = "\(plugin.module)-\(place.text)"
        var files = copy.files
        let manifest = HostManifest(
            name: name, plugin: plugin, libraries: libraries, additions: additions, compiled: compiled, hasOverlay: hasOverlay
        )
        files.append(File(path: "Package.swift", text: manifest.text))
        for module in [plugin.module] + libraries.map(\.module) {
            let text = ModuleFile.text(
                classes: module == plugin.module ? self.classes : nil, hasOverlay: hasOverlay,
                declaredNames: copy.declaredNames[module] ?? []
            )
            if let text { files.append(File(path: "Sources/\(module)/\(ModuleFile.name)", text: text)) }
        }
        files.append(
            File(
                path: "\(HostManifest.programFolder)/main.swift",
                text: """
                    import \(HostManifest.hostModule)
                    import \(plugin.module)

                    \(HostManifest.hostModule).main(__register, usesThreads: \(!hasOverlay))

                    """
            )
        )
        self.files = files.sorted { $0.path < $1.path }
    }

    /// The libraries that are needed, each module once. A target of a package is needed if another module imports it.
    private static func needed(_ libraries: [NativeSources], by modules: [NativeSources]) -> [NativeSources] {
        var names = Set(modules.map(\.module))
        let unique = libraries.filter { names.insert($0.module).inserted }
        var imported = (modules + unique.filter { $0.target == nil }).reduce(into: Set()) { $0.formUnion($1.imports) }
        var needed = Set(unique.filter { $0.target == nil }.map(\.module))
        while let next = unique.first(where: { imported.contains($0.module) && !needed.contains($0.module) }) {
            needed.insert(next.module)
            imported.formUnion(next.imports)
        }
        return unique.filter { needed.contains($0.module) }
    }
}
