import Foundation
import Testing

/// Checks the layering of the modules from their sources. `Sources/README.md` has the table of the modules, their imports and the lines allowed.
struct ArchitectureTests {
    private static let root = protocolFolder.deletingLastPathComponent()
    private static let sources = ["Sources", "clients/swift/Sources"].map { root.appending(path: $0) }

    /// The files that call C. Only they may contain the word `unsafe`.
    private static let filesThatCallC: Set<String> = [
        "JSON/JanssonDocument.swift", "JSON/JSONValue+Jansson.swift", "JSON/JSONValue+Parsing.swift",
        "JSON/MutableSpan+Words.swift", "JSON/QuotedString.swift", "HealthModel/Name.swift",
        "HealthEngine/HealthDatabase+Interruption.swift", "HealthReport/Look.swift",
        "HealthEngine/RowStatement.swift", "HealthEngine/StoreFile.swift",
        "XML/Bytes.swift", "XML/PushParser.swift", "XML/XMLAttributes.swift",
        "Files/Descriptor.swift", "Files/OutputError.swift", "Files/OutputFile.swift", "Files/OutputPlace.swift",
        "HealthArchive/ArchiveFiles.swift", "HealthArchive/ExportZip.swift", "HealthArchive/ZipFiles.swift",
        "HealthKit/HKStatisticsCollection.swift", "HealthKit/Metadata+HealthKit.swift", "HealthKit/ProgramEnd.swift",
        "HealthEngine/FileIdentity.swift", "Serving/RecordingFile.swift", "BridgeCore/AppendOnlyFile.swift",
        "BridgeCore/OpenRPC.swift", "HealthModel/UUIDDigits.swift",
        "Conformance/ChildProcess.swift",
        "Conformance/PipeEnds.swift", "Conformance/PipePump.swift", "Conformance/SpawnedConnection.swift",
        "HealthKitBridgeClient/BridgeProcess.swift", "HealthKitBridgeClient/ServerSocket.swift",
        "os/Locks.swift", "NetworkServer/Hub+Thread.swift", "Platform/OperatingSystem.swift",
        "HealthEngine/DatabaseQueue+Pages.swift", "HealthEngine/HealthDatabase.swift", "NetworkServer/TransferredFiles.swift",
        "Flutter/StandardValue.swift", "AppRuntime/AppSystem.swift",
        "HealthKitBridgeHost/HealthKitBridgeHost.swift", "HealthKitBridgeHost/Machine.swift",
        "HealthKitBridgeHost/Successor.swift", "NativeBuild/HostBuild.swift", "NativeBuild/NativeSources.swift",
        "NativeBuild/Toolchain.swift",
        "healthkit-bridge/HostCommand.swift", "Explanations/ProtocolFiles.swift", "HealthPopulation/PopulationFolder.swift",
        "NetworkServer/Site.swift", "Serving/StandardConnection.swift", "Serving/StandardStreams.swift",
        // These pass what Foundation does not mark as sendable.
        "AppRuntime/TimerPublisher.swift", "CoreLocation/CLLocationManager.swift", "HealthKit/CoreFoundation.swift",
        "HealthKit/Foundation+Additions.swift", "HealthKit/HealthKitEmulator+Location.swift",
    ]

    /// The modules that declare Apple's classes, which promise more about concurrency than the compiler can check.
    private static let appleModules: Set<String> = [
        "AppRuntime", "BackgroundTasks", "Capacitor", "CoreLocation", "ExpoModulesCore", "Flutter", "HealthKit",
        "HealthKitBridgeHost", "HealthKitCombine", "HealthKitUI", "UIKit", "WatchKit", "WebKit", "os",
    ]

    private struct Source {
        let module: String
        let name: String
        let lines: [Substring]
        var place: String { "\(module)/\(name)" }
    }

    private static func swiftFiles() throws -> [Source] {
        try sources.flatMap { folder in
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try paths.filter { $0.hasSuffix(".swift") }.map { path in
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                return Source(
                    module: module(of: path) ?? "",
                    name: URL(filePath: path).lastPathComponent,
                    lines: text.split(separator: "\n", omittingEmptySubsequences: false)
                )
            }
        }
    }

    /// The module of a path below a folder of sources: the folder with its name, or that of its channel. Nil for other paths.
    private static func module(of path: String) -> String? {
        let parts = path.split(separator: "/")
        let count = parts.first == "Channels" ? 2 : 1
        return parts.count > count ? parts.prefix(count).joined(separator: "/") : nil
    }

    /// All modules, also those without Swift code.
    private static func modules() throws -> Set<String> {
        let paths = try sources.flatMap { try FileManager.default.subpathsOfDirectory(atPath: $0.path) }
        return Set(paths.compactMap(module(of:)))
    }

