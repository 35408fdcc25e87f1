import Foundation
import HealthModel

/// Days in the person's time zone, which trips change. Clock changes are taken into account.
struct LocalDays {
    private let home: TimeZone
    /// The trips in order.
    private let trips: [Trip]

    struct Trip {
        let zone: TimeZone
        /// The days of the first evening there and of the first evening back.
        let first: Int
        let last: Int
    }

    init(_ options: GenerateOptions) {
        let (seed, home) = (options.seed, options.timeZone)
        self.home = home
        let planned = options.trips?.map { trip in
            Trip(zone: trip.timeZone, first: trip.firstDay.number ?? 0, last: trip.lastDay.number ?? 0)
        }
        trips = planned?.sorted { $0.first < $1.first } ?? Self.halfYears.map { Self.trip(inHalfYear: $0, from: home, seed) }
    }

    /// The trip on which the evening of a day is spent: the last one that has begun, unless it is over. Uses a binary search, because
    /// there may be many trips.
    func trip(onDay day: Int) -> Trip? {
        var begun = 0..<trips.count
        while !begun.isEmpty {
            let middle = begun.lowerBound + begun.count / 2
            begun = trips[middle].first <= day ? middle + 1..<begun.upperBound : begun.lowerBound..<middle
        }
        guard begun.lowerBound > 0 else { return nil }
        let trip = trips[begun.lowerBound - 1]
        return day < trip.last ? trip : nil
    }

    /// The time zone of the person on the evening of a day.
    func zone(_ day: Int) -> TimeZone { trip(onDay: day)?.zone ?? home }

    /// The time zone in which the person wakes up on a day.
    func morningZone(_ day: Int) -> TimeZone { zone(day - 1) }

    func isTravelDay(_ day: Int) -> Bool { zone(day) != zone(day - 1) }

    /// The time at an hour after midnight, in the zone of the morning: before any flight.
    func morning(_ day: Int, _ hour: Double) -> Int64 {
        morningZone(day).noon(of: day) + Int64(saturating: (hour - 12) * 3600)
    }

    /// The time at an hour after midnight, in the zone of the evening. Hours above 24 are in the following night.
    func evening(_ day: Int, _ hour: Double) -> Int64 {
        zone(day).noon(of: day) + Int64(saturating: (hour - 12) * 3600)
    }

    /// The weekday, 0 for Sunday.
    static func weekday(_ day: Int) -> Int { day + 4 - (day + 4).quotient(by: 7) * 7 }

    /// The effect of jet lag on sleep in hours, positive for later. The time difference that causes it fades by an hour a day.
    func lag(onMorning day: Int) -> Double {
        for nights in 0...12 {
            let arrival = day - 1 - nights
            let (here, before) = (zone(arrival).noon(of: arrival), zone(arrival - 1).noon(of: arrival))
            guard here != before else { continue }
            // After a flight east, noon is earlier than before.
            let difference = Double(before - here) / 3600
            let rest = max(0, abs(difference) - Double(nights))
            return (difference > 0 ? 1 : -1) * min(3, 0.35 * rest)
        }
        return 0
    }

    // MARK: Trips by the seed

    private static let halfYear = 182
    /// The half years whose trips can affect a day that can be generated.
    private static var halfYears: ClosedRange<Int> {
        GenerateOptions.earliest.quotient(by: halfYear) - 1...GenerateOptions.latest.quotient(by: halfYear) + 1
    }
    /// The destinations of trips by the seed.
    private static let destinations = [
        "America/New_York", "Europe/Lisbon", "Asia/Tokyo", "America/Los_Angeles", "Europe/Athens", "Asia/Bangkok",
        "America/Sao_Paulo", "Europe/London", "Asia/Dubai", "America/Chicago", "Africa/Johannesburg", "Australia/Perth",
    ]

    private static func trip(inHalfYear number: Int, from home: TimeZone, _ seed: UInt64) -> Trip {
        var chance = Chance(seed: seed, .trips, number)
        let first = number * halfYear + chance.integer(14...150)
        let length = chance.integer(4...14)
        let start = chance.integer(0...destinations.count - 1)
        let zones = (0..<destinations.count).lazy.compactMap { step in
            TimeZone(identifier: destinations[(start + step) % destinations.count])
        }
        let zone = zones.first { zone in
            let difference = abs(zone.noon(of: first) - home.noon(of: first))
            return (1...10).contains(difference / 3600)
        }
        return Trip(zone: zone ?? home, first: first, last: first + length)
    }
}
