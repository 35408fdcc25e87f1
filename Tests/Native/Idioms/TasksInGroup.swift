import Foundation

enum TasksInGroup: Idiom {
    static func run() async throws -> Any? {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...3 { group.addTask { number * number } }
            return try await group.reduce(0, +)
        }
    }
}
