import Foundation

enum QueueValues: Idiom {
    static func run() async throws -> Any? {
        let key = DispatchSpecificKey<Int>()
        let queue = DispatchQueue(label: "com.example.values")
        queue.setSpecific(key: key, value: 7)
        return queue.sync { DispatchQueue.getSpecific(key: key) }
    }
}
