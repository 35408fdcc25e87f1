import HealthGenerator
package import JSON

/// The file `plan.json`, from which each person can be generated. It is written first.
package struct PopulationPlan: Hashable, Sendable {
    /// The version of the folder's format.
    package static let version = 1
    /// The number of people in a part. A part is written by one process, and is complete or missing.
    package static let peopleInPart = 10

    package let people: Int
    /// The format of the files.
    package let format: PopulationFormat
    /// What determines the people.
    package let choice: PeopleChoice
    /// The profiles that `choice` names, besides those of the executable.
    package let profiles: JSONValue

    /// A plan.
    package init(people: Int, format: PopulationFormat, _ choice: PeopleChoice, profiles: JSONValue) {
        (self.people, self.format, self.choice, self.profiles) = (people, format, choice, profiles)
    }

    /// Reads a plan.
    init(_ json: JSONValue) throws {
        var members = try JSONReader(json).object()
        let version = try members.required("version").integer()
        guard version == Self.version else { throw PopulationError.version(version) }
        let count = try members.required("people")
        people = try count.integer()
        guard 1...Population.most ~= people else { throw count.fail(expected: "a number from 1 to \(Population.most)") }
        let format = try members.required("format")
        guard let known = PopulationFormat(rawValue: try format.string()) else {
            throw format.fail(oneOf: PopulationFormat.allCases.map(\.rawValue))
        }
        self.format = known
        choice = try PeopleChoice(&members)
        profiles = try members.required("profiles").value
    }

    /// The content of the file.
    var json: JSONValue {
        var json: JSONObject = [
            "version": .integer(Int64(Self.version)), "people": .integer(Int64(people)), "format": .string(format.rawValue),
        ]
        for (name, value) in choice.members.members { json[name] = value }
        json["profiles"] = profiles
        return .object(json)
    }

    /// The parts in order.
    package var parts: [PopulationPart] {
        stride(from: 1, through: people, by: Self.peopleInPart).map { first in
            PopulationPart(people: first...min(people, first + Self.peopleInPart - 1))
        }
    }
}

/// The people of a part.
package struct PopulationPart: Hashable, Sendable {
    /// Their numbers.
    package let people: ClosedRange<Int>

    /// The name of the folder, such as `people=00000001-00000010`.
    package var name: String { "people=\(Self.digits(people.lowerBound))-\(Self.digits(people.upperBound))" }

    private static func digits(_ number: Int) -> String { String(String(100_000_000 + number).dropFirst()) }
}
