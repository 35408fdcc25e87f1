import HealthModel

/// Any number of people, of different personas. A person depends on the seed and their number only, not on the number of people.
package struct Population: Sendable {
    /// The people of one persona.
    package struct Group: Sendable {
        /// The name of the persona; nil for people without one.
        package let name: String?
        /// The share of the group, from 0 to 1.
        package let share: Double
        /// The options that its people share.
        package let options: GenerateOptions
        /// The ages of its people on the last day.
        package let ages: ClosedRange<Int>?

        /// A group. Throws an error if the options contradict each other.
        package init(
            _ name: String?, share: Double, _ options: GenerateOptions, ages: ClosedRange<Int>? = nil
        ) throws(GenerateOptions.Invalid) {
            (self.name, self.share, self.options, self.ages) = (name, share, options, ages)
            guard let ages else {
                try options.validate()
                return
            }
            for (age, part) in [(ages.lowerBound, 0.0), (ages.upperBound, 1.0)] {
                try Population.options(options, age: Double(age) + part).validate()
            }
        }
    }

    /// The number of people. The first person has the number 1.
    package let people: Int
    /// The seed of the first person. The seed of each further person is greater by 1.
    package let seed: UInt64
    /// The groups; their shares add up to 1.
    package let groups: [Group]

    /// The largest number of people.
    package static let most = 10_000_000

    /// A population of groups whose shares add up to 1.
    package init(people: Int, seed: UInt64, _ groups: [Group]) {
        (self.people, self.seed, self.groups) = (people, seed, groups)
    }

    /// The options of a person, and the name of their persona.
    package func person(_ number: Int) -> (persona: String?, options: GenerateOptions) {
        let seed = seed &+ UInt64(number - 1)
        var chance = Chance(seed: seed, .population)
        let group = groups[chance.pick(groups.map(\.share))]
        var options = group.options
        let (years, part) = (chance.integer(group.ages ?? 0...0), chance.share())
        if group.ages != nil { options = Self.options(options, age: Double(years) + part) }
        options.seed = seed
        return (group.name, options)
    }

    /// Options with a date of birth that gives the person this age on the last day.
    private static func options(_ options: GenerateOptions, age: Double) -> GenerateOptions {
        var options = options
        let days = Int(saturating: age * 365.2425)
        options.dateOfBirth = options.lastDay.number.map { CalendarDay(number: $0 - days) }
        return options
    }
}
