/// How much a log record matters.
public enum LogLevel: String, CaseIterable, Comparable, Sendable {
    /// One line a request.
    case debug
    /// Start, stop, store opened, migration.
    case info
    /// Odd but handled: what a developer should know about their client.
    case warning
    /// A bug here, or the store failed.
    case error

    /// By weight.
    public static func < (left: LogLevel, right: LogLevel) -> Bool {
        left.weight < right.weight
    }

    private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One line of the log. Never holds a health value, metadata, or the name of a person.
public struct LogRecord: Sendable {
    /// How much it matters.
    public let level: LogLevel
    /// What happened.
    public let message: String
    /// Identifiers and counts that go with it, in order.
    public let fields: [(name: String, value: String)]

    /// A record.
    public init(_ level: LogLevel, _ message: String, _ fields: [(name: String, value: String)] = []) {
        self.level = level
        self.message = message
        self.fields = fields
    }
}

extension Environment {
    /// Logs, and makes the record only if somebody wants it.
    public func log(
        _ level: LogLevel,
        _ message: @autoclosure () -> String,
        _ fields: @autoclosure () -> [(name: String, value: String)] = []
    ) {
        guard level >= logLevel else { return }
        log(LogRecord(level, message(), fields()))
    }
}
