import ArgumentParser
import BridgeCore
import ControlChannel
import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Serving

/// A subcommand that fills a store or reads an existing one.
protocol StoreCommand: ParsableCommand {
    var keyFile: String? { get }
}

extension StoreCommand {
    /// Runs the body of the subcommand. A failure is reported on stderr with the path of the store, or of the archive or the output,
    /// and ends the subcommand with status 1.
    func reportingFailures(store: String?, file: String? = nil, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as ArchiveError {
            throw failure(error.message, error == .cancelled ? nil : file)
        } catch let error as ExportError {
            throw failure(error.message, error == .cancelled ? nil : file)
        } catch HealthFailure.store(let error) {
            throw failure(error.message, store)
        } catch is HealthFailure {
            throw failure("The store refused the data. Nothing was changed.")
        }
    }

    /// Opens or creates the store at a path, and runs a closure that fills it. If that fails, a newly created store is removed.
    func fillStore<Value>(_ path: String?, _ body: (Phone) throws -> Value) throws -> Value {
        let phone = try openStore(path)
        do {
            return try body(phone)
        } catch {
            phone.removeStoreIfNew()
            throw error
        }
    }

    /// Opens an existing store whose contents are written to `output`. Throws if `output` is the store or its key.
    func openStore(_ path: String, toWrite output: String) throws -> Phone {
        guard FileManager.default.fileExists(atPath: path) else { throw failure("There is no such store.", path) }
        let taken = ["", "-wal", "-shm", "-journal"].map { path + $0 } + [keyFile].compactMap(\.self)
        guard !taken.contains(where: { isSameFile($0, output) }) else {
            throw failure("The output would replace the store or its key.", output)
        }
        return try openStore(path)
    }

    /// Ends the subcommand with status 1. The message begins with the path of the file that it concerns.
    func failure(_ message: String, _ path: String? = nil) -> ExitCode {
        let prefix = path.map { $0.isEmpty || $0 == "-" ? "" : "\($0): " } ?? ""
        StandardErrorLog().write(LogRecord(.error, prefix + message))
        return .failure
    }

    /// Opens a store that will not be reset.
    private func openStore(_ path: String?) throws -> Phone {
        var options = HostOptions()
        options.storePath = path
        if let keyFile {
            do {
                try options.setStoreKey(path: keyFile, log: StandardErrorLog().write)
            } catch {
                throw ValidationError("The value '\(keyFile)' is invalid for '--key-file': \(error).")
            }
        }
        return try Phone(path: path, key: options.storeKey, keepsContents: false)
    }

    private func isSameFile(_ path: String, _ other: String) -> Bool {
        let paths = [path, other].map {
            URL(filePath: $0.literalPath).resolvingSymlinksInPath().path(percentEncoded: false)
        }
        guard paths[0] != paths[1] else { return true }
        let files = paths.compactMap { try? FileManager.default.attributesOfItem(atPath: $0) }
        return files.count == 2
            && [FileAttributeKey.systemNumber, .systemFileNumber].allSatisfy { key in
                (files[0][key] as? Int).map { $0 == files[1][key] as? Int } ?? false
            }
    }
}
