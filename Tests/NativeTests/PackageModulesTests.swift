import Foundation
import NativeBuild
import Testing

/// Packages with a manifest, which the package manager reads.
struct PackageModulesTests {
    private static let plugin = "import Rules\npublic class StepsPlugin: NSObject, FlutterPlugin {}"

    private static func manifest(_ arguments: String, tools: String = "5.9") -> String {
        "// swift-tools-version: \(tools)\nimport PackageDescription\nlet package = Package(name: \"steps\", \(arguments))\n"
    }

    @Test func `each target is a module, and the one with a plugin is the main one`() throws {
        let folder = try NativeFolder([
            "Package.swift": Self.manifest(
                """
                products: [.library(name: "Rules", targets: ["Rules"])],
                targets: [
                    .target(name: "Steps", dependencies: ["Rules"], path: "ios/Code", swiftSettings: [.define("FAST")]),
                    .target(name: "Rules", exclude: ["Old"]),
                    .target(name: "Screens"),
                    .testTarget(name: "StepsTests", dependencies: ["Steps"]),
                ]
                """
            ),
            "ios/Code/Steps.swift": Self.plugin, "Sources/Rules/Rules.swift": "", "Sources/Rules/Old/Rules.swift": "",
            "Sources/Screens/Screen.swift": "import SwiftUI", "Tests/StepsTests/StepsTests.swift": "",
        ])
        let modules = try folder.modules()
        #expect(modules.map(\.module) == ["Rules", "Screens", "Steps"])
        #expect(modules.map(\.files) == [["Rules.swift"], ["Screen.swift"], ["Steps.swift"]])
        let package = try folder.package()
        #expect(package.libraries.map(\.module) == ["Rules"], "nothing imports the other target")
        #expect(package.problems.isEmpty)
        let manifest = package.text("Package.swift")
        #expect(manifest.contains("name: \"Steps\",\n            dependencies: [\"Rules\"],"))
        #expect(manifest.contains(".swiftLanguageMode(.v5),\n                .define(\"FAST\"),"))
        #expect(package.files.contains { $0.path == "Sources/Rules/Rules.swift" })
    }

    @Test func `files of different targets may have the same name`() throws {
        let folder = try NativeFolder([
            "Package.swift": Self.manifest(
                #"targets: [.target(name: "Steps", dependencies: ["Rules"]), .target(name: "Rules")]"#
            ),
            "Sources/Steps/Steps.swift": Self.plugin, "Sources/Steps/Rules.swift": "", "Sources/Rules/Rules.swift": "",
        ])
        let package = try folder.package()
        #expect(package.renamedFiles.isEmpty)
        let paths = package.files.map(\.path)
        #expect(paths.contains("Sources/Steps/Rules.swift") && paths.contains("Sources/Rules/Rules.swift"))
    }

    @Test func `the version of the language is that of the target, the package or its tools`() throws {
        func mode(_ arguments: String, tools: String) throws -> String? {
            let folder = try NativeFolder([
                "Package.swift": Self.manifest(arguments, tools: tools), "Sources/Steps/Steps.swift": "",
            ])
            return try folder.modules().last?.languageMode
        }
        #expect(try mode(#"targets: [.target(name: "Steps")]"#, tools: "5.9") == "5")
        #expect(try mode(#"targets: [.target(name: "Steps")]"#, tools: "6.0") == "6")
        #expect(try mode(#"targets: [.target(name: "Steps")], swiftLanguageModes: [.v5]"#, tools: "6.0") == "5")
        let target = #"targets: [.target(name: "Steps", swiftSettings: [.swiftLanguageMode(.v5)])]"#
        #expect(try mode(target, tools: "6.0") == "5")
    }

    @Test func `a package at a path brings its modules`() throws {
        let folder = try NativeFolder([
            "app/Package.swift": Self.manifest(
                """
                dependencies: [.package(path: "../rules"), .package(name: "FlutterFramework", path: "../FlutterFramework")],
                targets: [.target(name: "Steps", dependencies: [.product(name: "Rules", package: "rules")])]
                """
            ),
            "app/Sources/Steps/Steps.swift": Self.plugin,
            "rules/Package.swift": Self.manifest(
                #"products: [.library(name: "Rules", targets: ["Rules"])], targets: [.target(name: "Rules")]"#
            ),
            "rules/Sources/Rules/Rules.swift": "",
        ])
        #expect(try folder.modules("app").map(\.module) == ["Rules", "Steps"])
        #expect(try folder.package("app").libraries.map(\.folder.lastPathComponent) == ["Rules"])
    }

