package import Foundation
package import JSON
package import JSONRPC

/// The native code of an app, which runs in the process of the host (`healthkit-bridge host`).
///
/// The code is reached through its own channels, and runs only while the host calls ``run()`` or one of its methods.
package protocol HostedApp: AnyObject {
    /// The names of the channels that the app's plugins have registered, sorted.
    var channelNames: [String] { get }
    /// The method of a name; nil if no plugin has registered its channel.
    func method(_ name: String) -> ChannelRegistry.Entry?
    /// Passes the updates of the app's own queries to its handlers, which run later.
    func deliverEvents()
    /// Runs the app's code until nothing is left, with the timers up to an instant. Returns whether anything has run.
    func run(until end: Date) -> Bool
    /// Removes and returns the notifications that the app's code has sent.
    func takeNotifications() -> [JSONRPC.Notification]
    /// The longest time to wait for input, in seconds, while other threads may run code of the app; nil for a single thread.
    var longestWait: Double? { get }
    /// The app's process has ended, so its code does not run any more.
    func end()
    /// Launches the app anew: a new process takes the place of this one, and continues with the state of the host.
    func relaunch(_ state: HostState) -> Never
}

/// The answer to a call that code of the app gives, now or later.
package final class OpenReply {
    private var outcome: Result<any JSONWritable, BridgeError>?
    private var handler: ((Result<any JSONWritable, BridgeError>) -> Void)?

    /// An answer that has not been given.
    package init() {}

    /// Whether the answer has been given.
    package var isFinished: Bool { outcome != nil }

    /// Gives the answer. Only the first answer counts: returns false for another one.
    @discardableResult
    package func finish(_ result: Result<any JSONWritable, BridgeError>) -> Bool {
        guard outcome == nil else { return false }
        outcome = result
        handler?(result)
        handler = nil
        return true
    }

    /// Calls a function with the answer, at once if it has been given.
    func whenFinished(_ handler: @escaping (Result<any JSONWritable, BridgeError>) -> Void) {
        if let outcome { handler(outcome) } else { self.handler = handler }
    }
}
