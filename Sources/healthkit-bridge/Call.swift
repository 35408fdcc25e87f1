import ArgumentParser
import Bridge
import Foundation

/// One call, for shells.
struct Call: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make one call and print its result.",
        discussion: """
            The world is a new one, unless --store names a file and --prelude or control methods set it up:

              healthkit-bridge call store/authorizationStatus '{"type":"HKQuantityTypeIdentifierStepCount"}'

            An error object is printed on stderr; the exit status is then 2.
            """
    )

    @Argument(help: "The method, as on the wire.")
    var method: String

    @Argument(help: "The params, as JSON.")
    var params: String?

    @OptionGroup var options: ServeOptions

    func run() throws {
        let output = StandardStreams.claimOutput()
        let host = try startHost(options.hostOptions()).get()
        let answer: Result<[UInt8], CallError>
        do throws(CallError) {
            answer = .success(try host.call(method, params: params))
        } catch {
            answer = .failure(error)
        }
        switch answer {
        case .success(let bytes):
            StandardStreams.write(bytes + [UInt8(ascii: "\n")], to: output)
        case .failure(.params(let reason)):
            throw ValidationError("The params are not JSON: \(reason)")
        case .failure(.error(let bytes)):
            StandardStreams.write(bytes + [UInt8(ascii: "\n")], to: StandardStreams.error)
            throw ExitCode(2)
        }
    }
}
