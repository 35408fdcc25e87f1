import HealthModel
import JSON
import JSONRPC

/// The output of a connection: its host.
protocol ConnectionOutput: AnyObject {
    /// Sends the response to a call. A notification gets none.
    func respond(to call: Call, _ result: Result<any JSONWritable, ErrorObject>)
    /// Sends a notification of the connection.
    func post(_ notification: JSONRPC.Notification)
    /// Sends the progress of a long call at once, unless it is nil. Returns false if the call has been cancelled.
    func report(_ progress: JSONRPC.Notification?, of call: Call) -> Bool
    /// An exception ends the process, as on a device (`--exceptions abort`).
    func abort(because exception: NativeException)
    /// Ends the connection.
    func end()
}
