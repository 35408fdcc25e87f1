import BridgeCore
package import Foundation
package import HealthEngine
import HealthModel
import JSONRPC

/// A stream whose messages are recorded. The host gets one message at a time, so that each has its own time and output.
final class RecordedStream: ByteStream {
    private let stream: any ByteStream
    private let recorder: Recorder
    private let connection: BridgeCore.Connection
    private var input: FrameDecoder
    private var output = FrameDecoder(maximumLength: .max)
    /// The messages that have arrived.
    private var messages: ArraySlice<[UInt8]> = []
    private var hasEnded = false

    /// A stream that passes the messages of another one on to the host of a connection.
    init(_ stream: any ByteStream, _ recorder: Recorder, _ connection: BridgeCore.Connection) {
        self.stream = stream
        self.recorder = recorder
        self.connection = connection
        input = FrameDecoder(framing: connection.options.framing, maximumLength: .max)
    }

    func receive(within seconds: Double?) -> Arrival {
        connection.phone.environment.clock.release()
        if let message = messages.popFirst() { return pass(message) }
        guard !hasEnded else { return end() }
        let arrival = stream.receive(within: seconds)
        do {
            switch arrival {
            case .bytes(let bytes):
                input.append(bytes)
                while case .message(let message)? = try input.next() { messages.append(Array(message)) }
            case .end:
                hasEnded = true
                while case .message(let message)? = try input.finish() { messages.append(Array(message)) }
            case .nothing: return .nothing
            case .interruption:
                recorder.end()
                return .interruption
            }
        } catch {
            // The host finds the same error.
            return arrival
        }
        if let message = messages.popFirst() { return pass(message) }
        return hasEnded ? end() : .nothing
    }

    func send(_ bytes: [UInt8]) {
        output.append(bytes[...])
        while case .message(let message)? = try? output.next() { recorder.receive(Array(message)) }
        stream.send(bytes)
    }

    var isCutOff: Bool { stream.isCutOff }

    private func end() -> Arrival {
        recorder.end()
        return .end
    }

    private func pass(_ message: [UInt8]) -> Arrival {
        let app = connection.app.process.app
        // The app changes with the calls of the connection itself, which are replayed too.
        recorder.change(to: app)
        recorder.send(message, from: app, at: connection.phone.holdTime())
        guard input.framing == .headers else { return .bytes((message + [UInt8(ascii: "\n")])[...]) }
        return .bytes((Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message)[...])
    }
}

extension Phone {
    /// Stops a clock that runs by itself until `release`, so that a message is handled at one time. Returns the time.
    package func holdTime() -> Date {
        let now = environment.clock.current
        if !environment.clock.isFixed { environment.clock.hold(at: now) }
        return now
    }
}
