import Foundation

enum BridgedErrors: Idiom {
    private enum SyncError: LocalizedError {
        case offline
        var errorDescription: String? { "The server is not reachable." }
    }

    static func run() async throws -> Any? {
        let cause = NSError(domain: "com.example", code: 7, userInfo: [NSLocalizedDescriptionKey: "The disk is full."])
        do {
            throw cause
        } catch let error as NSError {
            return [error.localizedDescription, SyncError.offline.localizedDescription, "\(error.code)"]
        }
    }
}
