public import Foundation

open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    private let lock = NSLock()
    private var handler: (() -> Void)?
    private var success: Bool?

    init(identifier: String) { self.identifier = identifier }

    open var expirationHandler: (() -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// `setTaskCompleted(success:)`: the first call counts.
    open func setTaskCompleted(success: Bool) { lock.withLock { self.success = self.success ?? success } }

    /// The result that the app reported. Nil while the task runs.
    var result: Bool? { lock.withLock { success } }
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

open class BGProcessingTask: BGTask, @unchecked Sendable {}
