import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthReport

/// A phone in Berlin, with samples of other apps and devices.
final class Scenario {
    let phone: Phone
    let zone: TimeZone
    let calendar: Calendar

    init() throws {
        zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        calendar = Period.calendar(in: zone)
        phone = try Phone(environment: Environment(timeZone: zone, seed: 1))
    }

    /// A time in March 2026, as hours of local time.
    func time(_ day: Int, _ hours: Double) throws -> Date {
        let minutes = Int(hours * 60)
        let parts = DateComponents(year: 2026, month: 3, day: day, hour: minutes / 60, minute: minutes % 60)
        return try #require(calendar.date(from: parts))
    }

    func save(_ samples: [Sample], by name: String = "Watch") throws {
        let source = Source(name: name, bundleIdentifier: "com.example.\(name.lowercased())")
        try phone.addSamples(samples, from: SourceRevision(source: source))
    }

    func steps(_ count: Double, _ day: Int, _ from: Double, _ to: Double) throws -> Sample {
        try Sample(
            type: .stepCount,
            quantity: Quantity(unit: .count, value: count),
            startDate: try time(day, from),
            endDate: try time(day, to)
        )
    }

    func rate(_ value: Double, _ day: Int, _ hours: Double) throws -> Sample {
        let time = try time(day, hours)
        let quantity = Quantity(unit: .countPerMinute, value: value)
        return try Sample(type: .heartRate, quantity: quantity, startDate: time, endDate: time)
    }

    func sleep(_ value: Int, _ from: (day: Int, hours: Double), _ to: (day: Int, hours: Double)) throws -> Sample {
        try Sample(
            type: .sleepAnalysis, value: value, startDate: try time(from.day, from.hours), endDate: try time(to.day, to.hours)
        )
    }

    /// One value at a time, in the canonical unit of the type.
    func value(_ value: Double, _ type: ObjectType, _ time: Date) throws -> Sample {
        let unit = try #require(type.quantity?.unit)
        return try Sample(type: type, quantity: Quantity(unit: unit, value: value), startDate: time, endDate: time)
    }

    func period(_ count: Int = 7, upTo day: Int) throws -> Period {
        try #require(Period(count, upTo: try time(day, 12), in: calendar))
    }

    /// The time of the reports: 1 January 2027.
    let now = Date(timeIntervalSince1970: 1_798_761_600)

    func contents() throws -> StoreContents { try StoreContents(phone, in: calendar, now: now) }

    func page(_ options: (inout ReportOptions) -> Void = { _ in }) throws -> String {
        var chosen = ReportOptions(date: now, timeZone: zone)
        options(&chosen)
        return String(decoding: try Report(of: phone, chosen).bytes, as: UTF8.self)
    }
}
