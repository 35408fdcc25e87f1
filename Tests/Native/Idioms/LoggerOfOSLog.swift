import Foundation
import OSLog

enum LoggerOfOSLog: Idiom {
    static func run() async throws -> Any? {
        Logger.sync.debug("started")
        return OSLogType.error.rawValue
    }
}

extension Logger {
    fileprivate static let sync = Logger(subsystem: Bundle.main.bundleIdentifier ?? "none", category: "sync")
}
