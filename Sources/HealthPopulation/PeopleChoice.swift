package import Foundation
import GeneratorJSON
package import HealthGenerator
import HealthJSON
import HealthModel
package import JSON

/// What determines one person, or the people of a population.
package struct PeopleChoice: Hashable, Sendable {
    /// The options of `generate` by name.
    package var options: JSONObject
    /// The name of a persona of all people.
    package let persona: String?
    /// The shares of personas, such as `short-sleeper=0.2`.
    package let shares: [String]

    /// A choice.
    package init(options: JSONObject, persona: String?, shares: [String]) {
        (self.options, self.persona, self.shares) = (options, persona, shares)
    }

    /// Reads the members of a plan.
    init(_ members: inout JSONObjectReader) throws {
        let reader = try members.required("options")
        guard case .object(let options) = reader.value else { throw reader.fail(expected: "an object") }
        self.options = options
        persona = try members.optional("persona")?.string()
        shares = try members.required("shares").array().map { reader throws(JSONReadingError) in try reader.string() }
    }

    /// The members of a plan.
    var members: JSONObject {
        [
            "options": .object(options), "persona": persona.map { .string($0) } ?? .null,
            "shares": .array(shares.map { .string($0) }),
        ]
    }

    /// The same choice with the defaults that depend on the machine and the day, in the order of the table.
    package func settled(now: Date, in timeZone: TimeZone) throws -> PeopleChoice {
        var values = options
        let settled = try GenerateOptions(options, now: now, in: timeZone)
        values["timeZone"] = .string(settled.timeZone.identifier)
        values["until"] = settled.lastDay.json
        var ordered = JSONObject()
        for option in GenerateOptions.table { ordered[option.name] = values[option.name] ?? option.defaultValue }
        return PeopleChoice(options: ordered, persona: persona, shares: shares)
    }

    /// The options of the people of a persona. Those of the choice take precedence, except over a time zone: it is where people of
    /// the persona live, also in a population with another one.
    package func options(of persona: Persona, now: Date, in timeZone: TimeZone) throws -> GenerateOptions {
        var values = persona.options
        for (name, value) in options.members where name != "timeZone" || values[name] == nil { values[name] = value }
        return try GenerateOptions(values, now: now, in: timeZone)
    }
}
