import ArgumentParser
import BridgeCore
import Foundation
import HealthGenerator
import HealthModel

extension Generate {
    /// The options for the generator. Throws a validation error (exit status 64) for an invalid one.
    func options() throws -> GenerateOptions {
        let zone = try timeZone.map(chosenTimeZone) ?? .current
        let lastDay = try until.map { try chosenDay($0, "until") } ?? yesterday(in: zone)
        var options = GenerateOptions(lastDay: lastDay, timeZone: zone)
        options.seed = seed
        options.days = days
        options.dateOfBirth = try dateOfBirth.map { try chosenDay($0, "date-of-birth") }
        options.sex = sex.map { $0 == .female ? .female : .male }
        options.height = height
        options.weight = weight
        options.fitness = fitness
        options.chronotype = chronotype
        options.devices = devices
        options.workoutsPerWeek = workouts
        options.hasMenstrualCycle = menstrualCycle
        options.measuresBloodPressure = bloodPressure
        if noTravel || !travel.isEmpty { options.trips = try travel.map(trip) }
        options.gaps = gaps
        options.noise = noise
        options.types = try types.map { try chosenTypes($0) }
        return options
    }

    private func trip(_ text: String) throws -> GenerateOptions.Trip {
        guard !noTravel else { throw ValidationError("Use either --travel or --no-travel, not both.") }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        let days = parts.last?.split(separator: "..", omittingEmptySubsequences: false).map(String.init) ?? []
        guard parts.count == 2, days.count == 2, let zone = TimeZone(ianaName: parts[0]),
            let first = CalendarDay(isoText: days[0]), let last = CalendarDay(isoText: days[1])
        else {
            throw ValidationError("The value '\(text)' is invalid for '--travel': write it as Asia/Tokyo@2025-03-01..2025-03-12.")
        }
        return GenerateOptions.Trip(to: zone, from: first, to: last)
    }

    private func yesterday(in zone: TimeZone) -> CalendarDay {
        let calendar = Calendar(.gregorian, in: zone)
        let noon = calendar.startOfDay(for: Clock().current) - 43_200
        return CalendarDay(of: noon, in: calendar)
    }

    /// The name of the command-line option for a property.
    static func name(of property: String) -> String {
        switch property {
        case "lastDay": "--until"
        case "trips": "--travel"
        case "workoutsPerWeek": "--workouts"
        case "hasMenstrualCycle": "--menstrual-cycle"
        default: "--" + property.replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
        }
    }
}
