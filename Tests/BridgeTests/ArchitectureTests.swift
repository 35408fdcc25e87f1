import Foundation
import Testing

/// Checks the layering of the modules from their sources.
struct ArchitectureTests {
    private static let root = protocolFolder.deletingLastPathComponent()
    private static let sources = ["Sources", "clients/swift/Sources"].map { root.appending(path: $0) }

    /// The modules that every channel may import. A channel must not import another channel.
    private static let channelImports: Set<String> = [
        "BridgeCore", "HealthJSON", "JSON", "JSONRPC", "HealthModel", "HealthEngine", "Foundation",
    ]

    /// The modules that each module may import. `Glibc` is for descriptors and modes, in the files named below.
    private static let allowedImports: [String: Set<String>] = [
        "JSON": ["CJansson"],
        "JSONRPC": ["JSON"],
        "XML": ["CLibXML2"],
        "HealthModel": ["XML", "Foundation"],
        "HealthEngine": ["HealthModel", "GRDB", "GRDBSQLite", "CSodium", "Foundation", "Synchronization"],
        "HealthArchive": ["JSON", "XML", "HealthModel", "HealthEngine", "CMinizip", "Foundation"],
        "HealthGenerator": ["HealthModel", "HealthEngine", "Foundation"],
        "HealthReport": ["HealthModel", "HealthEngine", "Foundation"],
        "BridgeCore": ["JSON", "JSONRPC", "HealthModel", "HealthEngine", "Foundation", "Synchronization"],
        "HealthJSON": ["BridgeCore", "JSON", "HealthModel", "HealthEngine", "Foundation"],
        "Channels/HealthKitPermissions": channelImports,
        "Channels/Store": channelImports,
        "Channels/FlutterHealth": channelImports,
        "Channels/HealthKitReporter": channelImports,
        "Channels/Control": channelImports.union(["HealthArchive", "HealthGenerator"]),
        "Channels/AppleHealthKit": channelImports,
        "Channels/CapacitorHealth": channelImports,
        "Channels/CapgoHealth": channelImports,
        "Channels/CordovaHealth": channelImports,
        "Bridge": [
            "BridgeCore", "HealthKitPermissionsChannel", "StoreChannel", "ControlChannel", "FlutterHealthChannel",
            "AppleHealthKitChannel", "HealthKitReporterChannel", "CapacitorHealthChannel", "CapgoHealthChannel",
            "CordovaHealthChannel",
        ],
        "CoreLocation": ["Foundation"],
        "UIKit": ["HealthKit", "HealthEngine", "HealthModel", "Dispatch", "Foundation"],
        "WatchKit": ["Foundation"],
        "BackgroundTasks": ["Dispatch", "Foundation"],
        "UniformTypeIdentifiers": ["Foundation"],
        "os": ["Foundation", "Glibc"],
        "HealthKitCombine": ["Synchronization"],
        "Conformance": ["JSON", "Foundation", "Synchronization"],
        "HealthKit": [
            "CHealthKit", "CoreLocation", "HealthEngine", "HealthModel", "UniformTypeIdentifiers", "Dispatch",
            "Foundation",
            "Synchronization",
        ],
        "HealthKitTesting": [
            "HealthKit", "HealthEngine", "HealthModel", "HealthGenerator", "HealthArchive", "Foundation", "Testing",
            "XCTest",
        ],
        "HealthKitBridgeClient": ["Foundation", "Synchronization"],
        "AppRuntime": ["Dispatch", "Foundation"],
        "Flutter": ["JSON", "Dispatch", "Foundation"],
        "HealthKitBridgeHost": [
            "AppRuntime", "Bridge", "BridgeCore", "CHostRuntime", "Flutter", "HealthEngine", "HealthKit", "HealthModel",
            "JSON", "JSONRPC", "Serving", "ArgumentParser", "Foundation",
        ],
        "NativeBuild": ["Foundation"],
        "NetworkServer": [
            "Bridge", "BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON", "JSONRPC", "Serving", "Studio",
            "NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket", "ArgumentParser", "Dispatch", "Foundation",
            "Synchronization",
        ],
        "Studio": [],
        "Serving": [
            "Bridge", "BridgeCore", "ControlChannel", "HealthArchive", "HealthEngine", "HealthModel", "JSON", "JSONRPC",
            "ArgumentParser", "Logging", "Foundation", "Synchronization",
        ],
        "healthkit-bridge": [
            "Bridge", "BridgeCore", "ControlChannel", "HealthJSON", "Conformance", "HealthArchive", "HealthEngine",
            "HealthGenerator", "HealthModel", "HealthReport",
            "NativeBuild", "NetworkServer", "Serving", "ArgumentParser", "Foundation",
        ],
    ]

