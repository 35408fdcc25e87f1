import ArgumentParser
import Foundation
import HealthGenerator
import HealthPopulation

/// The options of `generate` for many people.
struct PopulationArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Generate this number of people, and write tables.", valueName: "n"))
    var people: Int?

    @Option(help: ArgumentHelp("The folder of the tables; - with --table.", valueName: "path"), completion: .directory)
    var output: String?

    @Option(help: "The format of the tables. Default: jsonl.")
    var format: PopulationFormat?

    @Option(help: ArgumentHelp("The number of processes. Default: one for each core.", valueName: "n"))
    var processes: Int?

    @Option(help: "Write only this table, to stdout.")
    var table: PopulationTable?

    @Option(help: ArgumentHelp("With --table, write only these people, such as 11..20.", valueName: "first..last"))
    var only: String?

    /// The number of this process and of all, such as `0/2`.
    @Option(help: .private)
    var worker: String?

    /// Throws an error if an option is set, because there is one person.
    func requireNone() throws {
        let isSet =
            output != nil || format != nil || processes != nil || table != nil || only != nil || worker != nil
        if isSet { throw ValidationError("--output, --format, --processes, --table and --only require --people.") }
    }

    func validate() throws {
        guard let people else { return }
        guard (1...Population.most).contains(people) else {
            throw ValidationError("The value of '--people' is invalid: must be from 1 to \(Population.most).")
        }
        guard let output else { throw ValidationError("Name the folder with --output.") }
        guard (output == "-") == (table != nil) else {
            throw ValidationError("--table writes one table to stdout: use it with --output -, and only with it.")
        }
        guard table == nil || format != .csv else { throw ValidationError("--table writes JSON lines only.") }
        guard only == nil || table != nil else { throw ValidationError("--only requires --table.") }
        guard processes.map({ (1...1024).contains($0) }) ?? true else {
            throw ValidationError("The value of '--processes' is invalid: must be from 1 to 1024.")
        }
        _ = try chosenPeople()
        _ = try share()
    }

    /// The numbers of the people to write.
    func chosenPeople() throws -> ClosedRange<Int> {
        let all = 1...(people ?? 1)
        guard let only else { return all }
        let bounds = only.wholeMatch(of: /([0-9]{1,9})\.\.([0-9]{1,9})/).flatMap { match in
            Int(match.output.1).flatMap { first in Int(match.output.2).map { (first, $0) } }
        }
        guard let (first, last) = bounds, first <= last, all.contains(first), all.contains(last) else {
            throw ValidationError("The value '\(only)' is invalid for '--only': write people from 1 to --people as 11..20.")
        }
        return first...last
    }

    /// The number of this process and of all; nil unless another process has started this one.
    func share() throws -> (number: Int, count: Int)? {
        guard let worker else { return nil }
        let numbers = worker.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else {
            throw ValidationError("The value '\(worker)' is invalid for '--worker'.")
        }
        return (numbers[0], numbers[1])
    }
}

extension PopulationFormat: ExpressibleByArgument {}
extension PopulationTable: ExpressibleByArgument {}
