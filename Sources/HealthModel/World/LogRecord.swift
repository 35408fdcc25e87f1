/// The severity of a log record.
public enum LogLevel: String, CaseIterable, Comparable, Sendable, Codable {
    /// One line per request.
    case debug
    /// Start, stop, store opened, migration.
    case info
    /// Unexpected but handled: a developer should check the client.
    case warning
    /// A bug in the bridge, or a failure of the store.
    case error

    /// Orders levels by severity.
    public static func < (left: LogLevel, right: LogLevel) -> Bool {
        left.weight < right.weight
    }

    private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One line of the log. It never contains a health value, metadata or the name of a person.
public struct LogRecord: Sendable {
    /// The severity.
    public let level: LogLevel
    /// The event.
    public let message: String
    /// Identifiers and counts of the event, in order.
    public let fields: [(name: String, value: String)]

    /// A record.
    public init(_ level: LogLevel, _ message: String, _ fields: [(name: String, value: String)] = []) {
        self.level = level
        self.message = message
        self.fields = fields
    }

    /// The event with its fields: `message name=value`.
    package var text: String { message + fields.map { " \($0.name)=\($0.value)" }.joined() }
}

extension Environment {
    /// Logs a record. Message and fields are evaluated only if the level is enabled.
    public func log(
        _ level: LogLevel, _ message: @autoclosure () -> String, _ fields: @autoclosure () -> [(name: String, value: String)] = []
    ) {
        guard level >= logLevel else { return }
        log(LogRecord(level, message(), fields()))
    }
}
