package import Foundation

/// The Swift sources of a module of native code: a Flutter plugin, or a library that it uses.
package struct NativeSources {
    /// The name of the module.
    package private(set) var module: String
    /// The folder to which the paths of the files are relative.
    package let folder: URL
    /// The paths of the files, sorted.
    package let files: [String]
    /// The version of the language.
    package let languageMode: String
    /// The names of other modules that the sources need, as their package declares them.
    package let dependencies: [String]
    /// The names of the classes that the plugin's package registers. It may name none.
    package let registeredClasses: [String]
    /// The target of a package that the sources are; nil for a pod or a plain folder.
    package let target: PackageTarget?

    /// The failure to find sources.
    package struct Failure: Error {
        package let message: String

        /// A failure with a message.
        package init(message: String) {
            self.message = message
        }
    }

    /// The module of a folder: that of a plugin's native half, its checkout, or a package.
    package init(of path: String) throws(Failure) {
        let modules = try Self.modules(of: path)
        self = modules[modules.count - 1]
    }

    /// The modules of a folder, the main one last: those of a package, with the packages that it names by path, or that of a pod or
    /// a plain folder.
    package static func modules(of path: String) throws(Failure) -> [NativeSources] {
        let start = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        guard isFolder(start) else { throw Failure(message: "\(path): there is no such folder") }
        let root = platformFolder(in: start)
        let pubspec =
            text(start.appending(path: "pubspec.yaml")) ?? text(
                start.deletingLastPathComponent().appending(path: "pubspec.yaml")
            ) ?? ""
        let registered = registeredClasses(pubspec, root) + (expoConfiguration(in: start)?.modules ?? [])
        if let folder = packageFolder(in: root) {
            let modules = try PackageModules(in: folder).modules(
                name: name(in: pubspec).map(identifier), registeredClasses: registered
            )
            if !modules.isEmpty { return modules }
        }
        return [try NativeSources(pod: root, path, name(in: pubspec), registered)]
    }

    /// The sources that a podspec names, else those of the folder.
    private init(pod root: URL, _ path: String, _ pubspecName: Substring?, _ registered: [String]) throws(Failure) {
        let specification =
            Self.files(in: root, withSuffix: ".podspec", isDeep: false).first
            .flatMap { Self.text(root.appending(path: $0)) } ?? ""
        folder = Self.sourceFolder(in: root, specification)
        files = Self.files(in: folder, withSuffix: ".swift", isDeep: true)
        guard !files.isEmpty else { throw Failure(message: "\(path): there are no Swift sources in \(folder.path)") }
        let name =
            pubspecName ?? specification.firstMatch(of: /\.name\s*=\s*["']([\w-]+)["']/)?.output.1
            ?? Substring(root.lastPathComponent)
        module = Self.identifier(name)
        let version = specification.firstMatch(of: /swift_versions?\s*=\s*\[?\s*["'](\d)/)?.output.1
        languageMode = version == "6" ? "6" : "5"
        dependencies = specification.matches(of: /\.dependency\s*\(?\s*["']([\w.\/-]+)["']/)
            .map { String($0.output.1) }.filter { $0 != "Flutter" }
        registeredClasses = registered
        target = nil
    }

    /// The sources of a folder as they are, without a package that describes them.
    package init(folder path: String) throws(Failure) {
        let start = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        guard Self.isFolder(start) else { throw Failure(message: "\(path): there is no such folder") }
        folder = start
        files = Self.files(in: start, withSuffix: ".swift", isDeep: true)
        module = Self.identifier(Substring(start.lastPathComponent))
        languageMode = "5"
        dependencies = []
        registeredClasses = []
        target = nil
    }

    /// The sources of a target of a package. `others` are folders of other targets.
    init?(_ target: PackageTarget, in folder: URL, registeredClasses: [String]) {
        self.folder = folder
        let excluded = target.excludedFolders
        files = Self.files(in: folder, withSuffix: ".swift", isDeep: true).filter { file in
            (target.sourcePaths.isEmpty || target.sourcePaths.contains { Self.contains($0, file) })
                && !excluded.contains { Self.contains($0, file) }
        }
        guard !files.isEmpty else { return nil }
        module = Self.identifier(Substring(target.name))
        languageMode = target.languageMode
        dependencies = []
        self.registeredClasses = registeredClasses
        self.target = target
    }

    /// Whether a path is a file, or the folder that contains it.
    private static func contains(_ path: String, _ file: String) -> Bool {
        path == "." || file == path || file.hasPrefix(path + "/")
    }

    /// The sources as the main module. Nothing imports it, so its name gives way to that of a module that the code may import.
    var asMainModule: NativeSources {
        var sources = self
        if HostModules.canImport(module, others: []) == true { sources.module += "_" }
        return sources
    }

    package func text(_ file: String) -> String { Self.text(folder.appending(path: file)) ?? "" }

    /// The classes that a host registers.
    package var hostedClasses: [HostedClass] { HostedClasses([self]).all(registered: registeredClasses) }

    /// The plugins of Capacitor that Objective-C files declare.
    var capacitorDeclarations: [CapacitorDeclaration] {
        Self.files(in: folder, withSuffix: ".m", isDeep: true)
            .compactMap { Self.text(folder.appending(path: $0)).flatMap { CapacitorDeclaration($0) } }
    }

    /// The modules that the sources import.
    var imports: Set<String> {
        files.reduce(into: Set()) { imports, file in
            let kinds =
                /(?m)^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/
            for match in text(file).matches(of: kinds) { imports.insert(String(match.output.1)) }
        }
    }

    /// Whether the sources use what belongs to Foundation on a device, and to FoundationNetworking on Linux.
    var usesNetworking: Bool { files.contains { text($0).contains(/URL(?:Session|Request)/) } }

    // MARK: Folders

    /// The folder of the native half in a checkout of a plugin.
    private static func platformFolder(in root: URL) -> URL {
        let files = ["pubspec.yaml", ExpoConfiguration.fileName]
        guard files.contains(where: { text(root.appending(path: $0)) != nil }) else { return root }
        let candidates = ["ios", "darwin", "apple"].map { root.appending(path: $0, directoryHint: .isDirectory) }
        return candidates.first(where: isFolder) ?? root
    }

    /// The package in a folder or in one of its folders, as Flutter's template has it.
    private static func packageFolder(in root: URL) -> URL? {
        ([root] + subfolders(of: root)).first { text($0.appending(path: "Package.swift")) != nil }
    }

    private static func sourceFolder(in root: URL, _ specification: String) -> URL {
        if let pattern = specification.firstMatch(of: /source_files\s*=\s*\[?\s*["']([^"']+)["']/)?.output.1 {
            let fixed = pattern.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }
            let folder = root.appending(path: fixed.joined(separator: "/"), directoryHint: .isDirectory)
            if isFolder(folder) { return folder.standardizedFileURL }
        }
        let candidates = ["Classes", "Sources"].map { root.appending(path: $0, directoryHint: .isDirectory) }
        return candidates.first(where: isFolder) ?? root
    }

    private static func subfolders(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0, directoryHint: .isDirectory) }.filter(isFolder)
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Folders that hold no sources of the module.
    private static let ignoredFolders: Set<Substring> = ["Tests", "Pods", "Example", "example", "build"]

    private static func files(in folder: URL, withSuffix suffix: String, isDeep: Bool) -> [String] {
        let manager = FileManager.default
        let names =
            isDeep
            ? try? manager.subpathsOfDirectory(atPath: folder.path)
            : try? manager.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { name in
            let folders = name.split(separator: "/").dropLast()
            return name.hasSuffix(suffix) && !name.hasSuffix("Package.swift")
                && !folders.contains { ignoredFolders.contains($0) || $0.hasPrefix(".") }
        }.sorted()
    }

    private static func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    /// The description of a module of Expo, in a folder or the one that contains it.
    private static func expoConfiguration(in folder: URL) -> ExpoConfiguration? {
        [folder, folder.deletingLastPathComponent()].lazy
            .compactMap { text($0.appending(path: ExpoConfiguration.fileName)) }
            .compactMap { try? JSONDecoder().decode(ExpoConfiguration.self, from: Data($0.utf8)) }.first
    }

    // MARK: Names

    /// The name in a `pubspec.yaml`.
    private static func name(in pubspec: String) -> Substring? { pubspec.firstMatch(of: /(?m)^name:\s*["']?(\w+)/)?.output.1 }

    static func identifier(_ name: Substring) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return text.first?.isNumber == true ? "_\(text)" : text
    }

    /// The class in `pubspec.yaml`, or in the Objective-C file that registers it.
    private static func registeredClasses(_ pubspec: String, _ root: URL) -> [String] {
        for file in files(in: root, withSuffix: ".m", isDeep: true) {
            let text = text(root.appending(path: file)) ?? ""
            if let name = text.firstMatch(of: /\[(\w+)\s+registerWithRegistrar:/)?.output.1 { return [String(name)] }
        }
        let ios = pubspec.firstMatch(of: /(?s)\b(?:ios|darwin):.*?pluginClass:\s*["']?(\w+)/)
        return ios.map { [String($0.output.1)] } ?? []
    }
}
