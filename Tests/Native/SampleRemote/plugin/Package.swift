// swift-tools-version: 5.9
import PackageDescription

// git takes the address from a folder: see `.ci/native`.
let package = Package(
    name: "SampleRemote",
    dependencies: [.package(url: "https://example.com/remote-steps.git", branch: "main")],
    targets: [.target(name: "SampleRemote", dependencies: [.product(name: "RemoteSteps", package: "remote-steps")])]
)
