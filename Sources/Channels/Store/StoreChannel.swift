package import BridgeCore
package import HealthEngine
package import HealthModel
package import JSON
package import JSONRPC

/// HealthKit's own operations, under HealthKit's names: what an app without a plugin would call.
package struct StoreChannel: Channel {
    package let name = "store"
    package let role = ChannelRole.app
    /// What is asked for here is read, as far as the audit log goes, unless a method says otherwise.
    package let usualAuditAction: AuditAction? = .read

    package init() {}
}
