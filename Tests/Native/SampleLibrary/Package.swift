// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "sample-library",
    targets: [
        .target(name: "SampleLibrary", path: "Code"),
        .testTarget(name: "SampleLibraryTests", dependencies: ["SampleLibrary"]),
    ]
)
