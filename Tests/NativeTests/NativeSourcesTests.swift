import Foundation
@testable import NativeBuild
import Testing

/// The folders of plugins and the package that is made of them.
struct NativeSourcesTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "native-\(UUID())")

    private func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    private func sources(_ path: String = "") throws -> NativeSources {
        try NativeSources(of: root.appending(path: path).path)
    }

    private static let plugin = "public class SwiftStepsPlugin: NSObject, FlutterPlugin {}"

    @Test func `a checkout has its sources where its podspec says`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write([
            "pubspec.yaml":
                "name: my_steps\nflutter:\n  plugin:\n    platforms:\n      ios:\n        pluginClass: StepsPlugin\n",
            "ios/my_steps.podspec":
                "s.name = 'my_steps'\ns.source_files = 'Classes/**/*'\ns.swift_version = '6.0'\ns.dependency 'Flutter'\ns.dependency 'Other', '~> 1'",
            "ios/Classes/Steps.swift": Self.plugin,
            "ios/Classes/deep/More.swift": "class OtherPlugin: FlutterPlugin {}",
            "ios/Tests/StepsTests.swift": "",
            "example/ios/Runner/AppDelegate.swift": "",
        ])
        let sources = try sources()
        #expect(sources.module == "my_steps")
        #expect(sources.files == ["Steps.swift", "deep/More.swift"])
        #expect(sources.languageMode == "6")
        #expect(sources.dependencies == ["Other"])
        #expect(sources.hostedClasses == [HostedClass(name: "SwiftStepsPlugin", kind: .flutter)])
        #expect(try self.sources("ios").files == sources.files)
    }

    @Test func `a library can use another one`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(["ios/Steps.swift": Self.plugin, "one/One.swift": "import two", "two/Two.swift": "import Foundation"])
        let package = try HostPackage(plugin: sources("ios"), libraries: [sources("one"), sources("two")], compiled: .none)
        let manifest = try #require(package.files.first { $0.path == "Package.swift" }?.text)
        #expect(manifest.contains("name: \"one\",\n            dependencies: [\"two\"],"))
        #expect(manifest.contains("name: \"two\",\n            dependencies: [],"))
        #expect(manifest.contains("name: \"ios\",\n            dependencies: [\"one\", \"two\"],"))
    }

    @Test func `without a description, the folder Classes or the folder itself is taken`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(["Steps.swift": Self.plugin])
        #expect(try sources().files == ["Steps.swift"])
        try write(["Classes/More.swift": Self.plugin])
        #expect(try sources().files == ["More.swift"])
        #expect(try sources().languageMode == "5")
    }

    @Test func `a folder that is missing or without sources is an error`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        #expect(throws: NativeSources.Failure.self) { try sources("missing") }
        try write(["README.md": ""])
        #expect(throws: NativeSources.Failure.self) { try sources() }
    }

    @Test func `the main module gives way to a module of the same name`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(["os/Steps.swift": "import os\n" + Self.plugin, "OSLog/Log.swift": "import os"])
        let package = try HostPackage(plugin: sources("os"), libraries: [sources("OSLog")], compiled: .none)
        #expect(package.plugin.module == "os_" && package.libraries.map(\.module) == ["OSLog"])
        #expect(package.files.contains { $0.path == "Sources/os_/Steps.swift" })
    }

    @Test func `the package has a target for each module, and its products`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write([
            "ios/Steps.swift": "import Combine\nimport UIKit\n" + Self.plugin,
            "library/Library.swift": "import OSLog\nimport os.log",
            "more/Stand.swift": "@objc class Stand {}\nclass Timer {}",
        ])
        let package = try HostPackage(
            plugin: sources("ios"),
            libraries: [sources("library")],
            additions: [NativeSources(folder: root.appending(path: "more").path)],
            compiled: .none
        )
        let files = Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, $0.text) })
        #expect(
            files.keys.sorted() == [
                "Package.swift", "Sources/__host/main.swift", "Sources/ios/Steps.swift",
                "Sources/ios/With-more/Stand.swift", "Sources/ios/__HealthKitBridge.swift",
                "Sources/library/Library.swift", "Sources/library/__HealthKitBridge.swift",
            ]
        )
        let manifest = try #require(files["Package.swift"])
        for text in [
            #""-module-alias", "Combine=HealthKitCombine", "-Xfrontend""#, "AppRuntime", "-use-ld=lld",
        ] {
            #expect(manifest.contains(text), "\(text)")
        }
        #expect(!manifest.contains(".package("))
        #expect(files["Sources/ios/With-more/Stand.swift"] == " class Stand {}\nclass Timer {}")
        #expect(package.changedLines == 1 && package.changedFiles == 1 && package.problems.isEmpty)
        let plugin = try #require(files["Sources/ios/__HealthKitBridge.swift"])
        let library = try #require(files["Sources/library/__HealthKitBridge.swift"])
        #expect(plugin.contains("SwiftStepsPlugin.register(with: registrar)") && !library.contains("__register"))
        let timer = "public typealias Timer = AppTimer\n"
        #expect(library.contains(timer) && !plugin.contains(timer), "a class of the module keeps its name")
        for file in [plugin, library] {
            for text in [
                "DispatchQueue = AppDispatchQueue", "public init() { self = AppUUID() }", "AppTask.sleep", "appDescription",
            ] {
                #expect(file.contains(text), "\(text)")
            }
        }
    }

    @Test func `a file may have any name, and folders of a module may repeat it`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write([
            "ios/Registration.swift": Self.plugin, "ios/Descriptions.swift": "", "ios/deep/Descriptions.swift": "",
            "more/Registration.swift": "", "more/Descriptions-2.swift": "",
        ])
        let package = try HostPackage(
            plugin: sources("ios"), additions: [NativeSources(folder: root.appending(path: "more").path)], compiled: .none
        )
        let paths = package.files.map(\.path).filter { $0.hasPrefix("Sources/ios/") }
        #expect(
            paths == [
                "Sources/ios/Descriptions.swift", "Sources/ios/Registration.swift",
                "Sources/ios/With-more/Descriptions-2-2.swift", "Sources/ios/With-more/Registration-2.swift",
                "Sources/ios/__HealthKitBridge.swift", "Sources/ios/deep/Descriptions-2.swift",
            ]
        )
        #expect(
            package.renamedFiles.map(\.original) == [
                root.appending(path: "ios/deep/Descriptions.swift").path,
                root.appending(path: "more/Descriptions-2.swift").path,
                root.appending(path: "more/Registration.swift").path,
            ]
        )
        #expect(package.files.first { $0.path == "Sources/ios/Registration.swift" }?.text == Self.plugin)
    }

    @Test func `Foundation has its network classes in a module of its own`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        func manifest(_ source: String) throws -> String {
            try write(["ios/Steps.swift": Self.plugin, "ios/Upload.swift": source])
            let package = try HostPackage(plugin: sources("ios"), compiled: .none)
            return try #require(package.files.first { $0.path == "Package.swift" }?.text)
        }
        let option = #""-import-module", "-Xfrontend", "FoundationNetworking""#
        #expect(try manifest("let session = URLSession.shared").contains(option))
        #expect(try !manifest("let url = URL(string: text)").contains("FoundationNetworking"))
    }

    @Test func `problems have the user's own path and line`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(["ios/Steps.swift": Self.plugin, "more/Stand.swift": "\n\nimport SwiftUI"])
        let package = try HostPackage(
            plugin: sources("ios"), additions: [NativeSources(folder: root.appending(path: "more").path)], compiled: .none
        )
        let path = root.appending(path: "more/Stand.swift").path
        #expect(package.problems.count == 1)
        #expect(package.problems.first?.hasPrefix("\(path):3: error: There is no module SwiftUI on Linux.") == true)
        let plain = try HostPackage(plugin: sources("ios"), compiled: .none, hasOverlay: false)
        #expect(plain.problems.isEmpty)
    }

    @Test func `no address of a network is in the package`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(["ios/Steps.swift": Self.plugin])
        let package = try HostPackage(plugin: sources("ios"), compiled: .none)
        #expect(package.files.allSatisfy { !$0.text.contains("://") && !$0.text.contains("url:") })
    }

    @Test func `without an overlay, sources stay as they are`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(["Steps.swift": "let id = UUID()"])
        #expect(throws: NativeSources.Failure.self) { try HostPackage(plugin: sources(), compiled: .none) }
        let package = try HostPackage(plugin: sources(), classes: ["A", "B"], compiled: .none, hasOverlay: false)
        #expect(package.changedLines == 0)
        let texts = package.files.map(\.text).joined()
        #expect(texts.contains("let id = UUID()") && texts.contains("A.register(with: registrar)\nB.register(with: registrar)"))
        #expect(!texts.contains("AppRuntime") && !texts.contains("AppUUID"))
    }
}
