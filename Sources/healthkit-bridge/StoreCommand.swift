import ControlChannel
import ArgumentParser
import BridgeCore
import Foundation
import HealthArchive
import HealthEngine
import HealthModel

/// A subcommand that fills a store or reads an existing one.
protocol StoreCommand: ParsableCommand {
    var keyFile: String? { get }
}

extension StoreCommand {
    /// Runs the body of the subcommand. A failure is reported on stderr, and ends the subcommand with status 1.
    func reportingFailures(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as ArchiveError {
            throw failure(error.message)
        } catch let error as ExportError {
            throw failure(error.message)
        } catch HealthFailure.store(let error) {
            throw failure(error.message)
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
        guard FileManager.default.fileExists(atPath: path) else { throw failure("There is no such store.") }
        let taken = ["", "-wal", "-shm", "-journal"].map { path + $0 } + [keyFile].compactMap(\.self)
        guard !taken.contains(where: { isSameFile($0, output) }) else {
            throw failure("The output would replace the store or its key.")
        }
        return try openStore(path)
    }

    /// Ends the subcommand with status 1.
    func failure(_ message: String) -> ExitCode {
        StandardErrorLog().write(LogRecord(.error, message))
        return .failure
    }

    /// Opens a store that will not be reset.
    private func openStore(_ path: String?) throws -> Phone {
        var options = HostOptions()
        options.storePath = path
        if let keyFile {
            do {
                try options.setStoreKey(path: keyFile)
            } catch {
                throw ValidationError("The value of '--key-file' is invalid: \(error).")
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
