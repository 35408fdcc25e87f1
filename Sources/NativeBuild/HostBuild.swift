import Foundation

/// The build of a host in the user's cache. It is repeated only if the sources or the program have changed.
package struct HostBuild {
    private let package: HostPackage
    private let folder: URL
    private let isRelease: Bool
    private let stamp: String

    /// A build of a package. `version` changes with the program that builds.
    package init(_ package: HostPackage, version: String, isRelease: Bool = false) {
        self.package = package
        self.isRelease = isRelease
        // One folder for each choice of sources, so that the compiler reuses what has not changed.
        var place = Digest()
        for (_, original) in package.folders { place.add(original) }
        place.add("\(package.hasOverlay) \(package.bridge)")
        folder = Self.cache.appending(path: "\(package.plugin.module)-\(place.text)", directoryHint: .isDirectory)
        var digest = Digest()
        digest.add("\(version) \(isRelease)")
        for file in package.files {
            digest.add(file.path)
            digest.add(file.text)
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

    private var configuration: String { isRelease ? "release" : "debug" }
    private var stampFile: URL { folder.appending(path: "built-\(configuration)") }

    /// The executable.
    package var executable: String { folder.appending(path: ".build/\(configuration)/host").path }

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
            try? FileManager.default.removeItem(at: stampFile)
            try writeFiles()
            guard try build(report) else { return false }
            try stamp.write(to: stampFile, atomically: true, encoding: .utf8)
            return true
        }
    }

    /// Two processes may build the same host.
    private func whileLocked<Value>(_ body: () throws -> Value) throws -> Value {
        let descriptor = unsafe open(folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        return try body()
    }

    /// Writes the files that have changed, so that the compiler skips the others, and removes those that are no longer there.
    private func writeFiles() throws {
        let manager = FileManager.default
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
    }

    private func build(_ report: (String) -> Void) throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", folder.path, "--product", "host", "-c", configuration,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var rest = Data()
        while let data = try pipe.fileHandleForReading.read(upToCount: 1 << 16), !data.isEmpty {
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                report(withOwnPaths(String(decoding: rest[..<end], as: UTF8.self)))
                rest = Data(rest[(end + 1)...])
            }
        }
        if !rest.isEmpty { report(withOwnPaths(String(decoding: rest, as: UTF8.self))) }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private func withOwnPaths(_ line: String) -> String {
        var line = line
        // The longest folder first, because one may contain another.
        for (copy, original) in package.folders.sorted(by: { $0.copy.count > $1.copy.count }) {
            line = line.replacing(folder.appending(path: copy).path + "/", with: original + "/")
        }
        return line
    }
}

/// A digest of texts: FNV-1a, 64 bits. It detects changes, not attacks.
private struct Digest {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        // No UTF-8 text contains this byte.
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

    var text: String { String(state, radix: 16) }
}
