import Foundation

enum TaskThatSleeps: Idiom {
    static func run() async throws -> Any? {
        let start = Date()
        try await Task.sleep(nanoseconds: 500_000_000)
        try await Task.sleep(for: .milliseconds(500), tolerance: .zero)
        let task = Task { try await Task.sleep(for: .seconds(60)) }
        task.cancel()
        let isCancelled = await task.result.isCancelled
        return [Int(Date().timeIntervalSince(start).rounded()), isCancelled ? 1 : 0]
    }
}

extension Result where Success == Void {
    fileprivate var isCancelled: Bool {
        if case .failure(let error) = self { error is CancellationError } else { false }
    }
}
