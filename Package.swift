// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// The libraries that read XML and zips are linked statically: the shared libxml2 would load ICU at every start. `CLibXML2` takes the place
/// of the static ICU. Their `.pc` files are not used, because they name the shared libraries. After minizip it is not `:libz.a` again: the
/// package manager would drop the second one, and some linkers need a library after those that use it.
#if os(Linux)
    let xml = [":libxml2.a", ":liblzma.a", ":libz.a"]
    let zip = [":libminizip.a", "z"]
#else
    let (xml, zip) = (["xml2"], ["minizip", "z"])
#endif

let package = Package(
    name: "healthkit-bridge",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "healthkit-bridge", targets: ["healthkit-bridge"]),
        .library(name: "HealthEngine", targets: ["HealthEngine", "HealthModel"]),
        .library(name: "HealthKitBridgeClient", targets: ["HealthKitBridgeClient"]),
    ],
    traits: [
        .trait(
            name: "Archives", description: "Exports of the Health app and clinical documents. Needs libxml2, minizip and jansson."
        ),
        .trait(name: "Network", description: "The server of WebSocket and HTTP. Needs SwiftNIO."),
        .default(enabledTraits: ["Archives", "Network"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Libraries, from the bottom up.
        .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
        .systemLibrary(name: "CMinizip", providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]),
        .target(name: "CLibXML2"),
        .target(name: "CSQLite"),
        .target(name: "CExamples", exclude: ["examples.json"]),
        .target(name: "CStart"),
        .target(name: "Platform"),
        .target(name: "Files", dependencies: ["Platform"]),
        .target(name: "JSON", dependencies: ["CJansson"]),
        .target(name: "JSONRPC", dependencies: ["JSON"]),
        .target(name: "XML", dependencies: ["CLibXML2", "Platform"], linkerSettings: xml.map { .linkedLibrary($0) }),
        .target(name: "HealthModel", dependencies: [.target(name: "XML", condition: .when(traits: ["Archives"]))]),
        .target(
            name: "HealthEngine",
            dependencies: [
                "CSQLite",
                "HealthModel",
                "Platform",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .target(
            name: "HealthArchive",
            dependencies: ["CMinizip", "Files", "HealthEngine", "HealthModel", "JSON", "Platform", "XML"],
            linkerSettings: zip.map { .linkedLibrary($0) }
        ),
        .target(name: "HealthReport", dependencies: ["CStudio", "HealthEngine", "HealthModel"]),
        .target(name: "HealthGenerator", dependencies: ["HealthEngine", "HealthModel"]),
        .target(name: "HealthJSON", dependencies: ["HealthEngine", "HealthModel", "JSON"]),
        .target(name: "GeneratorJSON", dependencies: ["HealthGenerator", "HealthJSON", "HealthModel", "JSON"]),
        .target(
            name: "HealthPopulation",
            dependencies: [
                "Files", "GeneratorJSON", "HealthArchive", "HealthEngine", "HealthGenerator", "HealthJSON", "HealthModel",
                "JSON", "Platform",
            ]
        ),
        .target(
            name: "BridgeCore",
            dependencies: ["CExamples", "Files", "HealthEngine", "HealthJSON", "HealthModel", "JSON", "JSONRPC", "Platform"]
        ),

        // The channels, one folder each.
        .target(
            name: "HealthKitPermissionsChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON", "JSONRPC"],
            path: "Sources/Channels/HealthKitPermissions"
        ),
        .target(
            name: "StoreChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON", "JSONRPC"],
            path: "Sources/Channels/Store"
        ),
        .target(
            name: "ControlChannel",
            dependencies: [
                "BridgeCore", "GeneratorJSON", "HealthArchive", "HealthEngine", "HealthGenerator", "HealthJSON",
                "HealthModel", "JSON", "JSONRPC",
            ],
            path: "Sources/Channels/Control"
        ),
        .target(
            name: "AppleHealthKitChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON", "JSONRPC"],
            path: "Sources/Channels/AppleHealthKit"
        ),
        .target(
            name: "FlutterHealthChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON"],
            path: "Sources/Channels/FlutterHealth"
        ),
        .target(
            name: "HealthKitReporterChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON", "JSONRPC"],
            path: "Sources/Channels/HealthKitReporter"
        ),
        .target(
            name: "CapacitorHealthChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON"],
            path: "Sources/Channels/CapacitorHealth"
        ),
        .target(
            name: "CapgoHealthChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON"],
            path: "Sources/Channels/CapgoHealth"
        ),
        .target(
            name: "CordovaHealthChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON"],
            path: "Sources/Channels/CordovaHealth"
        ),
        .target(
            name: "PerfoodHealthkitChannel",
            dependencies: ["BridgeCore", "HealthEngine", "HealthJSON", "HealthModel", "JSON"],
            path: "Sources/Channels/PerfoodHealthkit"
        ),
        .target(
            name: "Bridge",
            dependencies: [
                "AppleHealthKitChannel", "BridgeCore", "CapacitorHealthChannel", "CapgoHealthChannel",
                "ControlChannel", "CordovaHealthChannel", "FlutterHealthChannel", "HealthKitPermissionsChannel",
                "HealthKitReporterChannel", "HealthModel", "PerfoodHealthkitChannel", "StoreChannel",
            ]
        ),
        .target(name: "Conformance", dependencies: ["JSON", "Platform"]),
        .target(name: "NativeBuild"),
        .target(
            name: "Serving",
            dependencies: [
                "Bridge",
                "BridgeCore",
                "Files",
                "HealthEngine",
                "HealthJSON",
                "HealthModel",
                "JSON",
                "JSONRPC",
                "Platform",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "NetworkServer",
            dependencies: [
                "Bridge",
                "BridgeCore",
                "CStudio",
                "Explanations",
                "HealthEngine",
                "HealthJSON",
                "HealthModel",
                "JSON",
                "JSONRPC",
                "MCP",
                "Platform",
                "Recordings",
                "Serving",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Network"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Network"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Network"])),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Network"])),
            ]
        ),
        .target(name: "CStudio", exclude: ["Files"]),
        .target(name: "CGuide"),
        .target(name: "CProtocol", dependencies: ["CGuide"]),
        .target(name: "Explanations", dependencies: ["Bridge", "BridgeCore", "CProtocol", "HealthModel", "JSON"]),
        .target(
            name: "MCP",
            dependencies: [
                "BridgeCore", "Explanations", "HealthEngine", "HealthJSON", "HealthModel", "JSON", "JSONRPC", "Recordings",
            ]
        ),
        .target(
            name: "Recordings",
            dependencies: [
                "Bridge", "BridgeCore", "Explanations", "HealthEngine", "HealthJSON", "HealthModel", "HealthReport", "JSON",
                "JSONRPC",
            ]
        ),

        // The client, which depends on no other module.
        .target(name: "HealthKitBridgeClient", path: "clients/swift/Sources/HealthKitBridgeClient"),

        // The executable.
        .executableTarget(
            name: "healthkit-bridge",
            dependencies: [
                "Bridge",
                "BridgeCore",
                "CStart",
                "Conformance",
                "Explanations",
                "Files",
                "GeneratorJSON",
                "HealthArchive",
                "HealthEngine",
                "HealthGenerator",
                "HealthJSON",
                "HealthModel",
                "HealthPopulation",
                "HealthReport",
                "JSON",
                "MCP",
                "NativeBuild",
                "NetworkServer",
                "Platform",
                "Recordings",
                "Serving",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Tests, in alphabetical order.
        .testTarget(
            name: "BridgeTests",
            dependencies: [
                "Bridge", "BridgeCore", "BridgeTesting", "ControlChannel", "HealthArchive", "HealthEngine", "HealthGenerator",
                "HealthJSON", "HealthKitPermissionsChannel", "HealthModel", "JSON", "JSONRPC", "StoreChannel",
            ]
        ),
        // A host with an in-memory connection, for tests.
        .target(
            name: "BridgeTesting",
            dependencies: ["BridgeCore", "Conformance", "HealthModel", "JSON", "JSONRPC"],
            path: "Tests/BridgeTesting"
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "Bridge", "BridgeCore", "BridgeTesting", "Conformance", "ControlChannel", "HealthJSON", "HealthModel", "JSON",
                "JSONRPC",
            ]
        ),
        .testTarget(name: "EndToEndTests", dependencies: ["Conformance", "JSON"]),
        .testTarget(
            name: "FurtherChannelTests",
            dependencies: [
                "Bridge", "BridgeCore", "BridgeTesting", "Conformance", "HealthEngine", "HealthJSON", "HealthModel",
                "JSON", "JSONRPC",
            ],
            exclude: ["Pedometer/watchSteps.json"]
        ),
        .testTarget(
            name: "HealthArchiveTests",
            dependencies: [
                "CLibXML2", "CMinizip", "Files", "HealthArchive", "HealthEngine", "HealthGenerator", "HealthModel", "JSON",
                "StoreContents", "XML",
            ]
        ),
        .testTarget(
            name: "HealthEngineTests",
            dependencies: [
                "HealthEngine",
                "HealthModel",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .testTarget(name: "HealthGeneratorTests", dependencies: ["HealthEngine", "HealthGenerator", "HealthModel"]),
        .testTarget(
            name: "HealthKitBridgeClientTests",
            dependencies: ["Conformance", "HealthKitBridgeClient", "JSON"],
            path: "clients/swift",
            exclude: ["README.md", "Sources", "Tests/fake-bridge"],
            sources: ["Tests", "examples"]
        ),
        .testTarget(
            name: "HealthKitPermissionsChannelTests",
            dependencies: ["HealthEngine", "HealthKitPermissionsChannel", "HealthModel"]
        ),
        .testTarget(name: "HealthModelTests", dependencies: ["HealthModel"]),
        .testTarget(name: "HealthReportTests", dependencies: ["HealthEngine", "HealthModel", "HealthReport"]),
        .testTarget(
            name: "NetworkServerTests",
            dependencies: [
                "Bridge", "BridgeCore", "HealthEngine", "HealthModel", "NetworkServer",
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Network"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Network"])),
            ]
        ),
        // Compares the contents of stores, for tests.
        .target(name: "StoreContents", dependencies: ["HealthEngine", "HealthModel"], path: "Tests/StoreContents"),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSON", "JSONRPC"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(
            name: "MCPTests",
            dependencies: [
                "Bridge", "BridgeCore", "BridgeTesting", "Explanations", "HealthJSON", "JSON", "JSONRPC", "MCP", "Recordings",
            ]
        ),
        .testTarget(
            name: "RecordingsTests",
            dependencies: ["Bridge", "BridgeCore", "Explanations", "HealthReport", "JSON", "Recordings"]),
    ],
    swiftLanguageModes: [.v6]
)

