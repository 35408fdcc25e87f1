public import Foundation
public import UIKit

/// A method that JavaScript can call.
open class CAPPluginMethod: NSObject {
    /// What a method returns.
    public enum ReturnType: String, Sendable {
        /// One answer.
        case promise
        /// Any number of answers.
        case callback
        /// No answer.
        case none
    }

    /// The name.
    public let name: String
    /// What it returns.
    public let returnType: String

    /// A method.
    public init(name: String, returnType: String) {
        self.name = name
        self.returnType = returnType
    }
}

/// The method returns nothing.
public let CAPPluginReturnNone = CAPPluginMethod.ReturnType.none.rawValue
/// The method answers any number of times.
public let CAPPluginReturnCallback = CAPPluginMethod.ReturnType.callback.rawValue
/// The method answers once.
public let CAPPluginReturnPromise = CAPPluginMethod.ReturnType.promise.rawValue

/// What JavaScript knows of a plugin.
public protocol CAPBridgedPlugin: NSObjectProtocol {
    /// The name of the class.
    var identifier: String { get }
    /// The name of the plugin in JavaScript.
    var jsName: String { get }
    /// The methods.
    var pluginMethods: [CAPPluginMethod] { get }
}

/// The connection between plugins and their web view. A host has no web view.
public protocol CAPBridgeProtocol: NSObjectProtocol {
    /// The view controller of the web view. A host has none.
    var viewController: UIViewController? { get }
    /// Whether the app runs in a simulator.
    var isSimEnvironment: Bool { get }
    /// Whether the app is a debug build.
    var isDevEnvironment: Bool { get }
    /// Another plugin.
    func plugin(withName: String) -> CAPPlugin?
    /// Keeps a call.
    func saveCall(_ call: CAPPluginCall)
    /// A call that is kept.
    func savedCall(withID: String) -> CAPPluginCall?
    /// Releases a call.
    func releaseCall(_ call: CAPPluginCall)
    /// Releases a call.
    func releaseCall(withID: String)
}

/// The configuration of a plugin in the app. In a host it is empty.
public final class PluginConfig: NSObject {
    /// The text of a key.
    public func getString(_ configKey: String, _ defaultValue: String? = nil) -> String? { defaultValue }
    /// The truth value of a key.
    public func getBoolean(_ configKey: String, _ defaultValue: Bool) -> Bool { defaultValue }
    /// The integer of a key.
    public func getInt(_ configKey: String, _ defaultValue: Int) -> Int { defaultValue }
    /// The array of a key.
    public func getArray(_ configKey: String, _ defaultValue: JSArray? = nil) -> JSArray? { defaultValue }
    /// The object of a key.
    public func getObject(_ configKey: String) -> JSObject? { nil }
    /// Whether there are no keys.
    public func isEmpty() -> Bool { true }
}

/// The native half of a Capacitor plugin.
open class CAPPlugin: NSObject {
    /// The connection to JavaScript.
    public weak var bridge: (any CAPBridgeProtocol)?
    /// The name of the class.
    public var pluginId = ""
    /// The name of the plugin in JavaScript.
    public var pluginName = ""
    /// Whether dates among the options are texts.
    public var shouldStringifyDatesInCalls = true
    private var listeners: [String: [CAPPluginCall]] = [:]
    private var retained: [String: [PluginCallResultData?]] = [:]

    /// A plugin.
    public required override init() {}

    /// The app has loaded the plugin. The default does nothing.
    open func load() {}

    /// The name of the plugin in JavaScript.
    public func getId() -> String { pluginName }

    /// The configuration of the plugin.
    public func getConfig() -> PluginConfig { PluginConfig() }

    /// Answers without a value.
    open func checkPermissions(_ call: CAPPluginCall) { call.resolve() }

    /// Answers without a value.
    open func requestPermissions(_ call: CAPPluginCall) { call.resolve() }

    // MARK: Events

    /// Sends an event to those that listen. With `retainUntilConsumed`, the first listener gets it if nobody listens.
    public func notifyListeners(_ eventName: String, data: [String: Any]?, retainUntilConsumed retain: Bool = false) {
        let calls = listeners[eventName] ?? []
        if calls.isEmpty, retain { retained[eventName, default: []].append(data) }
        for call in calls { call.successHandler(CAPPluginCallResult(data), call) }
    }

    /// Whether anybody listens.
    public func hasListeners(_ eventName: String) -> Bool { listeners[eventName]?.isEmpty == false }

    /// The calls that listen.
    public func getListeners(_ eventName: String) -> [CAPPluginCall]? { listeners[eventName] }

    /// Adds a listener, which gets the events that have been retained.
    public func addEventListener(_ eventName: String, listener: CAPPluginCall) {
        listeners[eventName, default: []].append(listener)
        for data in retained.removeValue(forKey: eventName) ?? [] { notifyListeners(eventName, data: data) }
    }

    /// Removes a listener.
    public func removeEventListener(_ eventName: String, listener: CAPPluginCall) {
        listeners[eventName]?.removeAll { $0 === listener }
    }

    /// JavaScript listens to an event.
    open func addListener(_ call: CAPPluginCall) {
        call.keepAlive = true
        if let name = call.getString("eventName") { addEventListener(name, listener: call) }
    }

    /// JavaScript no longer listens to an event.
    open func removeListener(_ call: CAPPluginCall) {
        guard let name = call.getString("eventName"), let id = call.getString("callbackId"),
            let listener = bridge?.savedCall(withID: id)
        else { return }
        removeEventListener(name, listener: listener)
        bridge?.releaseCall(withID: id)
    }

    /// JavaScript no longer listens.
    open func removeAllListeners(_ call: CAPPluginCall) {
        listeners.removeAll()
        call.resolve()
    }
}

/// A plugin that the app creates itself.
open class CAPInstancePlugin: CAPPlugin {}

/// The log of Capacitor. A host writes it to stderr.
public enum CAPLog {
    /// Prints values.
    public static func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
        Swift.print(items.map { "\($0)" }.joined(separator: separator), terminator: terminator)
    }
}
