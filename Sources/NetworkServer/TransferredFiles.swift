import BridgeCore
import Foundation
import JSON
import JSONRPC
import Platform

/// The files on their way between a device owner and the server, such as an export to import. They have no names, so that nobody
/// else can open them, and none is left when the connection or the server ends, however it ends.
final class TransferredFiles {
    /// The most files at a time.
    private static let mostFiles = 16
    /// The most bytes in all files together.
    private static let mostBytes: UInt64 = 2 << 30

    private var files: [Int: FileHandle] = [:]
    private var latest = 0

    /// Creates an empty file. Returns its number.
    func create() throws -> Int {
        guard files.count < Self.mostFiles else {
            throw Self.failure("There are too many files. control/removeFile removes one.")
        }
        let folder = FileManager.default.temporaryDirectory
        var name = Array(folder.appending(path: "healthkit-bridge-XXXXXX").path.utf8CString)
        let descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { throw Self.unwritable }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unsafe unlink(name)
        latest += 1
        files[latest] = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return latest
    }

    /// A path that names a file in this process.
    func path(_ number: Int) throws -> String { OperatingSystem.path(ofDescriptor: try file(number).fileDescriptor) }

    /// Appends bytes to a file.
    func append(_ bytes: Data, to number: Int) throws {
        let file = try file(number)
        let size = try files.values.reduce(0) { $0 + (try $1.seekToEnd()) }
        guard size + UInt64(bytes.count) <= Self.mostBytes else {
            throw Self.failure("The files are too large: together they may have 2 GiB. control/removeFile removes one.")
        }
        do {
            try file.write(contentsOf: bytes)
        } catch {
            throw Self.unwritable
        }
    }

    /// Some bytes of a file from a place on, fewer at its end.
    func bytes(_ number: Int, from offset: Int, most count: Int) throws -> Data {
        let file = try file(number)
        // The system refuses places that no file can have.
        guard try UInt64(max(0, offset)) < file.seekToEnd() else { return Data() }
        try file.seek(toOffset: UInt64(max(0, offset)))
        return try file.read(upToCount: count) ?? Data()
    }

    /// Removes a file.
    func remove(_ number: Int) throws {
        _ = try file(number)
        files[number] = nil
    }

    func removeAll() { files = [:] }

    private func file(_ number: Int) throws -> FileHandle {
        guard let file = files[number] else {
            throw JSONReadingError.expected("the number of a file of this connection", at: "file")
        }
        return file
    }

    private static let unwritable = failure("The file cannot be written: the disk may be full.")

    private static func failure(_ message: String) -> BridgeError {
        .fault(ErrorObject(code: ErrorObject.internalError.code, message: message))
    }
}
