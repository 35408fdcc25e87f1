import NativeBuild
import Testing

/// The conditions of `#if`, and the reports about code that the compiler would refuse.
struct ConditionTests {
    private func rewrite(_ source: String) -> String { Overlay(source).source }

    private func problems(_ source: String, modules: Set<String> = []) -> [String] {
        Overlay(source, modules: modules).problems.map { "\($0.line): \($0.message)" }
    }

    @Test(arguments: [
        ("#if os(iOS)", "#if true"), ("#if os( iOS )", "#if true"), ("#if os(macOS) || os(iOS)", "#if false || true"),
        ("#if !os(watchOS)", "#if !false"), ("#if os(Linux)", "#if false"), ("#elseif os(visionOS)", "#elseif false"),
        ("#if targetEnvironment(simulator)", "#if false"), ("#if targetEnvironment(macCatalyst)", "#if false"),
        ("#if canImport(UIKit)", "#if true"), ("#if canImport(HealthKit) && !canImport(WatchKit)", "#if true && !true"),
        ("#if canImport(FlutterMacOS)", "#if false"), ("#if canImport(SwiftUI)", "#if false"),
        ("#if canImport(FoundationNetworking)", "#if canImport(FoundationNetworking)"), ("#if DEBUG", "#if DEBUG"),
        ("#if swift(>=5.9) && os(iOS)", "#if swift(>=5.9) && true"), ("#if arch(arm64)", "#if arch(arm64)"),
        ("#if os(iOS) // os(macOS)", "#if true // os(macOS)"), ("#if os(macOS) ||\n  os(iOS)", "#if false ||\n  true"),
    ])
    func `a condition has the value of an iPhone`(source: String, result: String) {
        #expect(rewrite(source) == result)
    }

    @Test(arguments: [
        "let os = 1; f(os(iOS))", "// #if os(iOS)", ##"let text = "#if os(iOS)""##, "\"\"\"\n#if os(iOS)\n\"\"\"",
    ])
    func `only conditions are evaluated`(source: String) {
        #expect(rewrite(source) == source)
    }

    @Test func `the platforms of a generated file have one branch that compiles`() {
        let source = """
            #if os(iOS)
              import Flutter
            #elseif os(macOS)
              import FlutterMacOS
            #else
              #error("Unsupported platform.")
            #endif
            """
        let overlay = Overlay(source)
        #expect(overlay.source.hasPrefix("#if true\n  import Flutter\n#elseif false\n"))
        #expect(overlay.problems.isEmpty && overlay.changedLines == 2)
    }

    @Test(arguments: [
        "let s = #selector(f)", "@objc optional func f()", "optional var name: String { get }", "Selector(\"f\")",
        "NSSelectorFromString(name)", "@IBAction func f() {}", "@IBOutlet var view: UIView!", "@NSManaged var count: Int",
        "objc_setAssociatedObject(a, b, c, d)", "import SwiftUI",
        "import class CoreMotion.CMPedometer", "@preconcurrency import UserNotifications",
    ])
    func `code that the compiler would refuse is reported with its line`(source: String) {
        let problems = problems("let first = 1\n\(source)\n")
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("2: ") == true, "\(problems)")
        #expect(self.problems("#if os(macOS)\n\(source)\n#endif").isEmpty)
        #expect(self.problems("#if os(iOS)\n#else\n\(source)\n#endif").isEmpty)
        #expect(self.problems("#if SOME_FLAG\n\(source)\n#endif").isEmpty, "only the compiler knows")
        #expect(self.problems("// \(source)").isEmpty)
    }

    @Test(arguments: ["#selector(f)", "NSSelectorFromString(name)"])
    func `a selector is reported with what to write instead`(source: String) {
        #expect(problems(source).first?.contains("addObserver(forName:object:queue:using:)") == true)
    }

    @Test(arguments: [
        "let optional = 1", "var selector: Selector?", "import Foundation", "import UIKit", "import os.log", "import Combine",
        "import MyLibrary", "kind.publish()", "cases.import", "f(Selector: 1)",
        "Timer.publish(every: 1, on: .main, in: .common)",
    ])
    func `other code is not reported`(source: String) {
        #expect(problems(source).isEmpty)
    }

    @Test func `a module of the user takes the place of a missing framework`() {
        let source = "#if canImport(CoreMotion)\nimport CoreMotion\n#else\nimport SwiftUI\n#endif"
        #expect(problems(source).map { $0.prefix(2) } == ["4:"])
        #expect(problems(source, modules: ["CoreMotion"]).isEmpty)
    }

    @Test(arguments: [
        ("#if os(iOS) && (DEBUG || !os(macOS))", true), ("#if !(os(iOS) || DEBUG)", false), ("#if os(iOS) && DEBUG", nil),
        ("#if false", false), ("#if DEBUG\n#elseif os(iOS)", nil), ("#if os(macOS)\n#elseif os(iOS)", true),
        ("#if os(iOS)\n#elseif DEBUG", false), ("#if DEBUG\n#endif\n#if os(iOS)", true), ("#if os(iOS)\n#if DEBUG\n#endif", true),
        ("#if os(tvOS)\n#if os(iOS)", false),
    ])
    func `branches are known as far as the text determines them`(source: String, isActive: Bool?) {
        let overlay = Overlay("\(source)\n#selector(f)\nstruct S {}\n")
        #expect(overlay.problems.isEmpty == (isActive != true))
        #expect(overlay.declaredNames.isEmpty == (isActive == false))
    }

    @Test func `names that a file declares are those outside of types`() {
        let overlay = Overlay(
            "class Timer { struct DispatchQueue {}\n func f() { typealias A = Int } }\npublic enum B {}\nactor C {}"
        )
        #expect(overlay.declaredNames == ["Timer", "B", "C"])
    }
}
