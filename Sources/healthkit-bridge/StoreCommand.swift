import ArgumentParser
import BridgeCore
import Files
import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import HealthPopulation
import Serving

/// A subcommand that fills a store or reads an existing one.
protocol StoreCommand: ParsableCommand {}

extension StoreCommand {
    /// Runs the body of the subcommand. A failure is reported on stderr with the path of the store, or of the archive or the output,
    /// and ends the subcommand with status 1.
    func reportingFailures(store: String?, file: String? = nil, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as ArchiveError {
            throw failure(error.message, error == .cancelled ? nil : file)
        } catch OutputError.closed, PopulationError.output(.closed) {
            throw StandardStreams.closedPipe
        } catch let error as PopulationError {
            throw failure(error.message, error == .output(.cancelled) ? nil : file)
        } catch let error as OutputError {
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

    /// Opens an existing store whose contents are written to `output`. Throws if the output or the audit log is the store, or
    /// if both are one file.
    func openStore(_ path: String, toWrite output: String, auditLog: String?) throws -> Phone {
        guard FileManager.default.fileExists(atPath: path) else { throw failure("There is no such store.", path) }
        let taken = FileIdentity.pathsOfStore(path).compactMap { FileIdentity($0) }
        let written = FileIdentity(output)
        if let written, taken.contains(written) {
            throw failure("The output would replace the store.", output)
        }
        if let auditLog, let log = FileIdentity(auditLog), taken.contains(log) || log == written {
            throw failure("The audit log must be another file than the store and the output.", auditLog)
        }
        return try openStore(path)
    }

    /// Ends the subcommand with status 1. The message begins with the path of the file that it concerns.
    func failure(_ message: String, _ path: String? = nil) -> ExitCode {
        let prefix = path.map { $0.isEmpty || $0 == "-" ? "" : "\($0): " } ?? ""
        StandardStreams.report(prefix + message)
        return .failure
    }

    /// Opens a store that will not be reset.
    private func openStore(_ path: String?) throws -> Phone {
        let environment = Environment(logLevel: .error) { StandardStreams.report($0.text) }
        return try Phone(path: path, keepsContents: false, environment: environment)
    }
}
