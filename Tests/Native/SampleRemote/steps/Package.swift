// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "remote-steps",
    products: [.library(name: "RemoteSteps", targets: ["RemoteSteps"])],
    targets: [.target(name: "RemoteSteps")]
)
