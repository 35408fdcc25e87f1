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
        do throws(CallError) {
            Self.write(try host.call(method, params: params), to: output)
        } catch {
            switch error {
            case .params(let reason):
                throw ValidationError("The params are not JSON: \(reason)")
            case .error(let text):
                Self.write(text, to: StandardStreams.error)
                throw ExitCode(2)
            }
        }
    }

    private static func write(_ text: [UInt8], to descriptor: Int32) {
        StandardStreams.write(text + [UInt8(ascii: "\n")], to: descriptor)
    }
}
