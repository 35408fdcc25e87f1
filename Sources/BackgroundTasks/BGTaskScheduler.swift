@_exported public import Dispatch
@_exported public import Foundation

/// `BGTaskScheduler`: launches an app in the background for the tasks that it requested.
///
/// The emulation launches a task only when a test calls ``simulateLaunch(forTaskWithIdentifier:)``, as in a debugger on a phone.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3
        }

        public let code: Code
        public static let errorDomain = "BGTaskSchedulerErrorDomain"
        public var errorCode: Int { code.rawValue }

        public init(_ code: Code) { self.code = code }

        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        public static let notPermitted = Code.notPermitted
        public static let unavailable = Code.unavailable
    }

    private struct Registration {
        let queue: DispatchQueue
        let handler: (BGTask) -> Void
    }

    private static let scheduler = BGTaskScheduler()
    /// The most pending requests for refreshes of the app, and for processing.
    private static let largestCounts = (refresh: 1, processing: 10)

    private let lock = NSLock()
    private var registrations: [String: Registration] = [:]
    private var requests: [BGTaskRequest] = []
    private var running: [String: BGTask] = [:]

    override private init() {}

    public class var shared: BGTaskScheduler { scheduler }

    /// `register(forTaskWithIdentifier:using:launchHandler:)`: false if the identifier is registered. The emulation has no
    /// `Info.plist`, so it permits all identifiers.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        lock.withLock {
            guard registrations[identifier] == nil else { return false }
            let queue = queue ?? DispatchQueue(label: "com.apple.BGTaskScheduler.\(identifier)")
            registrations[identifier] = Registration(queue: queue, handler: launchHandler)
            return true
        }
    }

    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard let request = taskRequest.copy() as? BGTaskRequest else { return }
        try lock.withLock {
            guard registrations[request.identifier] != nil else { throw Error(.notPermitted) }
            let others = requests.filter { $0.identifier != request.identifier }
            let isProcessing = request is BGProcessingTaskRequest
            let count = others.count { ($0 is BGProcessingTaskRequest) == isProcessing }
            let largest = isProcessing ? Self.largestCounts.processing : Self.largestCounts.refresh
            guard count < largest else { throw Error(.tooManyPendingTaskRequests) }
            requests = others + [request]
        }
    }

    open func cancel(taskRequestWithIdentifier identifier: String) {
        lock.withLock { requests.removeAll { $0.identifier == identifier } }
    }

    open func cancelAllTaskRequests() { lock.withLock { requests = [] } }

    open func pendingTaskRequests() async -> [BGTaskRequest] { copiesOfRequests() }

    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler(self.copiesOfRequests()) }
    }

    private func copiesOfRequests() -> [BGTaskRequest] {
        lock.withLock { requests.compactMap { $0.copy() as? BGTaskRequest } }
    }
}

extension BGTaskScheduler {
    /// Launches the task of a pending request, whatever its earliest date. Returns false if the identifier has no request or no handler.
    @discardableResult public func simulateLaunch(forTaskWithIdentifier identifier: String) -> Bool {
        let launch = lock.withLock { () -> (Registration, BGTask)? in
            guard let registration = registrations[identifier],
                let index = requests.firstIndex(where: { $0.identifier == identifier })
            else { return nil }
            let task = requests.remove(at: index).makeTask()
            running[identifier] = task
            return (registration, task)
        }
        guard let (registration, task) = launch else { return false }
        if registration.queue === DispatchQueue.main, Thread.isMainThread {
            registration.handler(task)
        } else {
            registration.queue.sync { registration.handler(task) }
        }
        return true
    }

    /// Calls the expiration handler of the last launched task, unless it has completed. Returns false if there is no such task.
    @discardableResult public func simulateExpiration(forTaskWithIdentifier identifier: String) -> Bool {
        guard let task = lock.withLock({ running[identifier] }), task.result == nil else { return false }
        let handler = task.expirationHandler
        task.expirationHandler = nil
        handler?()
        return true
    }

    /// The result of the last launched task. Nil if it has not completed.
    public func simulatedResult(forTaskWithIdentifier identifier: String) -> Bool? {
        lock.withLock { running[identifier] }?.result
    }
}
