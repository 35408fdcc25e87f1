// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "SampleCapacitor",
    platforms: [.iOS(.v15)],
    products: [.library(name: "SampleCapacitor", targets: ["SampleCapacitor"])],
    dependencies: [
        .package(url: "https://github.com/ionic-team/capacitor-swift-pm.git", from: "8.0.0"),
        .package(path: "../SampleLibrary"),
    ],
    targets: [
        .target(
            name: "SampleCapacitor",
            dependencies: [
                "SampleRules",
                .product(name: "Capacitor", package: "capacitor-swift-pm"),
                .product(name: "SampleLibrary", package: "SampleLibrary"),
            ],
            swiftSettings: [.define("SAMPLE")]
        ),
        .target(name: "SampleRules", path: "Rules", exclude: ["Old"], resources: [.copy("goal.json")]),
        // Nothing imports it, and it does not compile.
        .target(name: "SampleScreens", path: "Screens"),
        .testTarget(name: "SampleCapacitorTests", dependencies: ["SampleCapacitor"]),
    ]
)
