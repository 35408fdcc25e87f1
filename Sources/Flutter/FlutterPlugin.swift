@_exported import Dispatch
@_exported import Foundation
@_exported public import UIKit

public protocol FlutterPlugin: FlutterApplicationLifeCycleDelegate {
    static func register(with registrar: any FlutterPluginRegistrar)
    /// Handles a call of the channel that `addMethodCallDelegate(_:channel:)` names. The default answers that the method is
    /// not implemented.
    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult)
    /// The engine no longer uses the plugin. The default does nothing.
    func detachFromEngine(for registrar: any FlutterPluginRegistrar)
}

extension FlutterPlugin {
    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        result(FlutterMethodNotImplemented)
    }
    public func detachFromEngine(for registrar: any FlutterPluginRegistrar) {}
}

/// The connection between a plugin and its engine.
public protocol FlutterPluginRegistrar: AnyObject {
    func messenger() -> any FlutterBinaryMessenger
    /// The textures of the engine. A host has none.
    func textures() -> any FlutterTextureRegistry
    func publish(_ value: NSObject)
    func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel)
    /// `addApplicationDelegate(_:)`: the plugin learns when the app has been launched.
    func addApplicationDelegate(_ delegate: any FlutterPlugin)
    /// `viewController`: an empty one, which keeps what is presented.
    @preconcurrency @MainActor var viewController: UIViewController? { get }
    /// The path of an asset in the app's bundle.
    func lookupKey(forAsset asset: String) -> String
    /// The path of an asset of a package in the app's bundle.
    func lookupKey(forAsset asset: String, fromPackage package: String) -> String
}

public protocol FlutterTextureRegistry: AnyObject {}
