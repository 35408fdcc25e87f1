import ArgumentParser
import BridgeCore
import Foundation
import HealthModel
import Recordings
import Serving

/// The recording that a subcommand reads.
struct RecordingArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A file that serve --record has written, or another vector file with one case.", valueName: "recording"),
        completion: .file()
    )
    var recording: String

    /// Reads the recording, and passes it to a closure. A failure of either ends the subcommand with status 1.
    func use<Value>(_ body: (Recording) throws(Recording.Problem) -> Value) throws -> Value {
        guard let text = recording.contentsOfFile else {
            throw ValidationError("The recording '\(recording)' cannot be read.")
        }
        do {
            return try body(Recording(parsing: Array(text)))
        } catch {
            StandardStreams.report("\(recording): \(error.message)")
            throw ExitCode.failure
        }
    }
}
