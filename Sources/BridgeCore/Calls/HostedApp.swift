package import Foundation
package import JSONRPC

/// The native code of an app, which runs in the process of the host (`healthkit-bridge host`), as the hooks of a connection.
///
/// The code is reached through its own channels, and runs only in these functions.
package protocol HostedApp: AnyObject {
    /// The names of the channels that the app's plugins have registered, sorted.
    var channelNames: [String] { get }
    /// The method of a name; nil if no plugin has registered its channel.
    func method(_ name: String) -> ChannelRegistry.Entry?
    /// A request of the client has been carried out, with its effects. Does not return if another process has to continue.
    func didPerform(_ call: Call)
    /// Passes the updates of the app's own queries to its handlers, which run later.
    func deliverEvents()
    /// Runs the app's code until nothing is left, with the timers up to an instant. Returns whether anything has run.
    func run(until end: Date) -> Bool
    /// Removes and returns the notifications that the app's code has sent.
    func takeNotifications() -> [JSONRPC.Notification]
    /// The longest time to wait for input, in seconds, while other threads may run code of the app; nil for a single thread.
    var longestWait: Double? { get }
}
