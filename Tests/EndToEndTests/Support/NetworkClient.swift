import Foundation
import Glibc
import JSON

/// A TCP connection to a server on this machine.
final class NetworkClient {
    /// A message that a server sent, or the end.
    enum Arrival: Equatable {
        case text(String)
        case pong([UInt8])
        case close(Int)
    }

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var latestID = 0

    /// Connects to a port.
    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        // A guard against servers that hang.
        var limit = timeval(tv_sec: 600, tv_usec: 0)
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var one: Int32 = 1
        _ = unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(descriptor, $0, size) }
                == 0
        }
        guard isConnected else { throw Trouble("no connection to port \(port)") }
    }

    deinit { close(descriptor) }

    /// Sends bytes.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes the sending side.
    func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Sends bytes again and again, until the server has read none of them for a second, or up to a limit. `sent` is the number of
    /// bytes that former calls have sent.
    func sendUntilFull(_ bytes: [UInt8], limit: Int, sent: inout Int) {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while sent < limit, unsafe Glibc.poll(&ready, 1, 1000) == 1, ready.revents & Int16(POLLERR | POLLHUP) == 0 {
            let rest = sent % bytes.count
            let count = unsafe bytes[rest...].withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            guard count > 0 else { continue }
            sent += count
        }
    }

    /// Sends text.
    func send(_ text: String) { send(Array(text.utf8)) }

    /// Receives more. Throws at the end.
    private func receive() throws {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
        guard count > 0 else { throw Trouble("the connection ended") }
        buffer += bytes[..<count]
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while buffer.count < count { try receive() }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    // MARK: HTTP

    /// The status and the body of the next response.
    func response() throws -> (status: Int, head: String, body: String) {
        let head = try head()
        let status = Int(head.split(separator: " ")[1]) ?? 0
        let length = head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
        let count = length.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
        return (status, head, String(decoding: try take(count), as: UTF8.self))
    }

    /// The head of the next response.
    func head() throws -> String {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = buffer.firstRange(of: end) {
                return String(decoding: try take(range.upperBound), as: UTF8.self)
            }
            try receive()
        }
    }

    /// The next line of a stream of events.
    func line() throws -> String {
        var searched = 0
        while true {
            if let index = buffer.firstNewline(from: searched) {
                return String(decoding: try take(index + 1).dropLast(), as: UTF8.self)
            }
            searched = buffer.count
            try receive()
        }
    }

    // MARK: WebSocket

    /// Sends a frame. Clients mask their frames.
    func frame(_ opcode: UInt8, _ data: [UInt8], isFinal: Bool = true, isMasked: Bool = true, reserved: UInt8 = 0) {
        send(Self.frame(opcode, data, isFinal: isFinal, isMasked: isMasked, reserved: reserved))
    }

    /// The bytes of a frame.
    static func frame(
        _ opcode: UInt8, _ data: [UInt8], isFinal: Bool = true, isMasked: Bool = true, reserved: UInt8 = 0
    ) -> [UInt8] {
        var bytes = [(isFinal ? 0x80 : 0) | reserved | opcode]
        let mark: UInt8 = isMasked ? 0x80 : 0
        switch data.count {
        case ..<126: bytes.append(mark | UInt8(data.count))
        case ..<65536: bytes += [mark | 126, UInt8(data.count >> 8), UInt8(data.count & 0xFF)]
        default: bytes += [mark | 127] + (0..<8).map { UInt8(truncatingIfNeeded: data.count >> (56 - 8 * $0)) }
        }
        guard isMasked else { return bytes + data }
        // Long data keep their bytes, because masking them takes long in a test.
        guard data.count < 65536 else { return bytes + [0, 0, 0, 0] + data }
        let key: [UInt8] = [1, 2, 3, 4]
        return bytes + key + data.enumerated().map { $1 ^ key[$0 % 4] }
    }

    /// Sends a message.
    func text(_ text: String) { frame(1, Array(text.utf8)) }

    /// The next frame.
    func arrival() throws -> Arrival {
        let start = try take(2)
        var count = Int(start[1] & 0x7F)
        if count == 126 { count = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if count == 127 { count = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        let data = try take(count)
        switch start[0] & 0xF {
        case 8: return .close(data.prefix(2).reduce(0) { $0 << 8 | Int($1) })
        case 10: return .pong(data)
        default: return .text(String(decoding: data, as: UTF8.self))
        }
    }

    /// The next message.
    func message() throws -> JSONValue {
        guard case .text(let text) = try arrival() else { throw Trouble("no message") }
        return try JSONValue(parsing: text)
    }

    /// Calls a method, and returns its result or error.
    @discardableResult
    func call(_ method: String, _ params: String = "{}") throws -> JSONValue {
        latestID += 1
        text(request(latestID, method, params))
        guard case .object(let response) = try message(), response["id"] == .integer(Int64(latestID)) else {
            throw Trouble("no response to \(method)")
        }
        return response["result"] ?? response["error"] ?? .null
    }
}
