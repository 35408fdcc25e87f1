import Glibc

/// A new file that only its owner can access, or an existing pipe or device.
package final class OutputFile: Output {
    /// Nil for an output that already has its name.
    private let place: OutputPlace?
    private let descriptor: Int32
    private var isOpen = true

    /// Creates a file at a path, or opens an existing pipe or device. Throws an ``ExportError``.
    package init(path: String, replacing: Bool) throws {
        if try OutputPlace.isStream(path, replacing: replacing) {
            place = nil
            descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        } else {
            let (place, descriptor) = try OutputPlace.file(path, replacing: replacing)
            self.place = place
            self.descriptor = descriptor
        }
        guard descriptor >= 0 else { throw ExportError(number: errno) }
    }

    /// Creates a file in a folder that is not complete yet.
    init(inFolder path: String) throws {
        place = nil
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ExportError(number: errno) }
    }

    /// Appends to a file, which is created if missing.
    package init(appendingTo path: String) throws {
        place = nil
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ExportError(number: errno) }
    }

    /// Writes to a duplicate of an open descriptor, which stays open.
    package init(descriptor: Int32) throws {
        place = nil
        self.descriptor = dup(descriptor)
        guard self.descriptor >= 0 else { throw ExportError(number: errno) }
    }

    /// Appends bytes. Throws an ``ExportError``.
    package func write(_ bytes: [UInt8]) throws { try Self.write(bytes, to: descriptor) }

    /// Gives the file its name.
    package func finish() throws {
        guard let place else { return close() }
        guard fsync(descriptor) == 0 else { throw ExportError(number: errno) }
        close()
        try place.finish()
    }

    /// Removes the written file.
    package func discard() {
        close()
        place?.discard()
    }

    deinit { close() }

    private func close() {
        guard isOpen else { return }
        isOpen = false
        Self.close(descriptor)
    }

    /// Writes all bytes to a descriptor. Throws an ``ExportError``.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
                return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if count > 0 {
                written += count
            } else if errno == EAGAIN {
                // Another process that shares the pipe or terminal may have made it non-blocking. Wait until it is writable.
                var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&polled, 1, -1)
            } else if errno != EINTR {
                throw ExportError(number: errno)
            }
        }
    }

    /// Waits until a file that was written through another descriptor is on the disk.
    static func synchronize(_ path: String) throws {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ExportError(number: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw ExportError(number: errno) }
    }

    static func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }
}

/// An output that gets its name when it is complete.
package protocol Output: AnyObject {
    /// Gives the complete output its name. Throws an ``ExportError``.
    func finish() throws
    /// Removes the written files.
    func discard()
}

extension Output {
    /// Calls the body, which writes the output, and finishes the output. Discards it if an error is thrown.
    package func filled<Value>(by body: () throws -> Value) throws -> Value {
        do {
            let value = try body()
            try finish()
            return value
        } catch {
            discard()
            throw error
        }
    }
}
