import Platform

struct PipeEnds {
    var reading: Int32
    var writing: Int32

    /// A new pipe that other programs do not inherit.
    init() throws(ConnectionFailure) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            throw .notStarted("a pipe cannot be created: \(systemErrorText(errno))")
        }
        for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    func close() {
        Platform.close(reading)
        Platform.close(writing)
    }
}

/// The system's text for an error number.
func systemErrorText(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }
