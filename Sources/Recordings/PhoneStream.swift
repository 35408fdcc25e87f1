package import BridgeCore
import Explanations
import JSON
import JSONRPC

/// The stream of the phone's connection, which runs in this process. It keeps the notifications that the phone sends.
package final class PhoneStream: ByteStream {
    /// The most notifications that are kept. Later ones replace the oldest.
    package static let mostNotifications = 1000

    /// Looks for input while a long call runs.
    var receiveMeanwhile: () -> Arrival = { .nothing }
    private var decoder = FrameDecoder(framing: .lines)
    private var notifications: [JSONValue] = []

    /// The client of this process always reads.
    package let isCutOff = false

    /// Looks for input during a long call.
    package func receive(within seconds: Double?) -> Arrival { receiveMeanwhile() }

    /// Keeps the notifications among the messages.
    package func send(_ bytes: [UInt8]) {
        decoder.append(bytes[...])
        while let text = decoder.nextFitting() {
            guard let message = try? JSONValue(parsing: text), message["method"] != nil else { continue }
            notifications.append(message)
        }
        if notifications.count > Self.mostNotifications {
            notifications.removeFirst(notifications.count - Self.mostNotifications)
        }
    }

    /// Returns the notifications since the last call.
    func takeNotifications() -> [JSONValue] {
        defer { notifications = [] }
        return notifications
    }
}
