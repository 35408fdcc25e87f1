import Foundation
import os.log

enum OSLogFunction: Idiom {
    private static let log = OSLog(subsystem: "com.example.idioms", category: "queries")

    static func run() async throws -> Any? {
        os_log("read %{public}@ and %d", log: log, type: .info, "steps", 3)
        os_log("read", log: .default, type: .debug)
        return log.isEnabled(type: .error)
    }
}
