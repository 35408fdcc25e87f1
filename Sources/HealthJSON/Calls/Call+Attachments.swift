package import BridgeCore
package import Foundation
import HealthEngine
import HealthModel

extension Call {
    /// Notes the type of the sample that has a UUID or an attachment, and the number of attachments.
    package func note(_ identifier: UUID, count: Int) throws(BridgeError) {
        let type = try healthKit { () throws(HealthFailure) in try phone.typeOfSample(withAttachment: identifier) }
        notes.set(type.map { [$0] } ?? [], count: count)
    }
}
