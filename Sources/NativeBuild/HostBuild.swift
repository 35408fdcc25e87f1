import Foundation

/// The build of a host in the user's cache. It is repeated only if the sources or the compiled modules have changed.
package struct HostBuild {
    private let package: HostPackage
    private let folder: URL
    /// The folder of products: another one for other compiled modules, because the package manager does not look at them.
    private let products: URL
    private let isRelease: Bool
    private let stamp: String

    /// A build of a package.
    package init(_ package: HostPackage, isRelease: Bool = false) {
        self.package = package
        self.isRelease = isRelease
        folder = Self.cache.appending(path: package.name, directoryHint: .isDirectory)
        products = folder.appending(path: Self.productsPrefix + package.compiled.stamp, directoryHint: .isDirectory)
        var digest = Digest()
        digest.add("\(isRelease)")
        for file in package.files {
            digest.add(file.path)
            digest.add(file.text)
        }
        for resource in package.resources {
            digest.add(resource.path)
            for path in [""] + ((try? FileManager.default.subpathsOfDirectory(atPath: resource.original.path)) ?? []).sorted() {
                let attributes = try? FileManager.default.attributesOfItem(atPath: resource.original.appending(path: path).path)
                let date = attributes?[.modificationDate] as? Date
                digest.add("\(path) \(date?.timeIntervalSince1970 ?? 0)")
            }
        }
        stamp = digest.text
    }

    private static var cache: URL {
        let environment = ProcessInfo.processInfo.environment
        let caches =
            environment["XDG_CACHE_HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
            ?? URL(filePath: environment["HOME"] ?? NSTemporaryDirectory(), directoryHint: .isDirectory)
            .appending(path: ".cache", directoryHint: .isDirectory)
        return caches.appending(path: "healthkit-bridge/host", directoryHint: .isDirectory)
    }

    private static let productsPrefix = "products-"
    private var configuration: String { isRelease ? "release" : "debug" }
    private var stampFile: URL { products.appending(path: "built-\(configuration)") }

    package var executable: String { products.appending(path: "\(configuration)/\(package.name)").path }

    /// Whether the executable is that of the sources.
    package var isUpToDate: Bool {
        (try? String(contentsOf: stampFile, encoding: .utf8)) == stamp
            && FileManager.default.isExecutableFile(atPath: executable)
    }

    /// Builds the executable. Passes the output of the compiler to a function, line by line, with the user's own paths. Returns false
    /// if the build has failed.
    package func run(_ report: (String) -> Void) throws -> Bool {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try whileLocked {
            if isUpToDate { return true }
            try package.compiled.check(try toolchain())
            try? FileManager.default.removeItem(at: stampFile)
            try writeFiles()
            guard try Toolchain.run(arguments, { report(withOwnPaths($0)) }) else { return false }
            let information = URL(filePath: executable).deletingLastPathComponent().appending(path: "Info.plist")
            try Self.information.write(to: information, atomically: true, encoding: .utf8)
            try stamp.write(to: stampFile, atomically: true, encoding: .utf8)
            return true
        }
    }

    /// The property list of the app, which Foundation reads beside the executable. An app with HealthKit must say why it uses data.
    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.app</string>
        <key>CFBundleName</key><string>App</string>
        <key>CFBundleShortVersionString</key><string>1.0</string>
        <key>NSHealthShareUsageDescription</key><string>To read health data</string>
        <key>NSHealthUpdateUsageDescription</key><string>To save health data</string>
        </dict></plist>

        """

    /// Two processes may build the host.
    private func whileLocked<Value>(_ body: () throws -> Value) throws -> Value {
        let descriptor = unsafe open(folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        return try body()
    }

    /// Writes the files that have changed, so that the compiler skips the others, and removes those that are no longer there.
    private func writeFiles() throws {
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: folder.path) where name.hasPrefix(Self.productsPrefix) {
            if name != products.lastPathComponent { try manager.removeItem(at: folder.appending(path: name)) }
        }
        let wanted = Set(package.files.map(\.path))
        let sources = folder.appending(path: "Sources")
        for path in (try? manager.subpathsOfDirectory(atPath: sources.path)) ?? [] where path.hasSuffix(".swift") {
            if !wanted.contains("Sources/\(path)") { try manager.removeItem(at: sources.appending(path: path)) }
        }
        for file in package.files {
            let url = folder.appending(path: file.path)
            guard (try? String(contentsOf: url, encoding: .utf8)) != file.text else { continue }
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
        }
        for resource in package.resources {
            let url = folder.appending(path: resource.path)
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? manager.removeItem(at: url)
            try manager.copyItem(at: resource.original, to: url)
        }
    }

    /// The arguments of `swift` that build the package.
    private var arguments: [String] {
        [
            "build", "--package-path", folder.path, "--scratch-path", products.path, "--product", package.name,
            "-c", configuration,
            // Without what only editors and debuggers use, the compiler takes two thirds of the time.
            "--disable-index-store", "-debug-info-format", "none",
        ] + package.compiled.compilerOptions.flatMap { ["-Xswiftc", $0] }
    }

    /// How the toolchain describes itself.
    private func toolchain() throws(NativeSources.Failure) -> String {
        var text = ""
        _ = try Toolchain.run(["--version"], errors: "/dev/null") { text += $0 + "\n" }
        return text
    }

    private func withOwnPaths(_ line: String) -> String {
        var line = line
        for (copy, original) in package.renamedFiles {
            line = line.replacing(folder.appending(path: copy).path, with: original)
        }
        // The longest folder first, because one may contain another.
        for (copy, original) in package.folders.sorted(by: { $0.copy.count > $1.copy.count }) {
            line = line.replacing(folder.appending(path: copy).path + "/", with: original + "/")
        }
        return line
    }
}
