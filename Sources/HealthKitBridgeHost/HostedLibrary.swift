import AppRuntime
public import Flutter
import Foundation

/// The entry point of a Swift library: its methods, which a host answers as those of a channel.
public protocol HostedLibrary {
    /// Creates the entry point when the app is launched.
    init()
    /// The name of the channel.
    var channel: String { get }
    /// Calls a method, and returns a value of JSON: nil, a truth value, a number, a text, an array or a dictionary.
    ///
    /// An error is answered as -32000 with its domain, its text and its code. ``UnknownMethod`` is answered as -32601.
    func call(_ method: String, _ arguments: [String: Any]) async throws -> Any?
}

/// The error of a method that a library does not have.
public struct UnknownMethod: Error {
    /// An error.
    public init() {}
}

extension FlutterPluginRegistrar {
    /// Makes the methods of a library callable.
    public func register(_ library: any HostedLibrary) {
        let channel = FlutterMethodChannel(name: library.channel, binaryMessenger: messenger())
        channel.setMethodCallHandler { call, result in
            let entry = LibraryCall(library: library, call: call, result: result)
            Task { await entry.perform() }
        }
    }
}

/// A call of a library. All code of an app runs on one thread.
private struct LibraryCall: @unchecked Sendable {
    let library: any HostedLibrary
    let call: FlutterMethodCall
    let result: FlutterResult

    func perform() async {
        do {
            result(try await library.call(call.method, call.arguments as? [String: Any] ?? [:]))
        } catch is UnknownMethod {
            result(FlutterMethodNotImplemented)
        } catch {
            let value = error as NSError
            result(FlutterError(code: value.domain, message: appDescription(of: error), details: ["code": value.code]))
        }
    }
}
