import ArgumentParser
import Conformance
import Explanations
import Files
import Foundation
import HealthGenerator
import HealthPopulation
import JSON
import Platform
import Serving

/// The generation of many people: one process for each core writes parts.
extension Generate {
    func runPopulation() throws {
        let output = population.output ?? ""
        try reportingFailures(store: nil, file: output) {
            do {
                if let table = population.table { return try stream(table) }
                let folder = PopulationFolder(output)
                if let share = try population.share() { return try write(folder, share) }
                let totals = try writeAll(folder)
                try StandardStreams.printResult(Self.summary(totals))
            } catch let error as OutputError {
                throw PopulationError.output(error)
            }
        }
    }

    private func stream(_ table: PopulationTable) throws {
        let people = try person.choice().population(of: population.people ?? 1, profiles: readProfiles())
        let output = try OutputFile(descriptor: StandardStreams.output)
        try PopulationStream(output).write(table, of: population.chosenPeople(), people) { !StandardStreams.hasSignal }
        try output.finish()
    }

    private func writeAll(_ folder: PopulationFolder) throws -> PopulationTotals {
        let plan = try plan(folder)
        let people = try plan.population()
        let lock = try folder.begin(plan)
        defer { close(lock) }
        let missing = try folder.missingParts(of: plan)
        let processes = min(population.processes ?? ProcessInfo.processInfo.activeProcessorCount, missing.count)
        let display = ProgressDisplay()
        defer { display.end() }
        try run(processes) {
            let written = folder.peopleWritten(of: plan)
            display.show(Double(written) / Double(plan.people), "\(written) of \(plan.people) people")
        }
        return try folder.finish(plan, people)
    }

    /// The plan of the options. If the folder has a plan, it decides the last day and the time zone unless the options do.
    private func plan(_ folder: PopulationFolder) throws -> PopulationPlan {
        let known = try folder.plan()
        var choice = try person.choice()
        for name in ["until", "timeZone"] {
            choice.options[name] = choice.options[name] ?? known?.choice.options[name]
        }
        return PopulationPlan(
            people: population.people ?? 1,
            format: population.format ?? .jsonl,
            try choice.settled(),
            profiles: try readProfiles()
        )
    }

    /// Starts processes that write the parts, and waits for them. If one fails, the others are ended.
    private func run(_ processes: Int, _ showProgress: () -> Void) throws {
        let command = [
            OperatingSystem.program, "generate", "--people", "\(population.people ?? 1)", "--output", population.output ?? "",
        ]
        var workers: [ChildProcess] = []
        defer { workers.forEach { $0.kill() } }
        for number in 0..<processes {
            do {
                workers.append(try ChildProcess(command: command + ["--worker", "\(number)/\(processes)"], standard: (0, 2, 2)))
            } catch {
                throw failure("A process cannot be started: \(error).")
            }
        }
        var rounds = 0
        while !workers.isEmpty {
            guard !StandardStreams.hasSignal else { throw OutputError.cancelled }
            Thread.sleep(forTimeInterval: 0.05)
            var running: [ChildProcess] = []
            var hasFailed = false
            for worker in workers {
                guard let status = worker.exitStatus() else {
                    running.append(worker)
                    continue
                }
                hasFailed = hasFailed || status != 0
            }
            workers = running
            // The process has reported its error.
            if hasFailed { throw ExitCode.failure }
            if rounds.isMultiple(of: 20) { showProgress() }
            rounds += 1
        }
    }

    private func write(_ folder: PopulationFolder, _ share: (number: Int, count: Int)) throws {
        guard let plan = try folder.plan() else { throw PopulationError.foreign }
        let people = try plan.population()
        let parent = StandardStreams.parentProcess
        // The other processes finish parts meanwhile, so the share of this one does not depend on what is missing.
        for (index, part) in plan.parts.enumerated() where index % share.count == share.number && !folder.has(part) {
            try folder.write(part, of: people, plan) {
                !StandardStreams.hasSignal && StandardStreams.parentProcess == parent
            }
        }
    }

    private static func summary(_ totals: PopulationTotals) -> String {
        let rows = PopulationTable.allCases.map { [$0.rawValue, "\(totals.rows[$0.rawValue] ?? 0)"] }
        return tableText([["TABLE", "ROWS"]] + rows, alignsNumbers: true)
    }
}

extension PopulationPlan {
    /// The people of the plan.
    func population() throws -> Population {
        do {
            return try choice.population(of: people, profiles: profiles)
        } catch is ValidationError {
            throw PopulationError.damaged("plan.json")
        }
    }
}
