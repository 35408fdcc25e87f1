import Foundation

enum SerialQueue: Idiom {
    private static let queue = DispatchQueue(
        label: "com.example.serial", qos: .userInitiated, attributes: [], autoreleaseFrequency: .workItem,
        target: .global(qos: .utility)
    )

    static func run() async throws -> Any? {
        await withCheckedContinuation { continuation in
            queue.async { [queue] in
                dispatchPrecondition(condition: .onQueue(queue))
                DispatchQueue.main.async { continuation.resume(returning: queue.label) }
            }
        }
    }
}
