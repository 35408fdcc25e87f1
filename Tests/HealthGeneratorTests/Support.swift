import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthGenerator

func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

func type(_ name: String) throws -> ObjectType { try #require(TypeCatalog.type(name: name)) }

/// Options for a person in Berlin, until the end of June 2025.
func options(
    seed: UInt64 = 1,
    days: Int = 14,
    until lastDay: CalendarDay = CalendarDay(year: 2025, month: 6, day: 30),
    _ change: (inout GenerateOptions) -> Void = { _ in }
) throws -> GenerateOptions {
    var options = GenerateOptions(lastDay: lastDay, timeZone: try zone("Europe/Berlin"))
    options.seed = seed
    options.days = days
    change(&options)
    return options
}

/// A phone with a person's data.
struct Generated {
    let phone: Phone
    let report: GenerateReport

    init(_ options: GenerateOptions) throws {
        phone = try Phone(environment: Environment(timeZone: options.timeZone, seed: 1))
        report = try #require(try PersonGenerator(options).generate(into: phone))
    }

    func samples(_ type: ObjectType, _ predicate: SamplePredicate = .all) throws -> [Sample] {
        try phone.healthStore.execute(SampleQuery(type, predicate))
    }

    func samples(_ name: String) throws -> [Sample] { try samples(type(name)) }

    /// All samples, sorted by type.
    func samples() throws -> [Sample] { try report.types.flatMap { try samples($0.type) } }

    /// The samples of the watch.
    func ofWatch(_ type: ObjectType) throws -> [Sample] {
        try samples(type).filter { $0.sourceRevision?.source.name.contains("Watch") ?? false }
    }
}

extension [Sample] {
    /// The sum of the quantities, without conversion of units.
    var sum: Double { reduce(0) { $0 + ($1.quantity?.value ?? 0) } }
}

/// The plans for the days of the options.
func plans(_ options: GenerateOptions) throws -> [DayPlan] {
    let lastDay = try #require(options.lastDay.number)
    let person = Person(options)
    let days = LocalDays(options)
    return (lastDay - options.days + 1...lastDay).map { DayPlan($0, of: person, days) }
}