// Modules with the names of Apple's, for code that imports them. On Apple's systems it imports the real ones. Each is a product of its
// own, because other packages ask `canImport` for these names. `HealthKitCombine` has another name for that reason: a module `Combine`
// would change GRDB.
#if os(Linux)
    package.targets += [
        .target(name: "CoreLocation"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "UIKit", dependencies: ["HealthEngine", "HealthKit", "HealthModel"]),
        .target(name: "_Testing_UIKit"),
        .target(name: "WatchKit"),
        .target(name: "WebKit", dependencies: ["UIKit"]),
        .target(name: "BackgroundTasks"),
        .systemLibrary(name: "COSLog"),
        .target(name: "os", dependencies: ["COSLog"]),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "HealthKitCombine"),
        .target(name: "HealthKitUI", dependencies: ["HealthKit", "UIKit"]),
        .testTarget(
            name: "CompanionTests",
            dependencies: [
                "BackgroundTasks", "CoreLocation", "HealthKitCombine", "HealthKitTesting", "HealthKitUI", "OSLog", "UIKit",
                "WatchKit", "_Testing_UIKit", "os",
            ]
        ),
    ]
    package.products += [
        "CoreLocation", "WatchKit", "BackgroundTasks", "UniformTypeIdentifiers", "os", "OSLog", "HealthKitCombine",
        "HealthKitUI",
    ].map { .library(name: $0, targets: [$0]) }
    package.products += [.library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])]
