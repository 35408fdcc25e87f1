// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "healthkit-bridge-device",
    platforms: [.iOS("27.0"), .watchOS("27.0")],
    products: [.library(name: "DeviceVectors", targets: ["DeviceVectors"])],
    targets: [.target(name: "DeviceVectors")],
    // Handlers of HealthKit are not checked for data races: the same code compiles against Apple's headers.
    swiftLanguageModes: [.v5]
)

#if os(Linux)
    package.dependencies = [.package(name: "healthkit-bridge", path: "../..", traits: [])]
    package.targets[0].dependencies = ["HealthKit", "CoreLocation", "UniformTypeIdentifiers"].map {
        .product(name: $0, package: "healthkit-bridge")
    }
#else
    package.targets += [.target(name: "ExceptionCatcher")]
    package.targets[0].dependencies = ["ExceptionCatcher"]
#endif
