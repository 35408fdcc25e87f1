import Foundation
import GeneratorJSON
import HealthGenerator
package import JSON

/// A kind of people: the properties that they share. The seed of a person decides each other property.
package struct Persona: Sendable {
    /// The ages in years on the last day.
    package let ages: ClosedRange<Int>?
    /// The options of `generate` by name.
    package let options: JSONObject

    /// A persona without properties.
    package init() { (ages, options) = (nil, JSONObject()) }

    /// The options of `generate` that differ from person to person, or that the population decides.
    private static let excluded = ["seed", "days", "until", "dateOfBirth", "types"]

    fileprivate init(_ reader: JSONReader) throws {
        guard case .object(var options) = reader.value else { throw reader.fail(expected: "an object") }
        var members = try reader.object()
        _ = try members.required("summary").string()
        ages = try members.optional("ages").map { reader in
            let ages = try reader.array().map { reader throws(JSONReadingError) in try reader.integer() }
            guard ages.count == 2, 13 <= ages[0], ages[0] <= ages[1], ages[1] < 100 else {
                throw reader.fail(expected: "two ages from 13 to 99, the lower one first")
            }
            return ages[0]...ages[1]
        }
        (options["summary"], options["ages"]) = (nil, nil)
        for name in Self.excluded where options[name] != nil { throw JSONReadingError.unknown(name).within(reader.path) }
        _ = try GenerateOptions(options, at: reader.path, now: Date(timeIntervalSince1970: 0), in: .gmt)
        self.options = options
    }
}

/// Personas by name, read from `protocol/personas.json` or from a file of the same form.
package struct PersonaBook: Sendable {
    private var personas: [String: Persona] = [:]

    /// An empty book.
    package init() {}

    /// The names in order.
    package var names: [String] { personas.keys.sorted() }

    /// Adds the personas of a file. They replace those with the same name.
    package mutating func add(_ json: JSONValue) throws(PopulationError) {
        do {
            var members = try JSONReader(json).object()
            let version = try members.required("version")
            guard try version.integer() == 1 else { throw version.fail(expected: "1") }
            let list = try members.required("personas")
            try members.finish()
            guard case .object(let found) = list.value else { throw list.fail(expected: "an object") }
            for (name, value) in found.members {
                personas[name] = try Persona(JSONReader(value, path: "personas.\(name)"))
            }
        } catch {
            throw .profile("The profiles are invalid: \(error).")
        }
    }

    package func persona(_ name: String) throws(PopulationError) -> Persona {
        guard let persona = personas[name] else {
            throw .profile("There is no persona '\(name)'. The personas are \(names.joined(separator: ", ")).")
        }
        return persona
    }
}
