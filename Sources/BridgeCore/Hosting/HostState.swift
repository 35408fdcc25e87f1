import Foundation
import HealthEngine
package import HealthModel
import JSON
import JSONRPC

/// The state of a host, with which another process continues on the same descriptors when a hosted app is launched anew.
package struct HostState: Codable {
    let connection: ConnectionState
    /// The input that has not been handled.
    let input: Data
    let framing: Framing?
    /// The batch whose first messages have been handled.
    let batch: Batch?

    struct Batch: Codable {
        let text: Data
        /// The responses to the first messages; nil for a notification.
        let responses: [Data?]
    }
}

extension Connection {
    /// A connection that continues from the state of another process, or a new one.
    package static func start(
        options: HostOptions, channels: ChannelRegistry, continuing state: HostState?, log: @escaping (LogRecord) -> Void
    ) throws(HostStartError) -> Connection {
        guard let state else { return try Connection(options: options, channels: channels, log: log) }
        return try Connection(continuing: state.connection, initialOptions: options, channels: channels, log: log)
    }
}

/// A hosted app ends with an exception, and is launched anew in another process.
extension Host {
    /// Continues with the input of another process.
    package func resume(_ state: HostState) {
        decoder = FrameDecoder(framing: state.framing, maximumLength: connection.options.maximumFrame)
        decoder.append(Array(state.input))
        outbox.framing = state.framing ?? .lines
        if let batch = state.batch, let text = try? JSONValue(parsingMessage: Array(batch.text)[...]),
            case .array(let elements) = text
        {
            let responses = batch.responses.map { $0.map { JSONText(text: Array($0)) } }
            let frame = Array(batch.text)[...]
            handleBatch(elements, RequestID.texts(in: frame, of: text), Batch(count: elements.count, begun: responses), frame)
            sendEvents()
        }
        handleArrival(.bytes([]))
    }

    /// Ends the app's code if its process has ended, and launches it anew if there is a new process. Then it does not return.
    func followProcess() {
        guard let hosted = connection.hosted, status == .serving else { return }
        if connection.needsRelaunch { relaunch(hosted) }
        if !connection.app.process.isRunning { end(hosted) }
    }

    /// An exception ends the hosted app, as on a device. The call that is being carried out fails with it, else the oldest call
    /// that the app has not answered. The app is then launched anew, unless the process has to abort: then it returns.
    package func endHostedApp(with exception: NativeException) {
        if !connection.dispatcher.failCurrentCall(with: exception) {
            connection.phone.environment.log(.error, "an exception has ended the app", [("exception", exception.name)])
        }
        outbox.flush()
        replaceHostedApp()
    }

    /// Serves the next message while code of the hosted app waits: one at a time, whether messages arrive together or not. Returns
    /// false if the connection has ended.
    package func serveMeanwhile() -> Bool {
        outbox.flush()
        if !handleFrame(atEnd: false), status == .serving {
            switch stream.receive(within: waitingTime) {
            case .bytes(let bytes): decoder.append(bytes)
            case let other: handleArrival(other)
            }
        }
        return status == .serving
    }

    /// Launches the hosted app anew after an exception, unless the process has to abort.
    func replaceHostedApp() {
        guard let hosted = connection.hosted, status == .serving else { return }
        let process = connection.app.process
        connection.launch(process.app, state: process.isRunning ? process.state : .foreground)
        relaunch(hosted)
    }

    /// The process of the app has ended: its code does not run any more, and its calls have no other answer.
    private func end(_ hosted: any HostedApp) {
        hosted.end()
        connection.dispatcher.failUnansweredCalls()
    }

    private func relaunch(_ hosted: any HostedApp) -> Never {
        end(hosted)
        for notification in hosted.takeNotifications() { outbox.send(notification) }
        let batch = currentBatch.flatMap { (batch, text, handled) -> HostState.Batch? in
            guard handled < batch.begun.count else { return nil }
            let responses = batch.begun.prefix(handled).map { $0.map { Data($0.bytes) } }
            return HostState.Batch(text: Data(text), responses: responses)
        }
        outbox.endReading()
        outbox.flush()
        do {
            hosted.relaunch(
                HostState(connection: try connection.state(), input: Data(decoder.rest), framing: decoder.framing, batch: batch)
            )
        } catch {
            connection.phone.environment.log(.error, "the app cannot be launched anew")
            exit(1)
        }
    }
}
