/// The base of all errors of this module.
public protocol BridgeError: Error {}

/// The bridge could not be started, or the connection is lost. The bridge is closed.
public struct ConnectionFailure: BridgeError, Hashable, CustomStringConvertible {
    /// The reason for a failure.
    public enum Reason: String, Sendable {
        /// The executable does not exist or cannot be started.
        case missing
        /// The process has ended, or the bridge was closed.
        case ended
        /// No response arrived in time.
        case timeout
        /// The bridge sent invalid output.
        case garbage
        /// The bridge uses an incompatible version of the protocol.
        case version
    }

    /// The reason for the failure.
    public var reason: Reason
    /// The reason as a sentence.
    public var message: String
    /// The exit status if the bridge ended by itself. If a signal ended it, 128 plus the number of the signal.
    public var exitStatus: Int?
    /// The last lines of the bridge's standard error.
    public var standardError: [String]

    init(_ reason: Reason, _ message: String, exitStatus: Int? = nil, standardError: [String] = []) {
        self.reason = reason
        self.message = message
        self.exitStatus = exitStatus
        self.standardError = standardError
    }

    /// The message, followed by the last lines of the standard error.
    public var description: String {
        ([message] + standardError.map { "    \($0)" }).joined(separator: "\n")
    }
}
