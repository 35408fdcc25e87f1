import os

enum LoggerOfOS: Idiom {
    private static let log = Logger(subsystem: "com.example.idioms", category: "sync")

    static func run() async throws -> Any? {
        log.info("started \(3, privacy: .public) of \(4)")
        log.log(level: .debug, "rate \(72.5, format: .fixed(precision: 1))")
        return "logged"
    }
}
