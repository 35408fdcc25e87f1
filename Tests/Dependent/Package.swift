// swift-tools-version: 6.2
import PackageDescription

// A package as its author would write it. `.ci/check-dependent` gives the URL and the version of healthkit-bridge.
let package = Package(
    name: "Dependent",
    dependencies: [
        .package(
            url: Context.environment["HEALTHKIT_BRIDGE_URL"] ?? "",
            exact: Version(Context.environment["HEALTHKIT_BRIDGE_VERSION"] ?? "") ?? "0.0.0",
            traits: []
        )
    ],
    targets: [
        .target(name: "Dependent", dependencies: [.product(name: "HealthEngine", package: "healthkit-bridge")]),
        .testTarget(name: "DependentTests", dependencies: ["Dependent"]),
    ]
)
