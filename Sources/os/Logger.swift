/// `Logger`: writes messages to a log.
public struct Logger: Sendable {
    private let log: OSLog

    /// `init()`
    public init() { log = .default }

    /// `init(subsystem:category:)`
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// `init(_:)`
    public init(_ log: OSLog) { self.log = log }

    /// `log(_:)`
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// `log(level:_:)`
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// `trace(_:)`
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// `debug(_:)`
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// `info(_:)`
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// `notice(_:)`
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// `warning(_:)`
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// `error(_:)`
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// `critical(_:)`
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// `fault(_:)`
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
