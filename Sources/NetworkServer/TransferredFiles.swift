import BridgeCore
import Foundation
import HealthJSON
import JSON
import JSONRPC

/// The files on their way between a device owner and the server, such as an export to import. They are in a folder that only the
/// server's user can read, and end with the connection.
final class TransferredFiles {
    /// The most files at a time.
    private static let mostFiles = 16

    private var folder: URL?
    private var names: Set<Int> = []
    private var latest = 0

    /// Creates an empty file. Returns its number.
    func create() throws -> Int {
        guard names.count < Self.mostFiles else {
            throw Self.failure("There are too many files. control/removeFile removes one.")
        }
        latest += 1
        let path = try place().appending(path: "\(latest)").path
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw Self.unwritable
        }
        names.insert(latest)
        return latest
    }

    /// The path of a file.
    func path(_ number: Int) throws -> String {
        guard names.contains(number), let folder else {
            throw JSONReadingError.expected("the number of a file of this connection", at: "file")
        }
        return folder.appending(path: "\(number)").path
    }

    /// Appends bytes to a file.
    func append(_ bytes: Data, to number: Int) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: try path(number)))
        defer { try? handle.close() }
        do {
            try handle.seekToEnd()
            try handle.write(contentsOf: bytes)
        } catch {
            throw Self.unwritable
        }
    }

    /// Some bytes of a file from a place on, fewer at its end.
    func bytes(_ number: Int, from offset: Int, most count: Int) throws -> Data {
        let handle = try FileHandle(forReadingFrom: URL(filePath: try path(number)))
        defer { try? handle.close() }
        let place = UInt64(max(0, offset))
        // The system refuses places that no file can have.
        guard try place < handle.seekToEnd() else { return Data() }
        try handle.seek(toOffset: place)
        return try handle.read(upToCount: count) ?? Data()
    }

    /// Removes a file.
    func remove(_ number: Int) throws {
        try FileManager.default.removeItem(atPath: try path(number))
        names.remove(number)
    }

    /// Removes all files.
    func removeAll() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
        names = []
    }

    private func place() throws -> URL {
        if let folder { return folder }
        let url = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID().uuidString)")
        do {
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false, attributes: attributes)
        } catch {
            throw Self.unwritable
        }
        folder = url
        return url
    }

    private static let unwritable = failure("The file cannot be written: the disk may be full.")

    private static func failure(_ message: String) -> BridgeError {
        .fault(ErrorObject(code: ErrorObject.internalError.code, message: message))
    }
}
