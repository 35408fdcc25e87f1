import Foundation

enum StreamOfValues: Idiom {
    static func run() async throws -> Any? {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        Task {
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
        }
        var values: [Int] = []
        for await value in stream { values.append(value) }
        return values
    }
}
