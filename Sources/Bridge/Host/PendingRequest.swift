import HealthModel
import JSON
import JSONRPC

/// A request that is being carried out, or that waits for the user.
struct PendingRequest {
    /// Nil for a notification, which is carried out and not answered.
    let id: RequestID?
    let method: any Method.Type
    let params: JSONValue?
    let destination: Destination
    /// What was noted of a request that waits.
    var notes: CallNotes?
}