#endif

// HealthKit for Linux. Other systems have their own, or none.
#if os(Linux)
    package.products += [
        .library(name: "HealthKit", targets: ["HealthKit"]),
        .library(name: "HealthKitTesting", targets: ["HealthKitTesting"]),
    ]
    package.targets += [
        .target(name: "CHealthKit"),
        .target(
            name: "HealthKit",
            dependencies: ["CHealthKit", "CoreLocation", "HealthEngine", "HealthModel", "UniformTypeIdentifiers"]
        ),
        .target(
            name: "HealthKitTesting",
            dependencies: [
                "CoreLocation", "HealthEngine", "HealthGenerator", "HealthKit", "HealthModel",
                .target(name: "HealthArchive", condition: .when(traits: ["Archives"])),
            ]
        ),
        // The package of `clients/device`, whose code sees what other packages see.
        .target(
            name: "DeviceVectors",
            dependencies: ["CoreLocation", "HealthKit", "UniformTypeIdentifiers"],
            path: "clients/device/Sources/DeviceVectors",
            packageAccess: false
        ),
        .testTarget(
            name: "HealthKitTests",
            dependencies: [
                "BridgeCore", "BridgeTesting", "Conformance", "ControlChannel", "CoreLocation", "DeviceVectors", "HealthEngine",
                "HealthJSON", "HealthKit", "HealthKitPermissionsChannel", "HealthKitTesting", "HealthModel", "JSON", "JSONRPC",
                "StoreChannel", "UniformTypeIdentifiers",
            ]
        ),
    ]
#endif

// The host of native code. Other systems have Apple's frameworks.
#if os(Linux)
    // What `.ci/host-modules` collects: the modules that hosted code can import.
    package.products += [
        .library(
            name: "HealthKitBridgeHost",
            type: .static,
            targets: [
                "AppRuntime", "BackgroundTasks", "Capacitor", "CoreLocation", "ExpoModulesCore", "Flutter", "HealthKit",
                "HealthKitBridgeHost", "HealthKitCombine", "HealthKitUI", "OSLog", "UIKit", "UniformTypeIdentifiers", "WatchKit",
                "WebKit", "os",
            ]
        )
    ]
    package.targets += [
        .target(name: "CHostRuntime"),
        .target(name: "AppRuntime", dependencies: ["HealthKitCombine"]),
        .target(name: "Flutter", dependencies: ["JSON", "UIKit"]),
        .target(name: "Capacitor", dependencies: ["Flutter", "UIKit"]),
        .target(name: "ExpoModulesCore", dependencies: ["AppRuntime", "CoreLocation", "Flutter", "UIKit"]),
        .target(
            name: "HealthKitBridgeHost",
            dependencies: [
                "AppRuntime",
                "Bridge",
                "BridgeCore",
                "CHostRuntime",
                "Flutter",
                "HealthEngine",
                "HealthJSON",
                "HealthKit",
                "HealthModel",
                "JSON",
                "JSONRPC",
                "Serving",
                "UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "NativeTests", dependencies: ["AppRuntime", "Capacitor", "ExpoModulesCore", "Flutter", "JSON", "NativeBuild"]),
    ]
#endif

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = settings
}

/// The names of the targets that the executable contains.
let contained = {
    var names: Set<String> = []
    var left = ["healthkit-bridge"]
    while let name = left.popLast() {
        let target = package.targets.first { $0.name == name }
        guard let target, names.insert(name).inserted else { continue }
        for case .byNameItem(let name, _) in target.dependencies { left.append(name) }
        for case .targetItem(let name, _) in target.dependencies { left.append(name) }
    }
    return names
}()

// `make` sets this variable, the linker's flags of the executable: one build for the executable, which is static and optimized, and for the
// other modules and the tests, which are not. Tests that start the executable do not depend on its target: its linker settings would become
// theirs. A package that others depend on must not have unsafe flags.
if let flags = Context.environment["HEALTHKIT_BRIDGE_LINKER_FLAGS"] {
    // Fuzz targets, which `.ci/build-sanitized` links with libFuzzer.
    package.targets += [
        .target(name: "FuzzingSupport", path: "Tests/Fuzzing/Support"),
        .target(
            name: "FuzzArchive",
            dependencies: [
                "Files", "FuzzingSupport", "HealthArchive", "HealthEngine", "HealthJSON", "HealthModel", "HealthReport",
                "StoreContents",
            ],
            path: "Tests/Fuzzing/Archive",
            exclude: ["corpus", "tokens.dict"]
        ),
        .target(
            name: "FuzzHost",
            dependencies: ["Bridge", "BridgeCore", "BridgeTesting", "FuzzingSupport", "HealthModel", "JSON", "JSONRPC"],
            path: "Tests/Fuzzing/Host",
            exclude: ["corpus", "tokens.dict"]
        ),
    ]
    for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        if target.type == .executable {
            let unsafeFlags = LinkerSetting.unsafeFlags(flags.split(separator: " ").map(String.init))
            target.linkerSettings = (target.linkerSettings ?? []) + [unsafeFlags]
        }
        // A release has no tests, and the modules of its hosts are optimized.
        if !contained.contains(target.name), Context.environment["HEALTHKIT_BRIDGE_RELEASE"] == nil {
            let flags = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"]
            target.swiftSettings = settings + [.unsafeFlags(flags)]
        }
    }
}
