public import Foundation

/// `BGTask`: a run of a background task.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    private let lock = NSLock()
    private var handler: (() -> Void)?
    private var success: Bool?

    init(identifier: String) { self.identifier = identifier }

    /// `expirationHandler`: called when the time of the task has run out.
    open var expirationHandler: (() -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// `setTaskCompleted(success:)`: the first call counts.
    open func setTaskCompleted(success: Bool) { lock.withLock { self.success = self.success ?? success } }

    /// The result that the app reported. Nil while the task runs.
    var result: Bool? { lock.withLock { success } }
}

/// `BGAppRefreshTask`: a short update of an app's content.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// `BGProcessingTask`: work of several minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
