public import Flutter
import Foundation

/// The plugins of an app, as methods of channels of a host: the place of Capacitor's bridge.
public enum CAPHost {
    /// Makes the methods of a plugin callable, and loads it.
    ///
    /// - Parameters:
    ///   - plugin: The plugin.
    ///   - declaration: The name in JavaScript and the methods, for a class that does not conform to `CAPBridgedPlugin`.
    ///   - methods: The methods of the class that take a call. They take the place of selectors.
    ///   - registrar: Registers the channel.
    public static func register(
        _ plugin: CAPPlugin, declaration: (jsName: String, methods: [String])? = nil,
        methods: [String: (CAPPluginCall) -> Void], with registrar: any FlutterPluginRegistrar
    ) {
        let bridged = plugin as? any CAPBridgedPlugin
        let name = bridged?.jsName ?? declaration?.jsName ?? String(describing: type(of: plugin))
        let returnTypes = bridged?.pluginMethods.map { ($0.name, $0.returnType) }
        let names = returnTypes ?? declaration?.methods.map { ($0, CAPPluginReturnPromise) } ?? []
        let channel = CAPChannel(
            plugin, methods: methods, returnTypes: Dictionary(names) { first, _ in first },
            channel: FlutterMethodChannel(name: name, binaryMessenger: registrar.messenger())
        )
        plugin.pluginId = bridged?.identifier ?? name
        plugin.pluginName = name
        plugin.bridge = CAPBridge.shared
        CAPBridge.shared.plugins[name] = plugin
        channel.open()
        plugin.load()
    }
}

/// The bridge of the one app of a process.
private final class CAPBridge: NSObject, CAPBridgeProtocol, @unchecked Sendable {
    static let shared = CAPBridge()
    var plugins: [String: CAPPlugin] = [:]
    private var calls: [String: CAPPluginCall] = [:]
    private var callCount = 0

    let viewController: UIViewController? = nil
    let isSimEnvironment = false
    let isDevEnvironment = false

    func plugin(withName name: String) -> CAPPlugin? { plugins[name] }
    func saveCall(_ call: CAPPluginCall) { calls[call.callbackId] = call }
    func savedCall(withID id: String) -> CAPPluginCall? { calls[id] }
    func releaseCall(_ call: CAPPluginCall) { releaseCall(withID: call.callbackId) }
    func releaseCall(withID id: String) { calls[id] = nil }

    func nextIdentifier() -> String {
        callCount += 1
        return "\(callCount)"
    }
}

/// The channel of a plugin.
private final class CAPChannel {
    private let plugin: CAPPlugin
    private let methods: [String: (CAPPluginCall) -> Void]
    private let returnTypes: [String: String]
    private let channel: FlutterMethodChannel

    init(
        _ plugin: CAPPlugin, methods: [String: (CAPPluginCall) -> Void], returnTypes: [String: String],
        channel: FlutterMethodChannel
    ) {
        self.plugin = plugin
        self.methods = ["checkPermissions": plugin.checkPermissions, "requestPermissions": plugin.requestPermissions]
            .merging(methods) { _, own in own }
        self.returnTypes = returnTypes
        self.channel = channel
    }

    func open() {
        channel.setMethodCallHandler { [self] call, result in perform(call, result) }
    }

    private func perform(_ call: FlutterMethodCall, _ result: @escaping FlutterResult) {
        switch call.method {
        case "addListener":
            let event = (call.arguments as? [String: Any])?["eventName"] as? String ?? ""
            let listener = pluginCall(call, later: event) { _ in }
            plugin.addListener(listener)
            CAPBridge.shared.saveCall(listener)
            result(["callbackId": listener.callbackId])
        case "removeListener":
            plugin.removeListener(pluginCall(call, later: call.method) { _ in })
            result(nil)
        case "removeAllListeners": plugin.removeAllListeners(pluginCall(call, later: call.method, result))
        default:
            guard let returnType = returnTypes[call.method], let method = methods[call.method] else {
                return result(FlutterMethodNotImplemented)
            }
            let answers = returnType != CAPPluginReturnNone
            let pluginCall = pluginCall(call, later: call.method, answers ? result : { _ in })
            method(pluginCall)
            if pluginCall.keepAlive { CAPBridge.shared.saveCall(pluginCall) }
            if !answers { result(nil) }
        }
    }

    /// A call for the plugin. Each answer after the first one is a notification with the name `later`; so are all answers to a
    /// listener.
    private func pluginCall(
        _ call: FlutterMethodCall, later: String, _ result: @escaping FlutterResult
    ) -> CAPPluginCall {
        let isListener = call.method == "addListener"
        var answer: FlutterResult? = isListener ? nil : result
        let options = CAPValues.dated(call.arguments) as? [AnyHashable: Any]
        let object = JSTypes.coerceDictionaryToJSObject(
            options ?? [:], formattingDatesAsStrings: plugin.shouldStringifyDatesInCalls
        )
        return CAPPluginCall(
            callbackId: CAPBridge.shared.nextIdentifier(), methodName: call.method, options: object ?? [:],
            success: { [channel] success, call in
                let data = success?.data.map(CAPValues.serializable)
                if let first = answer {
                    if call?.keepAlive == true { answer = nil }
                    first(data)
                } else {
                    channel.invokeMethod(later, arguments: data)
                }
            },
            error: { error in
                let data = error?.data.map(CAPValues.serializable)
                (answer ?? result)(RejectedCall(error?.message ?? "", code: error?.code, data: data))
            }
        )
    }
}
