public import Foundation

open class BGTaskRequest: NSObject, NSCopying {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }

    open func copy(with zone: NSZone?) -> Any {
        let copy = makeCopy()
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    func makeCopy() -> BGTaskRequest { BGTaskRequest(identifier) }
    func makeTask() -> BGTask { BGTask(identifier: identifier) }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(identifier) }

    override func makeCopy() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
    override func makeTask() -> BGTask { BGAppRefreshTask(identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public init(identifier: String) { super.init(identifier) }

    override func makeCopy() -> BGTaskRequest {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }

    override func makeTask() -> BGTask { BGProcessingTask(identifier: identifier) }
}
