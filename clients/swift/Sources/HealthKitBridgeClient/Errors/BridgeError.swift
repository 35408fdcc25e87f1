/// What may go wrong with a bridge: the base of all errors of this module.
public protocol BridgeError: Error {}

/// There is no bridge to talk to, or none any more. The bridge is closed then.
public struct ConnectionFailure: BridgeError, Hashable, CustomStringConvertible {
    /// What became of the bridge.
    public enum Reason: String, Sendable {
        /// The executable is not there, or cannot be started.
        case missing
        /// The process has ended, by itself or because it was closed.
        case ended
        /// No answer came in time.
        case timeout
        /// What came is not an answer.
        case garbage
        /// The bridge speaks another version of the protocol.
        case version
    }

    /// What became of the bridge.
    public var reason: Reason
    /// The reason in words.
    public var message: String
    /// The exit status, if the bridge ended by itself: 128 and the number of the signal, if one ended it.
    public var exitStatus: Int?
    /// The last lines of the bridge's standard error.
    public var standardError: [String]

    init(_ reason: Reason, _ message: String, exitStatus: Int? = nil, standardError: [String] = []) {
        self.reason = reason
        self.message = message
        self.exitStatus = exitStatus
        self.standardError = standardError
    }

    /// The failure in words, with the last lines of the standard error below.
    public var description: String {
        ([message] + standardError.map { "    \($0)" }).joined(separator: "\n")
    }
}
