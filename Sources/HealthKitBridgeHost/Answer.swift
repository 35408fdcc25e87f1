import AppRuntime
import BridgeCore
import Flutter
import Foundation
import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// The reply of the app's code to a call.
typealias AppReply = Promise<any JSONWritable, any Error>

extension AppReply {
    /// A reply that has not been given.
    static func waiting() -> AppReply {
        AppReply(cancelled: { $0.finish { throw BridgeError.cancelled } })
    }
}

extension NativeApp {
    /// Calls a method of a plugin, and runs the app's code until nothing is left.
    func perform(_ channel: String, _ method: String, _ params: JSONValue?) -> AppReply {
        let reply = AppReply.waiting()
        guard let (channel, handle) = methodHandlers[channel] else {
            reply.finish { throw BridgeError.fault(.methodNotFound("\(channel)/\(method)")) }
            return reply
        }
        openCalls += 1
        performAppCode { invoke(handle, channel, method, params, reply) }
        // The host runs what is left after the response.
        if !reply.isFinished || !loop.isIdle { runUntilIdle() }
        return reply
    }

    /// In a function of its own, so that nothing but the plugin keeps the answer afterwards.
    @inline(never)
    private func invoke(
        _ handle: FlutterMethodCallHandler, _ channel: FlutterWireChannel, _ method: String, _ params: JSONValue?,
        _ reply: AppReply
    ) {
        let answer = Answer(to: reply, method: method, of: channel, in: self)
        let call = FlutterMethodCall(methodName: method, arguments: channel.arguments(params))
        handle(call) { result in answer.give(result) }
    }
}

/// The one answer of a plugin to a call. If the plugin no longer has the function that gives it, the call is never answered.
private final class Answer: @unchecked Sendable {
    private let reply: AppReply
    private let channel: FlutterWireChannel
    private let name: String
    private let app: NativeApp
    private let process: AppProcess
    private var isGiven = false

    init(to reply: AppReply, method: String, of channel: FlutterWireChannel, in app: NativeApp) {
        self.reply = reply
        self.channel = channel
        name = "\(channel.name)/\(method)"
        self.app = app
        process = app.connection.app.process
    }

    deinit {
        let (reply, app, process) = (reply, app, process)
        guard !isGiven else { return }
        onMainThread {
            app.openCalls -= 1
            // The end of the app releases its functions.
            reply.finish { throw process.isRunning ? BridgeError.noReply : .health(.appTerminated) }
        }
    }

    func give(_ result: Any?) {
        // A plugin that is compiled as it stands may answer from any thread.
        onMainThread { [self] in
            guard !isGiven else { return app.log(.warning, "the plugin has answered twice", [("method", name)]) }
            isGiven = true
            app.openCalls -= 1
            if !reply.finish(with: outcome(of: result)) {
                app.log(.warning, "the plugin has answered a cancelled call", [("method", name)])
            }
        }
    }

    private func outcome(of result: Any?) -> Result<any JSONWritable, any Error> {
        // A cast of another value, such as an array, to a class would first make an object of it.
        if let result, type(of: result) is AnyClass {
            if (result as AnyObject) === FlutterMethodNotImplemented {
                return .failure(BridgeError.fault(.methodNotFound(name)))
            }
            if let error = result as? FlutterError {
                return .failure(BridgeError.platform(app.platformError(error, on: channel)))
            }
            if let rejected = result as? RejectedCall {
                return .failure(app.rejection(rejected, on: channel))
            }
        }
        return .success(RawJSON(bytes: app.text(of: result, on: channel)))
    }
}

extension NativeApp {
    func platformError(_ error: FlutterError, on channel: FlutterWireChannel) -> PlatformError {
        let details = try? JSONValue(parsing: text(of: error.details, on: channel))
        return PlatformError(code: error.code, message: error.message, details: details ?? .null)
    }

    /// The error of a call that a plugin for JavaScript has rejected.
    func rejection(_ call: RejectedCall, on channel: FlutterWireChannel) -> BridgeError {
        let details = call.data.flatMap { try? JSONValue(parsing: text(of: $0, on: channel)) }
        return .rejected(call.message, details: details ?? .null, call.code.map { ["code": .string($0)] } ?? [:])
    }
}

/// Carries out something on the main thread: at once, or in the loop.
func onMainThread(_ body: @escaping () -> Void) {
    if Thread.isMainThread { body() } else { AppLoop.shared.append(body) }
}
