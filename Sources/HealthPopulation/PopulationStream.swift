package import Files
import Foundation
package import HealthGenerator

/// Writes one table of some people to a stream, for engines that read the output of programs.
package struct PopulationStream {
    private let output: OutputFile

    /// A stream to an output.
    package init(_ output: OutputFile) { self.output = output }

    /// Writes the rows of people as JSON lines, one person after another. The stores of people are in a folder of temporary files.
    package func write(
        _ table: PopulationTable, of people: ClosedRange<Int>, _ population: Population, shouldContinue: @escaping () -> Bool
    ) throws {
        let place = try OutputPlace.folder("\(FileManager.default.temporaryDirectory.path)/healthkit-bridge")
        defer { place.discard() }
        let writer = PopulationWriter(.jsonl, [table]) { _, _, _, bytes in try output.write(bytes) }
        for person in people {
            try writer.write(person, of: population, store: "\(place.partialPath)/store", shouldContinue: shouldContinue)
        }
    }
}