    /// The files that call C. Only they may contain the word `unsafe` or import a C library.
    private static let filesThatCallC: Set<String> = [
        "JSON/JanssonDocument.swift", "JSON/JSONValue+Jansson.swift", "JSON/JSONValue+Parsing.swift",
        "JSON/MutableSpan+Words.swift", "JSON/QuotedString.swift", "HealthEngine/Interruption.swift",
        "HealthEngine/RowStatement.swift", "HealthEngine/StoreFile.swift",
        "HealthEngine/PageCipher.swift", "HealthEngine/SQLiteFile.swift",
        "HealthEngine/EncryptedFile.swift",
        "HealthEngine/EncryptedFile+Methods.swift", "HealthEngine/EncryptedFileSystem.swift",
        "XML/Bytes.swift", "XML/PushParser.swift", "XML/XMLAttributes.swift",
        "HealthArchive/ExportZip.swift", "HealthArchive/Inflater.swift", "HealthArchive/OutputFile.swift",
        "HealthArchive/OutputPlace.swift", "HealthArchive/ZipFiles.swift",
        "HealthKit/HKStatisticsCollection.swift", "HealthKit/Metadata+HealthKit.swift",
        "HealthModel/FileIdentity.swift", "Serving/RecordingFile.swift", "BridgeCore/AppendOnlyFile.swift",
        "Conformance/ChildProcess.swift",
        "Conformance/PipeEnds.swift", "Conformance/PipePump.swift", "Conformance/SpawnedConnection.swift",
        "HealthKitBridgeClient/BridgeProcess.swift", "HealthKitBridgeClient/ServerSocket.swift",
        "os/Locks.swift",
        "HealthEngine/DatabaseQueue+Pages.swift", "Flutter/StandardCodec.swift", "AppRuntime/AppSystem.swift",
        "HealthKitBridgeHost/HealthKitBridgeHost.swift", "HealthKitBridgeHost/Machine.swift",
        "HealthKitBridgeHost/Successor.swift", "NativeBuild/HostBuild.swift", "NativeBuild/NativeSources.swift",
        "healthkit-bridge/HostCommand.swift",
        "Serving/StandardConnection.swift", "Serving/StandardStreams.swift",
    ]

    /// The modules that declare Apple's classes, which promise more about concurrency than the compiler can check.
    private static let appleModules: Set<String> = [
        "AppRuntime", "BackgroundTasks", "CoreLocation", "Flutter", "HealthKit", "HealthKitBridgeHost",
        "HealthKitCombine",
        "UIKit", "WatchKit", "os",
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
                    module: path.split(separator: "/").prefix(path.hasPrefix("Channels/") ? 2 : 1).joined(
                        separator: "/"
                    ),
                    name: URL(filePath: path).lastPathComponent,
                    lines: text.split(separator: "\n", omittingEmptySubsequences: false)
                )
            }
        }
    }

    @Test func `modules import only lower layers`() throws {
        for file in try Self.swiftFiles() {
            // Expressions are slow, so most lines are left out first.
            let imports = file.lines.filter { $0.contains("import ") }
            for match in imports.compactMap({ $0.firstMatch(of: /^\s*(?:public |package |internal )?import (\w+)/) }) {
                let module = String(match.output.1)
                let isAllowed = Self.allowedImports[file.module]?.contains(module) ?? false
                let isC = ["Glibc", "Darwin"].contains(module) && Self.filesThatCallC.contains(file.place)
                #expect(isAllowed || isC, "\(file.place) imports \(module)")
            }
        }
    }

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
