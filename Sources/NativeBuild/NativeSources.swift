package import Foundation

/// The Swift sources of a module of native code: a Flutter plugin, or a library that it uses.
package struct NativeSources {
    /// The name of the module.
    package let module: String
    /// The folder to which the paths of the files are relative.
    package let folder: URL
    /// The paths of the files, sorted.
    package let files: [String]
    /// The version of the language.
    package let languageMode: String
    /// The names of other modules that the sources need, as their package declares them.
    package let dependencies: [String]
    /// The name of the class that the plugin's package registers; nil if it names none.
    package let registeredClass: String?

    /// The failure to find sources.
    package struct Failure: Error {
        package let message: String

        /// A failure with a message.
        package init(message: String) {
            self.message = message
        }
    }

    /// Finds the sources of a folder: that of a plugin's native half, its checkout, or a package.
    package init(of path: String) throws(Failure) {
        let start = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        guard Self.isFolder(start) else { throw Failure(message: "\(path): there is no such folder") }
        let root = Self.platformFolder(in: start)
        let specification =
            Self.files(in: root, withSuffix: ".podspec", isDeep: false).first
            .flatMap { Self.text(root.appending(path: $0)) } ?? ""
        let pubspec =
            Self.text(start.appending(path: "pubspec.yaml")) ?? Self.text(
                start.deletingLastPathComponent().appending(path: "pubspec.yaml")
            ) ?? ""
        let package = Self.package(in: root)
        folder = Self.sourceFolder(in: root, package, specification)
        files = Self.files(in: folder, withSuffix: ".swift", isDeep: true)
        guard !files.isEmpty else { throw Failure(message: "\(path): there are no Swift sources in \(folder.path)") }
        let name =
            pubspec.firstMatch(of: /(?m)^name:\s*["']?(\w+)/)?.output.1
            ?? specification.firstMatch(of: /\.name\s*=\s*["']([\w-]+)["']/)?.output.1
            ?? package?.manifest.onlyTarget.map { Substring($0.name) }
            ?? Substring(root.lastPathComponent)
        module = Self.identifier(name)
        let version = specification.firstMatch(of: /swift_versions?\s*=\s*\[?\s*["'](\d)/)?.output.1
        languageMode = version.map { $0 == "6" ? "6" : "5" } ?? package?.manifest.languageMode ?? "5"
        dependencies = specification.matches(of: /\.dependency\s*\(?\s*["']([\w.\/-]+)["']/)
            .map { String($0.output.1) }.filter { $0 != "Flutter" }
        registeredClass = Self.registeredClass(pubspec, root)
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
        registeredClass = nil
    }

    /// The text of a file.
    package func text(_ file: String) -> String { Self.text(folder.appending(path: file)) ?? "" }

    /// The classes that conform to `FlutterPlugin`. Of several, only the one that the plugin's package registers.
    package var pluginClasses: [String] {
        var names: [String] = []
        for file in files {
            let text = text(file)
            for match in text.matches(of: /\b(?:class|extension)\s+(\w+)\s*:[^{]*\bFlutterPlugin\b[^{]*\{/) {
                let name = String(match.output.1)
                if !names.contains(name) { names.append(name) }
            }
        }
        if names.count > 1, let name = registeredClass {
            let registered = names.filter { $0 == name || $0 == "Swift\(name)" }
            if !registered.isEmpty { return registered }
        }
        return names
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
        guard text(root.appending(path: "pubspec.yaml")) != nil else { return root }
        let candidates = ["ios", "darwin"].map { root.appending(path: $0, directoryHint: .isDirectory) }
        return candidates.first(where: isFolder) ?? root
    }

    /// The package in a folder or in one of its folders, as Flutter's template has it.
    private static func package(in root: URL) -> (folder: URL, manifest: PackageManifest)? {
        for folder in [root] + subfolders(of: root) {
            if let text = text(folder.appending(path: "Package.swift")) { return (folder, PackageManifest(text)) }
        }
        return nil
    }

    private static func sourceFolder(
        in root: URL, _ package: (folder: URL, manifest: PackageManifest)?, _ specification: String
    ) -> URL {
        if let package {
            let target = package.manifest.onlyTarget
            let paths = [target?.path, target.map { "Sources/\($0.name)" }, "Sources"].compactMap(\.self)
            let folders = paths.map { package.folder.appending(path: $0, directoryHint: .isDirectory) }
            if let sources = folders.first(where: isFolder) { return sources.standardizedFileURL }
        }
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

    private static func isFolder(_ url: URL) -> Bool {
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

    // MARK: Names

    private static func identifier(_ name: Substring) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return text.first?.isNumber == true ? "_\(text)" : text
    }

    /// The class in `pubspec.yaml`, or in the Objective-C file that registers it.
    private static func registeredClass(_ pubspec: String, _ root: URL) -> String? {
        for file in files(in: root, withSuffix: ".m", isDeep: true) {
            let text = text(root.appending(path: file)) ?? ""
            if let name = text.firstMatch(of: /\[(\w+)\s+registerWithRegistrar:/)?.output.1 { return String(name) }
        }
        let ios = pubspec.firstMatch(of: /(?s)\b(?:ios|darwin):.*?pluginClass:\s*["']?(\w+)/)
        return ios.map { String($0.output.1) }
    }
}
