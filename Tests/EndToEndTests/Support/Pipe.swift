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

/// Why a test could not be carried out.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
