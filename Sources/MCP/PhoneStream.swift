import BridgeCore
import Explanations
import JSON
import JSONRPC

/// The stream of the phone's connection, which runs in this process. It keeps the notifications that the phone sends.
final class PhoneStream: ByteStream {
    /// The most notifications that are kept. Later ones replace the oldest.
    static let mostNotifications = 1000

    /// Looks for input while a long call runs.
    var receiveMeanwhile: () -> Arrival = { .nothing }
    private var decoder = FrameDecoder(framing: .lines)
    private var notifications: [JSONValue] = []

    let isCutOff = false

    func receive(within seconds: Double?) -> Arrival { receiveMeanwhile() }

    func send(_ bytes: [UInt8]) {
        decoder.append(bytes[...])
        while let frame = try? decoder.next() {
            guard case .message(let text) = frame, let message = try? JSONValue(parsing: text), message["method"] != nil
            else { continue }
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
