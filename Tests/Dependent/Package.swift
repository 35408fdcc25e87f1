// swift-tools-version: 6.2
import PackageDescription

// A package as its author would write it. `.ci/check-dependent` gives the URL and the version of healthkit-bridge, and the language mode.
let environment = Context.environment

let package = Package(
    name: "Dependent",
    dependencies: [
        .package(
            url: environment["HEALTHKIT_BRIDGE_PACKAGE"] ?? "",
            exact: Version(environment["HEALTHKIT_BRIDGE_VERSION"] ?? "") ?? "0.0.0",
            traits: []
        )
    ],
    targets: [
        .target(name: "Steps", dependencies: [.product(name: "HealthEngine", package: "healthkit-bridge")]),
        .testTarget(name: "StepsTests", dependencies: ["Steps"]),
        .target(
            name: "Wellness",
            dependencies: [.product(name: "HealthKit", package: "healthkit-bridge", condition: .when(platforms: [.linux]))]
        ),
        .testTarget(
            name: "WellnessTests",
            dependencies: [
                "Wellness",
                .product(name: "HealthKitTesting", package: "healthkit-bridge", condition: .when(platforms: [.linux])),
            ]
        ),
    ],
    swiftLanguageModes: [environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