    private struct Row {
        let imports: Set<String>
        let allowedLines: Int
    }

    /// The rows of the table by module.
    private static func table() throws -> [String: Row] {
        let page = try String(contentsOf: root.appending(path: "Sources/README.md"), encoding: .utf8)
        var table: [String: Row] = [:]
        for line in page.split(separator: "\n") {
            guard let row = line.wholeMatch(of: /\| `([^`]+)` \|[^|]*\|([^|]*)\| (\d+) \|/) else { continue }
            let allowedLines = try #require(Int(row.output.3))
            let imports = row.output.2.matches(of: /`(\w+)`/).map { String($0.output.1) }
            let former = table.updateValue(Row(imports: Set(imports), allowedLines: allowedLines), forKey: String(row.output.1))
            #expect(former == nil, "two rows for \(row.output.1)")
        }
        return table
    }

    @Test func `the table has a row for each module, with exactly its imports`() throws {
        let table = try Self.table()
        var found: [String: Set<String>] = [:]
        for module in try Self.modules() { found[module] = [] }
        for file in try Self.swiftFiles() {
            // Expressions are slow, so most lines are left out first.
            for line in file.lines where line.contains("import ") {
                let match = line.firstMatch(of: /^\s*(?:@_exported )?(?:public |package |internal )?import (\w+)/)
                guard let module = match.map({ String($0.output.1) }) else { continue }
                // What a Mac also compiles gets the C library from this module.
                let isSystem = ["Darwin", "Glibc"].contains(module)
                if isSystem, ["Platform/OperatingSystem.swift", "os/Locks.swift"].contains(file.place) { continue }
                #expect(table[file.module]?.imports.contains(module) ?? false, "\(file.place) imports \(module)")
                found[file.module, default: []].insert(module)
            }
        }
        for (module, imports) in found {
            #expect(table[module]?.imports == imports, "\(module)")
            let isChannel = module.hasPrefix("Channels/")
            #expect(!isChannel || !imports.contains { $0.hasSuffix("Channel") }, "\(module) imports a channel")
        }
        #expect(Set(table.keys).subtracting(found.keys).isEmpty)
    }

    @Test func `no module has more lines than the table allows`() throws {
        var count: [String: Int] = [:]
        for folder in Self.sources {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                guard let module = Self.module(of: path), [".swift", ".c", ".h"].contains(where: path.hasSuffix) else { continue }
                let bytes = try Data(contentsOf: folder.appending(path: path))
                count[module, default: 0] += bytes.count { $0 == UInt8(ascii: "\n") }
            }
        }
        for (module, row) in try Self.table() {
            let lines = count[module, default: 0]
            #expect(lines <= row.allowedLines, "\(module) has \(lines) lines; Sources/README.md allows \(row.allowedLines)")
        }
    }

    @Test func `the package for devices imports Apple's modules alone, and has at most 4000 lines`() throws {
        let folder = Self.root.appending(path: "clients/device")
        var count = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where [".swift", ".h", ".m"].contains(where: path.hasSuffix) && !path.hasPrefix(".build") {
            let lines = try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false
            )
            count += lines.count - 1
            #expect(lines.count <= 400, "\(path)")
            let imports = lines.compactMap { $0.wholeMatch(of: /\s*(?:public )?import (\w+)/).map { String($0.output.1) } }
            #expect(Self.modulesOfDevices.isSuperset(of: imports), "\(path)")
        }
        #expect(count <= 4000)
    }

    private static let modulesOfDevices: Set<String> = [
        "CoreLocation", "DeviceVectors", "ExceptionCatcher", "Foundation", "HealthKit", "PackageDescription", "SwiftUI",
        "UniformTypeIdentifiers",
    ]

    @Test func `only a few files call C`() throws {
        for file in try Self.swiftFiles() where !Self.filesThatCallC.contains(file.place) {
            #expect(
                !file.lines.contains {
                    $0.contains("unsafe") && $0.firstMatch(of: /\bunsafe\b(?!-inline)/) != nil && !$0.contains("//")
                },
                "\(file.place)"
            )
        }
    }

    @Test func `no source disables the compiler's checks`() throws {
        let words = ["@unchecked Sendable", "nonisolated(unsafe)", "@preconcurrency", "try!", "fatalError(", "as!"]
        for file in try Self.swiftFiles() where !Self.appleModules.contains(file.module) {
            for word in words {
                #expect(!file.lines.contains { $0.contains(word) }, "\(file.place) has \(word)")
            }
        }
    }

    @Test func `no hand-written source is longer than 400 lines`() throws {
        for file in try Self.swiftFiles() where !(file.lines.first?.contains("Generated") ?? false) {
            #expect(file.lines.count <= 400, "\(file.place)")
        }
    }
}
