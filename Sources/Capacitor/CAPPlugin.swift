@_exported public import Foundation
@_exported public import UIKit

open class CAPPluginMethod: NSObject {
    public enum ReturnType: String, Sendable {
        case promise
        case callback
        case none
    }

    public let name: String
    public let returnType: String

    public init(name: String, returnType: String) {
        self.name = name
        self.returnType = returnType
    }
}

public let CAPPluginReturnNone = CAPPluginMethod.ReturnType.none.rawValue
public let CAPPluginReturnCallback = CAPPluginMethod.ReturnType.callback.rawValue
public let CAPPluginReturnPromise = CAPPluginMethod.ReturnType.promise.rawValue

/// What JavaScript knows of a plugin.
public protocol CAPBridgedPlugin: NSObjectProtocol {
    var identifier: String { get }
    var jsName: String { get }
    var pluginMethods: [CAPPluginMethod] { get }
}

/// The connection between plugins and their web view. A host has no web view.
public protocol CAPBridgeProtocol: NSObjectProtocol {
    /// The view controller of the web view. A host has none.
    var viewController: UIViewController? { get }
    var isSimEnvironment: Bool { get }
    var isDevEnvironment: Bool { get }
    func plugin(withName: String) -> CAPPlugin?
    func saveCall(_ call: CAPPluginCall)
    func savedCall(withID: String) -> CAPPluginCall?
    func releaseCall(_ call: CAPPluginCall)
    func releaseCall(withID: String)
}

/// The configuration of a plugin in the app. In a host it is empty.
public final class PluginConfig: NSObject {
    public func getString(_ configKey: String, _ defaultValue: String? = nil) -> String? { defaultValue }
    public func getBoolean(_ configKey: String, _ defaultValue: Bool) -> Bool { defaultValue }
    public func getInt(_ configKey: String, _ defaultValue: Int) -> Int { defaultValue }
    public func getArray(_ configKey: String, _ defaultValue: JSArray? = nil) -> JSArray? { defaultValue }
    public func getObject(_ configKey: String) -> JSObject? { nil }
    public func isEmpty() -> Bool { true }
}

open class CAPPlugin: NSObject {
    public weak var bridge: (any CAPBridgeProtocol)?
    public var pluginId = ""
    public var pluginName = ""
    /// Whether dates among the options are texts.
    public var shouldStringifyDatesInCalls = true
    private var listeners: [String: [CAPPluginCall]] = [:]
    private var retained: [String: [PluginCallResultData?]] = [:]

    public required override init() {}

    /// The app has loaded the plugin. The default does nothing.
    open func load() {}

    public func getId() -> String { pluginName }

    public func getConfig() -> PluginConfig { PluginConfig() }

    open func checkPermissions(_ call: CAPPluginCall) { call.resolve() }

    open func requestPermissions(_ call: CAPPluginCall) { call.resolve() }

    // MARK: Events

    /// Sends an event to those that listen. With `retainUntilConsumed`, the first listener gets it if nobody listens.
    public func notifyListeners(_ eventName: String, data: [String: Any]?, retainUntilConsumed retain: Bool = false) {
        let calls = listeners[eventName] ?? []
        if calls.isEmpty, retain { retained[eventName, default: []].append(data) }
        for call in calls { call.successHandler(CAPPluginCallResult(data), call) }
    }

    public func hasListeners(_ eventName: String) -> Bool { listeners[eventName]?.isEmpty == false }

    public func getListeners(_ eventName: String) -> [CAPPluginCall]? { listeners[eventName] }

    /// Adds a listener, which gets the events that have been retained.
    public func addEventListener(_ eventName: String, listener: CAPPluginCall) {
        listeners[eventName, default: []].append(listener)
        for data in retained.removeValue(forKey: eventName) ?? [] { notifyListeners(eventName, data: data) }
    }

    public func removeEventListener(_ eventName: String, listener: CAPPluginCall) {
        listeners[eventName]?.removeAll { $0 === listener }
    }

    open func addListener(_ call: CAPPluginCall) {
        call.keepAlive = true
        if let name = call.getString("eventName") { addEventListener(name, listener: call) }
    }

    open func removeListener(_ call: CAPPluginCall) {
        guard let name = call.getString("eventName"), let id = call.getString("callbackId"),
            let listener = bridge?.savedCall(withID: id)
        else { return }
        removeEventListener(name, listener: listener)
        bridge?.releaseCall(withID: id)
    }

    open func removeAllListeners(_ call: CAPPluginCall) {
        listeners.removeAll()
        call.resolve()
    }
}

open class CAPInstancePlugin: CAPPlugin {}

/// The log of Capacitor. A host writes it to stderr.
public enum CAPLog {
    public static func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
        Swift.print(items.map { "\($0)" }.joined(separator: separator), terminator: terminator)
    }
}