    @Test func `a package at an address is fetched, unless the user or the host supplies it`() throws {
        let product = #".product(name: "Rules", package: "rules")"#
        let folder = try NativeFolder([
            "app/Package.swift": Self.manifest(
                """
                dependencies: [
                    .package(url: "https://example.com/rules.git", from: "1.2.0"),
                    .package(url: "https://example.com/capacitor-swift-pm.git", from: "8.0.0"),
                    .package(url: "https://example.com/unused.git", exact: "2.0.0"),
                    .package(url: "https://example.com/swift-log.git", from: "1.6.0"),
                ],
                targets: [.target(name: "Steps", dependencies: [
                    \(product), .product(name: "Capacitor", package: "capacitor-swift-pm"),
                    .product(name: "Mac", package: "unused", condition: .when(platforms: [.macOS])),
                    .product(name: "Logging", package: "swift-log"),
                ])]
                """
            ),
            "app/Sources/Steps/Steps.swift": Self.plugin,
            "rules/Package.swift": Self.manifest(
                #"products: [.library(name: "Rules", targets: ["Rules"])], targets: [.target(name: "Rules")]"#
            ),
            "rules/Sources/Rules/Rules.swift": "",
        ])
        let fetched = try folder.package("app").text("Package.swift")
        #expect(fetched.contains(#".package(url: "https://example.com/rules.git", "1.2.0"..<"2.0.0")"#))
        #expect(fetched.contains(product))
        #expect(!fetched.contains("capacitor-swift-pm") && !fetched.contains("unused"))
        #expect(!fetched.contains("swift-log"), "a second module of a name that the host has would not be linked")
        let supplied = try folder.package("app", depends: ["rules"]).text("Package.swift")
        #expect(!supplied.contains("://") && !supplied.contains(product))
        #expect(supplied.contains("name: \"Steps\",\n            dependencies: [\"Rules\"],"))
    }

    @Test func `resources keep their paths and rules`() throws {
        let folder = try NativeFolder([
            "Package.swift": Self.manifest(
                """
                defaultLocalization: "en",
                targets: [.target(name: "Steps", resources: [.process("Texts"), .copy("data.json")])]
                """
            ),
            "Sources/Steps/Steps.swift": Self.plugin, "Sources/Steps/Texts/a.txt": "", "Sources/Steps/data.json": "{}",
        ])
        let package = try folder.package()
        #expect(package.resources.map(\.path) == ["Sources/Steps/Texts", "Sources/Steps/data.json"])
        #expect(package.resources.map(\.original.lastPathComponent) == ["Texts", "data.json"])
        let manifest = package.text("Package.swift")
        #expect(manifest.contains(#"resources: [.process("Texts"), .copy("data.json")],"#))
        #expect(manifest.contains(#"defaultLocalization: "en","#))
    }

    @Test func `a manifest in a folder of the folder is found, as in Flutter's template`() throws {
        let folder = try NativeFolder([
            "ios/steps/Package.swift": Self.manifest(#"targets: [.target(name: "steps")]"#),
            "ios/steps/Sources/steps/Steps.swift": Self.plugin,
            "ios/steps.podspec": "s.source_files = 'steps/Sources/steps/**/*'", "pubspec.yaml": "name: steps\n",
        ])
        #expect(try folder.modules().map(\.module) == ["steps"])
        #expect(try folder.modules("ios").last?.files == ["Steps.swift"])
    }

    @Test func `a manifest that does not compile is an error`() throws {
        let folder = try NativeFolder(["Package.swift": "// swift-tools-version: 5.9\nlet package =", "Sources/A/A.swift": ""])
        let failure = #expect(throws: NativeSources.Failure.self) { try folder.modules() }
        #expect(failure?.message.contains("Package.swift cannot be read") == true)
    }
}
