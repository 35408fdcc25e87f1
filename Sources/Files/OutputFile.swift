import Platform

/// A new file that only its owner can access, or an existing pipe or device.
package final class OutputFile: Output {
    /// Nil for an output that already has its name.
    private let place: OutputPlace?
    private let descriptor: Int32
    private var isOpen = true

    /// Creates a file at a path, or opens an existing pipe or device. Throws an ``OutputError``.
    package init(path: String, replacing: Bool) throws {
        if try OutputPlace.isStream(path, replacing: replacing) {
            place = nil
            descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        } else {
            let (place, descriptor) = try OutputPlace.file(path, replacing: replacing)
            self.place = place
            self.descriptor = descriptor
        }
        guard descriptor >= 0 else { throw OutputError(number: errno) }
    }

    /// Creates a file in a folder that is not complete yet.
    package init(inFolder path: String) throws {
        place = nil
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw OutputError(number: errno) }
    }

    /// Appends to a file, which is created if missing.
    package init(appendingTo path: String) throws {
        place = nil
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw OutputError(number: errno) }
    }

    /// Writes to a duplicate of an open descriptor, which stays open.
    package init(descriptor: Int32) throws {
        place = nil
        self.descriptor = dup(descriptor)
        guard self.descriptor >= 0 else { throw OutputError(number: errno) }
    }

    /// Appends bytes. Throws an ``OutputError``.
    package func write(_ bytes: [UInt8]) throws {
        guard Descriptor.write(bytes, to: descriptor) == bytes.count else { throw OutputError(number: errno) }
    }

    /// Gives the file its name.
    package func finish() throws {
        guard let place else { return close() }
        guard fsync(descriptor) == 0 else { throw OutputError(number: errno) }
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

    /// Waits until a file that was written through another descriptor is on the disk.
    package static func synchronize(_ path: String) throws {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw OutputError(number: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw OutputError(number: errno) }
    }

    package static func close(_ descriptor: Int32) { _ = Platform.close(descriptor) }
}

/// An output that gets its name when it is complete.
package protocol Output: AnyObject {
    /// Gives the complete output its name. Throws an ``OutputError``.
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
