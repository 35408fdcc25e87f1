import Foundation
import Glibc

/// A pipe whose ends are closed in started programs.
struct PipeEnds {
    let reading: Int32
    let writing: Int32

    /// Held while pipes are created and programs are started, so that no program inherits an end before it is marked close-on-exec.
    static let lock = NSLock()

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw Trouble("a pipe cannot be created") }
        (reading, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }
}

/// Reads available bytes. Returns the end of the pipe, or nil at the end of input.
func readSome(from end: Int32, into bytes: inout [UInt8]) -> Int32? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = unsafe read(end, &buffer, buffer.count)
    bytes += buffer.prefix(max(0, count))
    guard count == 0 else { return end }
    close(end)
    return nil
}

extension [UInt8] {
    /// The index of the first newline from an index on. `firstIndex(of:)` is slow in tests, which are not optimized.
    func firstNewline(from start: Int) -> Int? {
        unsafe withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress,
                let newline = unsafe memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            else { return nil }
            return unsafe first.distance(to: UnsafeRawPointer(newline))
        }
    }
}
