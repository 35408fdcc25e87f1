import AppRuntime
import ArgumentParser
import Bridge
import BridgeCore
import CHostRuntime
public import Flutter
import Foundation
import HealthEngine
import HealthModel
import Serving

/// The host of native code: serves on stdin and stdout as `healthkit-bridge serve` does, and also the channels of the code.
public enum HealthKitBridgeHost {
    /// Serves until the input ends. The arguments of the process are the options of `serve`.
    ///
    /// - Parameters:
    ///   - register: Registers the app's code: plugins of Flutter and Capacitor, and libraries.
    ///   - usesThreads: Whether the code is compiled as it stands, with real dispatch queues.
    public static func main(_ register: (any FlutterPluginRegistrar) -> Void, usesThreads: Bool = false) -> Never {
        do {
            // Before the options are read: they may name pipes.
            if CommandLine.arguments.contains(where: { $0 == "--seed" || $0.hasPrefix("--seed=") }) { Successor.fixOrder() }
            serve(register, usesThreads: usesThreads, try StandardServeOptions.parse().hostOptions())
        } catch {
            StandardServeOptions.exit(withError: error)
        }
    }

    /// The app of the process, for functions that the runtime calls.
    nonisolated(unsafe) private static var app: NativeApp?
    nonisolated(unsafe) private static var home: AppHome?
    /// Whether the host itself ends the process.
    nonisolated(unsafe) private static var isFinishing = false
    /// The status of a process whose app could not be started, or has called `exit`.
    private static let exitOfApp: Int32 = 70

    private static func serve(
        _ register: (any FlutterPluginRegistrar) -> Void, usesThreads: Bool, _ options: HostOptions
    ) -> Never {
        let state = Successor.takeState()
        let stream = StandardConnection(secondsAfterSignal: 3)
        unsafe Successor.output = stream.output
        host_output_by_lines()
        host_input_none()
        let home = AppHome.create()
        unsafe self.home = home
        let connection: Connection
        switch Server.connect(options, continuing: state) {
        case .success(let made): connection = made
        case .failure(let status): StandardStreams.exit(status.rawValue)
        }
        let app = NativeApp(connection, usesThreads: usesThreads)
        unsafe self.app = app
        app.raise = { exception in
            // An app that fails when it is launched would fail each time.
            app.log(.error, "the app's code cannot be registered", [("exception", exception.name), ("reason", exception.reason)])
            finish(exitOfApp, home)
        }
        prepareRuntime(app)
        app.launch(register)
        let host = Host(connection, over: stream)
        app.host = host
        app.raise = { exception in
            onlyOnMainThread {
                app.end(with: exception)
                finish(Server.exitStatus(host.status), home)
            }
        }
        AppLoop.shared.serve = {
            guard host.serveNextMessage() else { finish(Server.exitStatus(host.status), home) }
            app.updateClock()
            return true
        }
        connection.hosted = app
        connection.phone.appTimers = app
        if let state { host.resume(state) } else { Server.greet() }
        finish(Server.exitStatus(host.serve()), home)
    }

    private static func prepareRuntime(_ app: NativeApp) {
        let version = app.connection.phone.device.osVersion
        unsafe AppSystem.version = (version.major, version.minor)
        unsafe AppSystem.makeUUID = { app.connection.app.process.makeUUID() }
        AppLoop.shared.now = { app.connection.phone.environment.clock.current }
        AppLoop.shared.readTime = { app.readTime() }
        AppLoop.shared.reached = { app.reachedTime }
        if !app.usesThreads { ConcurrencyJobs.capture() }
        host_faults_capture { signal in HealthKitBridgeHost.faulted(signal) }
        host_clock_capture { HealthKitBridgeHost.waitsForFixedClock() }
        host_exit_capture { status in HealthKitBridgeHost.hasExited(status) }
    }

    /// The app's code has read a fixed clock so often that it waits for a time which never comes.
    private static func waitsForFixedClock() {
        guard let app = unsafe app, app.depth > 0 || !Thread.isMainThread else { return }
        let reason =
            "The app's code waits for a time in a loop, and the clock is fixed. "
            + "It has read the time ten million times in one call."
        app.raise(NativeException(name: "EndlessWait", reason: reason))
    }

    /// The app's code has called `exit`, on any thread.
    private static func hasExited(_ status: Int32) {
        guard unsafe !isFinishing else { return }
        onlyOnMainThread {
            let text = "Error: The app's code has called exit(\(status)). Requests without an answer get none.\n"
            StandardStreams.write(Array(text.utf8), to: StandardStreams.error)
            unsafe home?.remove()
            _exit(exitOfApp)
        }
    }

    /// The app's code has failed: on the main thread if such code is on the stack, and on all threads of its own.
    private static func faulted(_ signal: Int32) -> Never {
        guard let app = unsafe app, app.depth > 0 || !Thread.isMainThread else { abort() }
        let (name, reason) =
            switch signal {
            // Forced nil, an index out of range, an overflow.
            case SIGILL, SIGTRAP:
                ("SwiftRuntimeFailure", "A check of Swift has failed in the app's code. The log on stderr has its message.")
            case SIGABRT: ("SIGABRT", "The app's code has called abort.")
            case SIGFPE: ("SIGFPE", "The app's code has divided an integer by zero.")
            default: ("SIGSEGV", "The app's code has used a bad address, or its stack is full.")
            }
        app.raise(NativeException(name: name, reason: reason))
    }

    /// Carries out the end of the app. Another thread leaves it to the main thread, which may be about to write a message, and stops
    /// for good. If the main thread does not get there, the process ends.
    private static func onlyOnMainThread(_ end: @escaping () -> Never) -> Never {
        if Thread.isMainThread { end() }
        AppLoop.shared.append { end() }
        host_end_soon()
        while true { Thread.sleep(forTimeInterval: 3600) }
    }

    private static func finish(_ status: Int32, _ home: AppHome) -> Never {
        unsafe isFinishing = true
        home.remove()
        StandardStreams.exit(status)
    }
}

/// The folder of the app's own files and settings. It ends with the host.
struct AppHome {
    private static let variable = "HEALTHKIT_BRIDGE_HOST_HOME"
    private let path: String

    /// Creates the folder, or takes over that of a former process.
    static func create() -> AppHome {
        let path =
            ProcessInfo.processInfo.environment[variable]
            ?? FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(getpid())").path
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
        )
        unsafe setenv(variable, path, 1)
        for name in ["HOME", "CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
            unsafe setenv(name, path, 1)
        }
        return AppHome(path: path)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
