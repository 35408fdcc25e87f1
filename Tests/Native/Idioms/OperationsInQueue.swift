import Foundation

enum OperationsInQueue: Idiom {
    static func run() async throws -> Any? {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.underlyingQueue = DispatchQueue(label: "com.example.operations")
        queue.addOperation {}
        queue.isSuspended = false
        return OperationQueue.main.underlyingQueue === DispatchQueue.main
    }
}
