import ArgumentParser
import Explanations
import Foundation
import GeneratorJSON
import HealthGenerator
import HealthJSON
import HealthModel
import HealthPopulation
import JSON
import Serving

extension PeopleChoice {
    /// The generator of one person. Throws a validation error (exit status 64) for invalid options.
    func generator(profiles: JSONValue) throws -> PersonGenerator {
        let options = try population(of: 1, profiles: profiles).person(1).options
        return try Self.namingOption { () throws(GenerateOptions.Invalid) in try PersonGenerator(options) }
    }

    /// The population of a number of people. Throws a validation error (exit status 64) for invalid options.
    func population(of people: Int, profiles: JSONValue) throws -> Population {
        var book = PersonaBook()
        do {
            if let personas = try ProtocolFiles.json("personas.json") { try book.add(personas) }
            if profiles != .null { try book.add(profiles) }
            var groups: [Population.Group] = []
            for text in shares { groups.append(try group(ofShare: text, book)) }
            let rest = 1 - groups.map(\.share).reduce(0, +)
            guard rest > -1e-9 else { throw ValidationError("The fractions of '--share' add up to more than 1.") }
            guard groups.isEmpty || persona == nil else { throw ValidationError("Use either --persona or --share, not both.") }
            let last = try group(persona, max(0, rest), book)
            groups.append(last)
            return Population(people: people, seed: last.options.seed, groups)
        } catch let error as PopulationError {
            throw ValidationError(error.message)
        }
    }

    private func group(ofShare text: String, _ book: PersonaBook) throws -> Population.Group {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let share = Double(parts[1]), (0...1).contains(share) else {
            throw ValidationError("The value '\(text)' is invalid for '--share': write it as short-sleeper=0.2.")
        }
        return try group(parts[0], share, book)
    }

    private func group(_ name: String?, _ share: Double, _ book: PersonaBook) throws -> Population.Group {
        let persona = try name.map { try book.persona($0) } ?? Persona()
        let options: GenerateOptions = try naming { try self.options(of: persona, now: Clock().current, in: .current) }
        return try Self.namingOption(of: name) { () throws(GenerateOptions.Invalid) in
            try Population.Group(name, share: share, options, ages: options.dateOfBirth == nil ? persona.ages : nil)
        }
    }

    /// The choice with the defaults of this machine and day. Throws a validation error (exit status 64) for invalid options.
    func settled() throws -> PeopleChoice { try naming { try settled(now: Clock().current, in: .current) } }

    /// Calls the body. The error of an invalid value names its option and has the value.
    private func naming<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw refusal(of: options, GenerateOptions.table, error) }
    }

    /// Calls the body. The error of an invalid option names it as on the command line, and the persona that sets it.
    private static func namingOption<Value>(
        of persona: String? = nil, _ body: () throws(GenerateOptions.Invalid) -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch {
            let place = persona.map { " with the persona '\($0)'" } ?? ""
            let name = GenerateOptions.table.first { $0.name == error.option }?.argumentName ?? error.option
            throw ValidationError("The value of '\(name)'\(place) is invalid: \(error).")
        }
    }
}
