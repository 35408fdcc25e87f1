public import Foundation

/// `BGTaskRequest`: a request to launch an app in the background.
open class BGTaskRequest: NSObject, NSCopying {
    /// `identifier`
    public let identifier: String
    /// `earliestBeginDate`: nil for no delay.
    open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }

    /// `copy(with:)`
    open func copy(with zone: NSZone?) -> Any {
        let copy = makeCopy()
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    func makeCopy() -> BGTaskRequest { BGTaskRequest(identifier) }
    func makeTask() -> BGTask { BGTask(identifier: identifier) }
}

/// `BGAppRefreshTaskRequest`
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// `init(identifier:)`
    public init(identifier: String) { super.init(identifier) }

    override func makeCopy() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
    override func makeTask() -> BGTask { BGAppRefreshTask(identifier: identifier) }
}

/// `BGProcessingTaskRequest`
open class BGProcessingTaskRequest: BGTaskRequest {
    /// `requiresNetworkConnectivity`
    open var requiresNetworkConnectivity = false
    /// `requiresExternalPower`
    open var requiresExternalPower = false

    /// `init(identifier:)`
    public init(identifier: String) { super.init(identifier) }

    override func makeCopy() -> BGTaskRequest {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }

    override func makeTask() -> BGTask { BGProcessingTask(identifier: identifier) }
}
