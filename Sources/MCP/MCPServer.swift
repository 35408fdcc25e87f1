package import BridgeCore
import Explanations
import JSON
import JSONRPC

/// A server of the Model Context Protocol over a stream: one message a line, one request at a time.
package final class MCPServer {
    /// The longest accepted message, in bytes.
    private static let longestMessage = 16 << 20
    /// The most input that is read ahead while a long call runs, in bytes.
    private static let largestLookAhead = 1 << 20

    private let session: Session
    private let stream: any ByteStream
    private var decoder = FrameDecoder(framing: .lines, maximumLength: MCPServer.longestMessage)
    private var encoder = FrameEncoder(framing: .lines)

    /// A server of a session.
    package init(_ session: Session, over stream: any ByteStream) {
        self.session = session
        self.stream = stream
    }

    /// Serves until the input ends, or nobody reads the output.
    package func serve() {
        while !stream.isCutOff {
            switch stream.receive(within: nil) {
            case .bytes(let bytes):
                decoder.append(bytes)
                while handleMessage(atEnd: false) {}
            case .nothing: break
            case .end:
                while handleMessage(atEnd: true) {}
                return
            case .interruption: return
            }
        }
    }

    /// Handles the next message that has arrived. Returns false if no message has arrived.
    private func handleMessage(atEnd isAtEnd: Bool) -> Bool {
        do throws(FramingError) {
            guard let message = try isAtEnd ? decoder.finish() : decoder.next() else { return false }
            handle(message)
        } catch {
            guard case .tooLong = error else { return false }
            send(Response(to: .null, error: .invalidRequest(error.description)))
        }
        return true
    }

    private func handle(_ message: ArraySlice<UInt8>) {
        var search: CancellationWatch?
        let answer = session.answer(to: ClientMessage(message)) { [unowned self] id in
            let watch = CancellationWatch(of: id, behind: decoder)
            search = watch
            return { [unowned self] in isCancelled(watch) }
        }
        // A client expects no answer to a call that it has cancelled.
        if let answer, search?.hasFound != true { send(answer.response) }
    }

    /// Reads the input that has arrived, and tells whether it cancels the current call. The input is handled later.
    private func isCancelled(_ search: CancellationWatch) -> Bool {
        var arrived: ArraySlice<UInt8> = []
        if decoder.heldCount < Self.largestLookAhead, case .bytes(let bytes) = stream.receive(within: 0) {
            decoder.append(bytes)
            arrived = bytes
        }
        search.look(at: arrived)
        return search.hasFound
    }

    private func send(_ response: Response) {
        var bytes: [UInt8] = []
        encoder.append(to: &bytes) { $0.write(response) }
        stream.send(bytes)
    }
}

/// Searches the messages that arrive during a call for its cancellation.
private final class CancellationWatch {
    private let id: RequestID
    /// A copy of the server's decoder, which holds the waiting input.
    private var decoder: FrameDecoder
    private(set) var hasFound = false

    init(of id: RequestID, behind decoder: FrameDecoder) {
        self.id = id
        self.decoder = decoder
    }

    /// Looks at the input that waited, and at input that has arrived since.
    func look(at bytes: ArraySlice<UInt8>) {
        decoder.append(bytes)
        while let message = decoder.nextFitting() {
            if ClientMessage(message).cancelledCall == id { hasFound = true }
        }
    }
}
