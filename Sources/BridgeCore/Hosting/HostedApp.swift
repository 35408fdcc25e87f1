package import Foundation
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
