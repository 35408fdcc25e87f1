import HealthModel
import JSONRPC

/// What a call asks of the connection; the host sees to it when the call has been answered.
struct ConnectionOrders {
    /// Why the requests that wait for the user end, if they do.
    var endsWaiting: HealthFailure?
    /// Whether what they leave in the journal goes with them (`control/reset`).
    var clearsJournal = false
    /// The request that is not wanted any more (`$/cancelRequest`).
    var cancels: RequestID?
    /// Whether the connection ends (`exit`).
    var exits = false
}
