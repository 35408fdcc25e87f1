import Foundation
import Glibc

/// A pipe, both ends of which are closed in every program that is started.
struct PipeEnds {
    let reading: Int32
    let writing: Int32

    /// Held while pipes are made and programs are started: none must inherit an end before it is marked.
    static let lock = NSLock()

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw Trouble("no pipe can be had") }
        (reading, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
    }
}

/// Reads what has come, and returns the end of the pipe, or nil if no more will come.
func readSome(from end: Int32, into bytes: inout [UInt8]) -> Int32? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = unsafe read(end, &buffer, buffer.count)
    bytes += buffer.prefix(max(0, count))
    guard count == 0 else { return end }
    close(end)
    return nil
}
