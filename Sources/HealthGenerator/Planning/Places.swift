import HealthModel

/// A kind of place where the person stays.
enum Place {
    case home, underway, work, out, flight

    /// The share of walks on which the person carries the phone.
    var carryingShare: Double {
        switch self {
        case .home: 0.6
        case .work: 0.8
        case .underway: 0.98
        case .out: 0.95
        case .flight: 0.5
        }
    }

    /// The average loudness in decibels.
    var loudness: Double {
        switch self {
        case .home: 55
        case .underway: 70
        case .work: 60
        case .out: 68
        case .flight: 80
        }
    }
}

/// The stays of a day in order. Between them the person is at home.
struct Places {
    struct Stay {
        let place: Place
        let start: Int64
        let end: Int64
    }

    private(set) var stays: [Stay] = []
    private let end: Int64

    init(day: Int, from start: Int64, to end: Int64, of person: Person, _ days: LocalDays, isIll: Bool) {
        self.end = end
        guard !isIll else { return }
        var chance = Chance(seed: person.seed, .places, day)
        if days.isTravelDay(day) {
            travel(from: start, &chance)
        } else if Person.isFree(day, days) {
            goOut(from: start + Self.seconds(chance.uniform(1.5...4)), &chance)
            if chance.happens(0.6) {
                goOut(from: (stays.last?.end ?? start) + Self.seconds(chance.uniform(1...3)), &chance)
            }
        } else {
            let leaving = start + Self.seconds(chance.uniform(0.6...1.4))
            let isAtNight = person.worksAtNight(day, days)
            append(.underway, from: isAtNight ? max(leaving, days.evening(day, 20)) : leaving, hours: person.commute)
            append(.work, hours: chance.uniform(8...9.2))
            append(.underway, hours: person.commute)
            if chance.happens(0.25) {
                goOut(from: (stays.last?.end ?? start) + Self.seconds(chance.uniform(0.5...2)), &chance)
            }
        }
    }

    func place(at time: Int64) -> Place { stays.first { $0.start <= time && time < $0.end }?.place ?? .home }

    /// When the person is home from work; nil on days without work.
    var endOfWork: Int64? {
        stays.firstIndex { $0.place == .work }.map { stays[min($0 + 1, stays.count - 1)].end }
    }

    private mutating func travel(from start: Int64, _ chance: inout Chance) {
        let awake = Double(end - start) / 3600
        let hours = (awake - 5).clamped(to: 1...11)
        append(.underway, from: start + Self.seconds(chance.uniform(0.8...1.5)), hours: 1.2)
        append(.flight, hours: hours)
        append(.underway, hours: 1)
    }

    private mutating func goOut(from start: Int64, _ chance: inout Chance) {
        append(.underway, from: start, hours: chance.uniform(0.15...0.5))
        append(.out, hours: chance.uniform(0.7...3))
        append(.underway, hours: chance.uniform(0.15...0.5))
    }

    /// Adds a stay, which ends with the day at the latest.
    private mutating func append(_ place: Place, from start: Int64? = nil, hours: Double) {
        let start = start ?? stays.last?.end ?? end
        let stop = min(end, start + Self.seconds(hours))
        if start < stop { stays.append(Stay(place: place, start: start, end: stop)) }
    }

    private static func seconds(_ hours: Double) -> Int64 { Int64(saturating: hours * 3600) }
}
