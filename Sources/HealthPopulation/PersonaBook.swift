import Foundation
package import HealthGenerator
import HealthJSON
import HealthModel
package import JSON

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

    /// The persona with a name.
    package func persona(_ name: String) throws(PopulationError) -> Persona {
        guard let persona = personas[name] else {
            throw .profile("There is no persona '\(name)'. The personas are \(names.joined(separator: ", ")).")
        }
        return persona
    }
}

extension Persona {
    fileprivate init(_ reader: JSONReader) throws(JSONReadingError) {
        self.init()
        var members = try reader.object()
        _ = try members.required("summary").string()
        if let reader = members.optional("ages") {
            let ages = try reader.array().map { reader throws(JSONReadingError) in try reader.integer() }
            guard ages.count == 2, 13 <= ages[0], ages[0] <= ages[1], ages[1] < 100 else {
                throw reader.fail(expected: "two ages from 13 to 99, the lower one first")
            }
            self.ages = ages[0]...ages[1]
        }
        if let reader = members.optional("timeZone") {
            guard let zone = TimeZone(ianaName: try reader.string()) else { throw reader.fail(expected: "an IANA name") }
            timeZone = zone
        }
        if let reader = members.optional("sex") {
            let name = try reader.string()
            guard ["female", "male"].contains(name) else { throw reader.fail(oneOf: ["female", "male"]) }
            sex = name == "female" ? .female : .male
        }
        height = try members.optional("height")?.real()
        weight = try members.optional("weight")?.real()
        fitness = try members.optional("fitness")?.name()
        chronotype = try members.optional("chronotype")?.name()
        sleep = try members.optional("sleep")?.real()
        steps = try members.optional("steps")?.real()
        work = try members.optional("work")?.name()
        workoutsPerWeek = try members.optional("workouts")?.integer()
        devices = try members.optional("devices")?.name()
        watchAtNight = try members.optional("watchAtNight")?.name()
        gaps = try members.optional("gaps")?.name()
        noise = try members.optional("noise")?.real()
        hasMenstrualCycle = try members.optional("menstrualCycle")?.bool()
        measuresBloodPressure = try members.optional("bloodPressure")?.bool()
        travels = try members.optional("travel")?.bool()
        try members.finish()
    }
}

extension JSONReader {
    /// The case with a name.
    fileprivate func name<Name: RawRepresentable<String> & CaseIterable>() throws(JSONReadingError) -> Name {
        guard let name = Name(rawValue: try string()) else { throw fail(oneOf: Name.allCases.map(\.rawValue)) }
        return name
    }
}
