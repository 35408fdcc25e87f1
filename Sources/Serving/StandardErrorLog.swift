import Foundation
package import HealthModel
import Logging

/// The log: one line per record on stderr, through swift-log.
package struct StandardErrorLog {
    private let logger: Logger

    /// Logs all levels. The environment filters records, because `control/reset` may change the level.
    package init() {
        var logger = Logger(label: "healthkit-bridge") { _ in StandardErrorLogHandler() }
        logger.logLevel = .trace
        self.logger = logger
    }

    package func write(_ record: LogRecord) { logger.log(level: record.level.loggerLevel, "\(record.text)") }
}

/// `2026-11-21T09:30:00.123Z warning message key=value`
private struct StandardErrorLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        // A client's text must not start a new line, or control the terminal.
        let controls: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
        let message = event.message.description.unicodeScalars.reduce(into: "") { message, scalar in
            message.unicodeScalars.append(controls.contains(scalar.properties.generalCategory) ? " " : scalar)
        }
        StandardStreams.write(Array("\(time) \(event.level) \(message)\n".utf8), to: StandardStreams.error)
    }
}

extension LogLevel {
    fileprivate var loggerLevel: Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .warning: .warning
        case .error: .error
        }
    }
}
