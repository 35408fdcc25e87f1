import ArgumentParser
import Bridge
import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import Serving

/// Performs one call, for shell scripts.
struct Call: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make one call and print its result.",
        discussion: """
            Each run starts with a new phone, unless --store keeps it in a file:

              healthkit-bridge call isAvailable
              healthkit-bridge call --store phone.db store/save - <params.json

            Dates are RFC 3339 texts, as `date --utc +%FT%TZ` prints them.

            Exit status: 0 with the result on stdout; 2 with the error object on stderr; 1 if the store cannot be used or \
            the result cannot be written; 64 for an invalid command line or params that are not JSON.
            """
    )

    @Argument(help: "The name of the method, such as store/save.", completion: .list(OpenRPC.methodNames(of: Channels.registry)))
    var method: String

    @Argument(help: "The params as JSON. - reads them from stdin.")
    var params: String?

    @OptionGroup var options: ServeOptions

    func run() throws {
        let output = StandardStreams.claimOutput()
        let log: (LogRecord) -> Void = { StandardStreams.report($0) }
        let hostOptions = try options.hostOptions(log: log)
        let connection = try Server.connect(hostOptions, report: { StandardStreams.report($0) }, log: log).get()
        let result: [UInt8]
        do throws(CallError) {
            result = try connection.call(method, params: try paramsText())
        } catch {
            switch error {
            case .params(let reason): throw Self.ending("Error: The params are not JSON: \(reason)", .validationFailure)
            case .error(let object): throw Self.ending(String(decoding: object, as: UTF8.self), ExitCode(2))
            }
        }
        guard Self.writeLine(result, to: output) else {
            throw Self.ending("Error: The result cannot be written.", .failure)
        }
        guard hostOptions.storePath == nil, hostOptions.prelude.isEmpty else { return }
        guard try connection.phone.authorizationDecisions().isEmpty, try connection.phone.sampleCounts().isEmpty else {
            return StandardStreams.report("The phone of this call is gone. --store FILE keeps one for the next call.")
        }
    }

    private func paramsText() throws(CallError) -> [UInt8]? {
        guard params == "-" else { return params.map { Array($0.utf8) } }
        do {
            return Array(try FileHandle.standardInput.readToEnd() ?? Data())
        } catch {
            throw .params("stdin cannot be read")
        }
    }

    /// Writes the reason to stderr, and returns the exit status.
    private static func ending(_ reason: String, _ status: ExitCode) -> ExitCode {
        writeLine(Array(reason.utf8), to: StandardStreams.error)
        return status
    }

    @discardableResult
    private static func writeLine(_ text: [UInt8], to descriptor: Int32) -> Bool {
        StandardStreams.write(text + [UInt8(ascii: "\n")], to: descriptor)
    }
}
