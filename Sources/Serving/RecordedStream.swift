import BridgeCore
package import Foundation
package import HealthEngine
import HealthModel
import JSONRPC

/// A stream whose messages are recorded. A message is recorded when the host handles it, not when it arrives, so that each has
/// its own time and output.
final class RecordedStream: ByteStream {
    private let stream: any ByteStream
    private let recorder: Recorder
    private let connection: BridgeCore.Connection
    private var input: FrameDecoder
    private var output = FrameDecoder(maximumLength: .max)
    /// The messages that have arrived and were not handled yet.
    private var messages: ArraySlice<[UInt8]> = []
    private var hasEnded = false
    /// Whether the input is no message any more. The host ends the connection for it.
    private var hasLostFraming = false
    /// Whether the input has ended inside a message.
    private var isCutShort = false
    /// The latest message of a host that has lost the framing.
    private var held: [UInt8]?
    /// The number of messages that the host has refused for their length before their end arrived.
    private var unfinished = 0
    private weak var host: BridgeCore.Host?
    /// The time at which the host handles a message, or what is due between two messages.
    private var now = Date.distantPast

    /// A stream that passes the input of another one on to the host of a connection.
    init(_ stream: any ByteStream, _ recorder: Recorder, _ connection: BridgeCore.Connection) {
        self.stream = stream
        self.recorder = recorder
        connection.phoneWasReset = { recorder.followsReset = true }
        self.connection = connection
        input = FrameDecoder(framing: connection.options.framing, maximumLength: .max)
    }

    /// Serves until the connection ends.
    func serve() -> BridgeCore.Host.Status {
        let host = BridgeCore.Host(connection, over: self)
        self.host = host
        host.willHandleMessage = { [unowned self] in recordNextMessage() }
        let status = host.serve()
        if case .ended(let exitStatus) = status {
            recorder.finish(exitStatus: hasLostFraming || isCutShort ? 0 : exitStatus)
        } else {
            // As a shell gives it for a process that a signal has ended.
            recorder.finish(exitStatus: 128 + SIGABRT)
        }
        return status
    }

    func receive(within seconds: Double?) -> Arrival {
        // While it handles a call, the host only looks for a cancellation, and sees the same arrival again afterwards.
        let isBetweenCalls = host?.isHandlingCall != true
        if isBetweenCalls { connection.phone.environment.clock.release() }
        guard !hasEnded else { return end() }
        let arrival = stream.receive(within: seconds)
        switch arrival {
        case .bytes(let bytes):
            input.append(bytes)
            readMessages()
        case .end where isBetweenCalls:
            hasEnded = true
            guard let message = lastMessage() else { return end() }
            // The host handles the last line, which has no newline, before the end.
            messages.append(Array(message))
            return .bytes([UInt8(ascii: "\n")])
        case .interruption where isBetweenCalls: recorder.end()
        case .nothing where isBetweenCalls: now = connection.phone.holdTime()
        case .nothing, .end, .interruption: break
        }
        return arrival
    }

    func send(_ bytes: [UInt8]) {
        output.append(bytes[...])
        while let message = output.nextFitting() {
            guard hasLostFraming else {
                recorder.receive(Array(message), at: now)
                continue
            }
            // The last message says that the framing is lost. A replay frames each message, so it has no such message.
            recordHeld()
            held = Array(message)
        }
        stream.send(bytes)
    }

    var isCutOff: Bool { stream.isCutOff }

    private func end() -> Arrival {
        recorder.end()
        return .end
    }

    private func recordHeld() {
        if let held { recorder.receive(held, at: now) }
        held = nil
    }

    private func readMessages() {
        do throws(FramingError) {
            while let message = try input.next() {
                if unfinished > 0 { unfinished -= 1 } else { messages.append(Array(message)) }
            }
        } catch {
            hasLostFraming = true
        }
    }

    private func lastMessage() -> ArraySlice<UInt8>? {
        do throws(FramingError) {
            return try input.finish()
        } catch {
            isCutShort = true
            return nil
        }
    }

    private func recordNextMessage() {
        recordHeld()
        let limit = connection.options.maximumFrame
        if messages.isEmpty { unfinished += 1 }
        let message = messages.popFirst() ?? Array(repeating: UInt8(ascii: "x"), count: limit + 1)
        let app = connection.app.process.app
        connection.phone.environment.clock.release()
        recorder.app = app
        now = connection.phone.holdTime()
        recorder.send(message, from: app, at: now, isTooLong: message.count > limit)
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
