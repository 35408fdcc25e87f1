public import Flutter
import Foundation

/// The modules of an app, as channels of a host: the place of Expo's JavaScript runtime.
public enum ExpoHost {
    /// Makes a module, and its members callable.
    ///
    /// - Parameters:
    ///   - type: The class of the module.
    ///   - registrar: Registers the channels.
    public static func register(_ type: any AnyModule.Type, with registrar: any FlutterPluginRegistrar) {
        let appContext = AppContext.shared
        let module = HostedModule(type.init(appContext: appContext), messenger: registrar.messenger())
        appContext.modules.append(module)
        module.open()
        FlutterMethodChannel(name: "expo", binaryMessenger: registrar.messenger()).setMethodCallHandler { call, result in
            guard call.method == "modules" else { return result(FlutterMethodNotImplemented) }
            result(Dictionary(appContext.modules.map { ($0.name, $0.description) }) { $1 })
        }
    }
}

/// A module with its channel.
final class HostedModule: @unchecked Sendable {
    let module: any AnyModule
    let name: String
    let classes: [String: ClassDefinition]
    private let members: Members
    private let parts: [Part]
    private let channel: FlutterMethodChannel
    private var observedEvents: Set<String> = []
    private var observations: [any NSObjectProtocol] = []

    init(_ module: any AnyModule, messenger: any FlutterBinaryMessenger) {
        self.module = module
        let parts = module.definition().parts
        members = Members(parts)
        classes = Dictionary(parts.compactMap { $0 as? ClassDefinition }.map { ($0.name, $0) }) { $1 }
        self.parts = parts.compactMap { $0 as? Part }
        var name = "\(type(of: module))"
        for case .name(let own) in self.parts { name = own }
        self.name = name
        channel = FlutterMethodChannel(name: name, binaryMessenger: messenger)
    }

    func open() {
        channel.setMethodCallHandler { [self] call, result in perform(call, result) }
        for case .created(let body) in parts { body() }
        for name in Set(parts.compactMap { if case .listener(let name, _) = $0 { name } else { nil } }) {
            let observation = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [self] _ in
                for case .listener(name, let body) in parts { body() }
            }
            observations.append(observation)
        }
    }

    func send(_ event: String, _ body: [String: Any?]) {
        if observedEvents.contains(event) { channel.invokeMethod(event, arguments: JavaScriptValue.from(body)) }
    }

    /// The names of the members for JavaScript.
    var description: [String: Any] {
        var description = members.description
        description["events"] = parts.flatMap { if case .events(let names) = $0 { names } else { [] } }
        description["classes"] = classes.mapValues(\.members.description)
        return description
    }

    private func perform(_ call: FlutterMethodCall, _ result: @escaping FlutterResult) {
        let parameters = JavaScriptValue.native(call.arguments)
        var arguments = parameters as? [Any] ?? parameters.map { [$0] } ?? []
        guard let function = function(call.method, &arguments) else { return result(FlutterMethodNotImplemented) }
        let promise = Promise(
            resolver: { result(JavaScriptValue.from($0)) },
            rejecter: { result(RejectedCall($0.description, code: $0.code, data: nil)) }
        )
        function.call(arguments, in: .shared, with: promise)
    }

    /// The function that a call means: `member`, `Class` or `Class.member`.
    private func function(_ path: String, _ arguments: inout [Any]) -> FunctionDefinition? {
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        if names.count == 2, let definition = classes[names[0]] {
            return function(names[1], of: definition, &arguments)
        }
        if let definition = classes[path] { return definition.members.function("constructor") }
        switch path {
        case "startObserving": return AsyncFunction(path) { [self] (event: String) in observe(event, begins: true) }
        case "stopObserving": return AsyncFunction(path) { [self] (event: String) in observe(event, begins: false) }
        default: break
        }
        let function = members.function(path, sets: !arguments.isEmpty)
        if function?.takesOwner == true { arguments.insert(module, at: 0) }
        return function ?? members.constants[path].map { value in Function(path) { value } }
    }

    /// A member of a class. Its object is the first argument.
    private func function(_ name: String, of definition: ClassDefinition, _ arguments: inout [Any]) -> FunctionDefinition? {
        guard let function = definition.members.function(name, sets: arguments.count > 1) else {
            return name == "release" ? Function(name) { (object: SharedObject) in AppContext.shared.release(object) } : nil
        }
        if !function.takesOwner {
            if function.types.first == definition.type {
                function.takesOwner = true
            } else if !arguments.isEmpty {
                arguments.removeFirst()
            }
        }
        return function
    }

    private func observe(_ event: String, begins: Bool) {
        let isFirst = observedEvents.isEmpty
        guard begins ? observedEvents.insert(event).inserted : observedEvents.remove(event) != nil else { return }
        for case .observer(begins, let name, let body) in parts {
            if name.map({ $0 == event }) ?? (begins ? isFirst : observedEvents.isEmpty) { body() }
        }
    }
}

/// The members of a module or a class.
final class Members {
    private let functions: [FunctionDefinition]
    private let properties: [any AnyPropertyDefinition]
    private let parts: [Part]

    init(_ parts: [any AnyDefinition]) {
        functions = parts.compactMap { $0 as? FunctionDefinition }
        properties = parts.compactMap { $0 as? any AnyPropertyDefinition }
        self.parts = parts.compactMap { $0 as? Part }
    }

    private(set) lazy var constants: [String: Any?] = parts.reduce(into: [:]) { constants, part in
        if case .constants(let body) = part { constants.merge(body()) { $1 } }
    }

    /// A function, or the one that gets or sets a property.
    func function(_ name: String, sets: Bool = false) -> FunctionDefinition? {
        if let function = functions.last(where: { $0.name == name }) { return function }
        let property = properties.last { $0.name == name }
        return sets ? property?.setter : property?.getter
    }

    var description: [String: Any] {
        let functions = functions.filter { $0.name != "constructor" }
        return [
            "functions": functions.filter { $0.kind == .synchronous }.map(\.name),
            "asyncFunctions": functions.filter { $0.kind != .synchronous }.map(\.name),
            "properties": properties.map(\.name),
            "constants": JavaScriptValue.from(constants) as Any,
        ]
    }
}

/// The values of JavaScript.
enum JavaScriptValue {
    /// A native value. Values that JavaScript does not have are nil.
    static func from(_ value: Any?) -> Any? {
        switch value {
        case is String, is NSNumber, is Data, is NSNull: value
        case let record as any Record: from(record.toDictionary(appContext: .shared))
        case let value as any Enumerable: from(value.anyRawValue)
        case let object as SharedObject: AppContext.shared.reference(to: object)
        case let array as [Any?]: array.map(from)
        case let dictionary as [String: Any?]: dictionary.mapValues(from)
        default: nil
        }
    }

    /// The arguments of a call. Members of objects that are null are left out, as on a device.
    static func native(_ value: Any?) -> Any? {
        switch value {
        case let array as [Any]: array.map { native($0) ?? $0 }
        case let dictionary as [String: Any]: dictionary.filter { !($0.value is NSNull) }.mapValues { native($0) ?? $0 }
        default: value
        }
    }
}
