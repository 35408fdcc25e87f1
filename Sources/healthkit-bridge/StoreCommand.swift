import ControlChannel
import ArgumentParser
import BridgeCore
import Foundation
import HealthArchive
import HealthEngine
import HealthModel

/// A subcommand that fills a store, or reads one that is there.
protocol StoreCommand: ParsableCommand {
    var keyFile: String? { get }
}

extension StoreCommand {
    /// Does what the subcommand is for. What fails is told on stderr, and ends it with status 1.
    func tellingFailures(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as ArchiveError {
            throw failure(error.message)
        } catch let error as ExportError {
            throw failure(error.message)
        } catch HealthFailure.store(let error) {
            throw failure(error.message)
        } catch is HealthFailure {
            throw failure("The store does not take what it should hold. Nothing was changed.")
        }
    }

    /// Puts something into the store at a path. Of a store that is made for that nothing is left if it fails.
    func fillStore<Value>(_ path: String?, _ body: (Phone) throws -> Value) throws -> Value {
        let phone = try openStore(path)
        do {
            return try body(phone)
        } catch {
            phone.removeStoreIfNew()
            throw error
        }
    }

    /// Opens the store at a path to write another file about it.
    func openStore(_ path: String, toWrite output: String) throws -> Phone {
        guard FileManager.default.fileExists(atPath: path) else { throw failure("There is no such store.") }
        let taken = ["", "-wal", "-shm", "-journal"].map { path + $0 } + [keyFile].compactMap(\.self)
        guard !taken.contains(where: { isSameFile($0, output) }) else {
            throw failure("The output would take the place of the store, or of its key.")
        }
        return try openStore(path)
    }

    /// Ends the subcommand with status 1.
    func failure(_ message: String) -> ExitCode {
        StandardErrorLog().write(LogRecord(.error, message))
        return .failure
    }

    /// Opens a store, which is not to be reset.
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
