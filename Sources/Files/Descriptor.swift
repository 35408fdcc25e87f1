import Platform

/// Calls of the system that continue after a signal, and wait for a descriptor that is not ready.
package enum Descriptor {
    /// Writes bytes, at the current position or at a place in the file. Returns how many were written. If these are fewer than all,
    /// `errno` is the reason.
    package static func write(_ bytes: [UInt8], to descriptor: Int32, at place: Int? = nil) -> Int {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
                guard let place else { return unsafe Platform.write(descriptor, rest.baseAddress, rest.count) }
                return unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(place + written))
            }
            if count > 0 {
                written += count
            } else if count < 0, errno == EAGAIN {
                wait(for: descriptor, POLLOUT)
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        return written
    }

    /// Waits for an event. A descriptor may be non-blocking, because another process that shares the pipe or terminal has set it so.
    /// Returns false if no event occurred in time, or if a signal ended the wait.
    @discardableResult
    package static func wait(for descriptor: Int32, _ event: Int32, milliseconds: Int32 = -1) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return unsafe poll(&polled, 1, milliseconds) > 0
    }
}
