// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// Only a store with a key needs libsodium. Linked statically, it costs the others nothing at the start; so its `.pc` file,
/// which asks for the shared library, is not asked on Linux.
#if os(Linux)
    let sodium = (pkgConfig: nil as String?, library: ":libsodium.a")
#else
    let sodium = (pkgConfig: "libsodium" as String?, library: "sodium")
#endif

let package = Package(
    name: "healthkit-bridge",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "healthkit-bridge", targets: ["healthkit-bridge"]),
        .library(name: "HealthEngine", targets: ["HealthEngine", "HealthModel"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Libraries, from the bottom up.
        .systemLibrary(
            name: "CJansson",
            pkgConfig: "jansson",
            providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]
        ),
        .systemLibrary(
            name: "CSodium",
            pkgConfig: sodium.pkgConfig,
            providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]
        ),
        .target(name: "JSON", dependencies: ["CJansson"], swiftSettings: settings),
        .target(name: "JSONRPC", dependencies: ["JSON"], swiftSettings: settings),
        .target(name: "HealthModel", swiftSettings: settings),
        .target(
            name: "HealthEngine",
            dependencies: [
                "CSodium",
                "HealthModel",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: settings,
            linkerSettings: [.linkedLibrary(sodium.library)]
        ),
        .target(
            name: "Bridge",
            dependencies: ["HealthEngine", "HealthModel", "JSON", "JSONRPC"],
            swiftSettings: settings
        ),
        .target(name: "Conformance", dependencies: ["JSON"], swiftSettings: settings),

        // The executable.
        .executableTarget(
            name: "healthkit-bridge",
            dependencies: [
                "Bridge",
                "Conformance",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),

        // Tests, in alphabetical order.
        .testTarget(
            name: "BridgeTests",
            dependencies: ["Bridge", "HealthEngine", "HealthModel", "JSON", "JSONRPC"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["Bridge", "Conformance", "HealthModel", "JSON", "healthkit-bridge"],
            swiftSettings: settings
        ),
        .testTarget(name: "EndToEndTests", dependencies: ["JSON", "healthkit-bridge"], swiftSettings: settings),
        .testTarget(
            name: "HealthEngineTests",
            dependencies: ["HealthEngine", "HealthModel", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: settings
        ),
        .testTarget(name: "HealthModelTests", dependencies: ["HealthModel"], swiftSettings: settings),
        .testTarget(name: "JSONRPCTests", dependencies: ["JSON", "JSONRPC"], swiftSettings: settings),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// The fuzz target is not part of the package that others build: `make fuzz` asks for it.
if Context.environment["HEALTHKIT_BRIDGE_FUZZ"] != nil {
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzzing/CLibFuzzer"),
        .executableTarget(
            name: "fuzz-host",
            dependencies: ["Bridge", "CLibFuzzer", "HealthModel", "JSON", "JSONRPC"],
            path: "Tests/Fuzzing",
            exclude: ["CLibFuzzer", "corpus", "tokens.dict"],
            swiftSettings: settings
        ),
    ]
}
