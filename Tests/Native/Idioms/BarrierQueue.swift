import Foundation

enum BarrierQueue: Idiom {
    private final class Cache: @unchecked Sendable {
        private let queue = DispatchQueue(label: "com.example.cache", attributes: .concurrent)
        private var values: [String: Int] = [:]

        subscript(key: String) -> Int? {
            get { queue.sync { values[key] } }
            set { queue.async(flags: .barrier) { self.values[key] = newValue } }
        }
    }

    static func run() async throws -> Any? {
        let cache = Cache()
        cache["steps"] = 3
        return cache["steps"]
    }
}
