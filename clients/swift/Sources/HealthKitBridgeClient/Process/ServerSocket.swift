import Foundation
import Synchronization

/// A WebSocket connection to a server. Foundation's works on Linux only with a libcurl that has WebSocket.
final class ServerSocket: Endpoint {
    /// The reason why a connection could not be made.
    struct Refusal: Error {
        let message: String
    }

    private let url: URLComponents
    private let descriptor = Mutex<Int32>(-1)
    private let writing = DispatchQueue(label: "healthkit-bridge socket")
    private let timers = DispatchQueue(label: "healthkit-bridge socket timers")

    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
    #else
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif

    /// The time between the notification `exit` and closing the connection.
    private static let gracePeriod = DispatchTimeInterval.seconds(1)

    /// A connection that is not open yet. The query of the URL says who speaks.
    init(_ url: URLComponents) {
        self.url = url
    }

    let identifier: Int32 = 0
    let standardError: [String] = []

    func start(onEvent: @escaping @Sendable (EndpointEvent) -> Void) throws {
        signal(SIGPIPE, SIG_IGN)
        let host = url.host ?? ""
        let port = url.port ?? 80
        let socket = try Self.connect(host, port)
        descriptor.withLock { $0 = socket }
        var frames = WebSocketFrames()
        do {
            frames.append(try shakeHands(socket, "\(host):\(port)"))
        } catch {
            close()
            throw error
        }
        let thread = Thread { [self, frames] in
            var frames = frames
            reading: while true {
                while let frame = frames.next() {
                    switch frame {
                    case .message(let bytes): onEvent(.output(bytes + [UInt8(ascii: "\n")]))
                    case .ping(let bytes): send(WebSocketFrames.frame(.pong, bytes))
                    case .end: break reading
                    }
                }
                let bytes = Self.receive(socket)
                if bytes.isEmpty { break }
                frames.append(bytes)
            }
            close()
            onEvent(.end(exitStatus: nil))
        }
        // Messages are parsed on this thread. Deeply nested messages need more stack.
        thread.stackSize = 4 << 20
        thread.start()
    }

    func write(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) { send(WebSocketFrames.frame(.text, Array(line))) }
    }

    func end() {
        write(Array(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8))
        timers.asyncAfter(deadline: .now() + Self.gracePeriod) { [self] in kill() }
    }

    func kill() {
        descriptor.withLock { if $0 >= 0 { _ = shutdown($0, Int32(SHUT_RDWR)) } }
    }

    private func close() {
        // After the pending writes, so that they do not reach another file.
        writing.sync {
            descriptor.withLock {
                _ = Foundation.close($0)
                $0 = -1
            }
        }
    }

    private func send(_ frame: [UInt8]) {
        writing.async { [self] in
            let socket = descriptor.withLock { $0 }
            if socket >= 0 { Self.sendAll(socket, frame) }
        }
    }

    private func shakeHands(_ socket: Int32, _ host: String) throws -> [UInt8] {
        let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
        let lines = [
            "GET /rpc?\(url.percentEncodedQuery ?? "") HTTP/1.1", "Host: \(host)", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Key: \(key)", "Sec-WebSocket-Version: 13", "", "",
        ]
        Self.sendAll(socket, Array(lines.joined(separator: "\r\n").utf8))
        var head: [UInt8] = []
        while true {
            if let end = head.firstRange(of: Array("\r\n\r\n".utf8)) {
                guard head.starts(with: "HTTP/1.1 101 ".utf8) else {
                    throw Refusal(message: "the server refuses the request")
                }
                return Array(head[end.upperBound...])
            }
            let bytes = Self.receive(socket)
            guard !bytes.isEmpty, head.count < 1 << 14 else { throw Refusal(message: "the server is not a bridge") }
            head += bytes
        }
    }

    private static func connect(_ host: String, _ port: Int) throws -> Int32 {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Self.stream
        var first: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, "\(port)", &hints, &first) == 0 else {
            throw Refusal(message: "the host is unknown")
        }
        defer { unsafe freeaddrinfo(first) }
        var next = unsafe first
        while let address = unsafe next?.pointee {
            let socket = unsafe socket(address.ai_family, address.ai_socktype, address.ai_protocol)
            if socket >= 0 {
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                if unsafe Foundation.connect(socket, address.ai_addr, address.ai_addrlen) == 0 { return socket }
                _ = Foundation.close(socket)
            }
            unsafe next = unsafe address.ai_next
        }
        throw Refusal(message: "no server is there")
    }

    private static func sendAll(_ socket: Int32, _ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Foundation.send(socket, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The next bytes; none at the end.
    private static func receive(_ socket: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(socket, $0.baseAddress, $0.count, 0) }
        return Array(buffer.prefix(max(0, count)))
    }
}
