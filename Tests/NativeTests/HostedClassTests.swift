@testable import NativeBuild
import Testing

/// The classes that a host registers.
struct HostedClassTests {
    private func package(_ source: String, _ further: [String: String] = [:]) throws -> HostPackage {
        try NativeFolder(["ios/Steps.swift": source].merging(further) { first, _ in first }).package("ios")
    }

    @Test func `a plugin of Capacitor has a table of the methods that take a call`() throws {
        let package = try package(
            """
            import Capacitor
            // class Comment: CAPPlugin, CAPBridgedPlugin { func comment(_ call: CAPPluginCall) {} }
            @objc(StepsPlugin)
            public class StepsPlugin: CAPPlugin, CAPBridgedPlugin {
                let text = "func text(_ call: CAPPluginCall) {"
                struct Inner { func inner(_ call: CAPPluginCall) {} }
                @objc func read(_ call: CAPPluginCall) { if true { helper(call, 1) } }
                private func hidden(_ call: CAPPluginCall) {}
                func helper(_ call: CAPPluginCall, _ number: Int) {}
                func named(call: CAPPluginCall) {}
            }
            extension StepsPlugin {
                @objc func write(_ call: CAPPluginCall) {}
            }
            class Base: CAPPlugin {}
            """
        )
        #expect(
            package.classes == [HostedClass(name: "StepsPlugin", kind: .capacitor(methods: ["read", "write"], declaration: nil))]
        )
        let text = package.text("Sources/ios/__HealthKitBridge.swift")
        #expect(text.contains(#"methods: ["read": plugin.read, "write": plugin.write], with: registrar)"#))
        #expect(text.contains("import Capacitor\n"))
    }

    @Test func `a plugin of Capacitor may be declared in Objective-C`() throws {
        let macros = """
            CAP_PLUGIN(StepsPlugin, "Steps",
                CAP_PLUGIN_METHOD(read, CAPPluginReturnPromise);
            )
            """
        let source = "import Capacitor\nclass StepsPlugin: CAPPlugin { @objc func read(_ call: CAPPluginCall) {} }"
        let package = try package(source, ["ios/Steps.m": macros])
        let declaration = CapacitorDeclaration(className: "StepsPlugin", jsName: "Steps", methods: ["read"])
        #expect(
            package.classes == [HostedClass(name: "StepsPlugin", kind: .capacitor(methods: ["read"], declaration: declaration))]
        )
        let text = package.text("Sources/ios/__HealthKitBridge.swift")
        #expect(text.contains(#"CAPHost.register(plugin, declaration: ("Steps", ["read"]), methods: ["#))
    }

    @Test func `the modules of Expo are those that their description lists`() throws {
        let source = """
            import ExpoModulesCore
            public class StepsModule: Module { public func definition() -> ModuleDefinition { Name("Steps") } }
            class OtherModule: Module {}
            """
        let expo = HostedClass(name: "StepsModule", kind: .expo)
        for description in [
            #"{"apple": {"modules": ["StepsModule"]}}"#,
            #"{"apple": {"modules": [{"name": "Steps", "class": "StepsModule"}]}}"#,
            #"{"platforms": ["ios"], "ios": {"modulesClassNames": ["StepsModule", "Missing"]}}"#,
        ] {
            let files = ["expo-module.config.json": description, "ios/Steps.swift": source]
            for path in ["", "ios"] { #expect(try NativeFolder(files).package(path).classes == [expo], "\(description)") }
        }
        for description in ["{}", "[]", #"{"apple": {}}"#, #"{"apple": {"modules": [1]}}"#] {
            let folder = try NativeFolder(["expo-module.config.json": description, "ios/Steps.swift": source])
            #expect(try folder.package().classes == [expo, HostedClass(name: "OtherModule", kind: .expo)])
        }
        let text = try package(source).text("Sources/ios/__HealthKitBridge.swift")
        #expect(
            text.contains("ExpoHost.register(StepsModule.self, with: registrar)") && text.contains("import ExpoModulesCore\n"))
    }

    @Test func `a class with the name of Expo's is no module without Expo`() throws {
        let source = "class Module {}\nclass StepsModule: Module {}\nclass StepsPlugin: NSObject, FlutterPlugin {}"
        #expect(try package(source).classes == [HostedClass(name: "StepsPlugin", kind: .flutter)])
    }

    @Test func `a library has an entry point of its own, among its sources or beside them`() throws {
        let entry = "import HealthKitBridgeHost\nstruct Entry: HostedLibrary {}"
        let statement = "registrar.register(Entry())"
        #expect(try package(entry).text("Sources/ios/__HealthKitBridge.swift").contains(statement))
        let folder = try NativeFolder(["ios/Steps.swift": "", "entry/Entry.swift": entry])
        #expect(throws: NativeSources.Failure.self) { try folder.package("ios") }
        let package = try folder.package("ios", with: ["entry"])
        #expect(package.classes == [HostedClass(name: "Entry", kind: .library)])
        let text = package.text("Sources/ios/__HealthKitBridge.swift")
        #expect(text.contains(statement) && text.contains("import HealthKitBridgeHost\n"))
    }

    @Test func `a method of a class is not a type`() throws {
        let package = try package(
            "class StepsPlugin: NSObject, FlutterPlugin {\nclass func make() -> Any { 1 }\nstatic func register() {}\n}"
        )
        #expect(package.classes == [HostedClass(name: "StepsPlugin", kind: .flutter)])
    }
}
