import HealthModel

/// A walk without a rest. Times are seconds since 1970.
struct Bout {
    let start: Int64
    let end: Int64
    /// Steps a minute.
    let cadence: Double
    let place: Place
    /// Whether the person carries the phone.
    let isCarried: Bool
    /// Floors climbed at the end of the walk.
    let flights: Int

    var seconds: Int64 { end - start }
    var steps: Double { cadence * Double(seconds) / 60 }
    /// The effort as a multiple of the energy at rest.
    var effort: Double { 2 + (cadence - 60) / 20 }
}

/// The walks of a day.
struct Bouts {
    /// The distribution of steps over the hours awake, for days with and without work.
    private static let workDay = [0.5, 1.35, 1, 0.8, 0.8, 1.15, 1, 0.75, 0.75, 1, 1.35, 1.15, 0.75, 0.5, 0.3, 0.15]
    private static let freeDay = [0.3, 0.7, 1.15, 1.3, 1.25, 1.15, 1.1, 1.05, 1, 1, 0.9, 0.8, 0.6, 0.4, 0.25, 0.1]

    private(set) var bouts: [Bout] = []
    private let places: Places
    private let takesPhone: Bool
    private let usualCadence: Double
    private var chance: Chance
    private var carrying: Chance

    /// Walks with `steps` steps between two times, none of them while the person is busy.
    init(
        _ steps: Double, day: Int, from start: Int64, to end: Int64, _ places: Places, _ busy: [Range<Int64>], of person: Person,
        isFree: Bool, takesPhone: Bool
    ) {
        self.places = places
        self.takesPhone = takesPhone
        usualCadence = (person.fitness == .low ? 99 : person.fitness == .average ? 105 : 109) * person.pace(onDay: day)
        chance = Chance(seed: person.seed, .bouts, day)
        carrying = Chance(seed: person.seed, .carrying, day)
        let hours = max(1, Int((end - start) / 3600))
        let tilt = person.chronotype == .early ? -0.25 : person.chronotype == .intermediate ? 0 : 0.25
        let pattern = isFree ? Self.freeDay : Self.workDay
        let weights = (0..<hours).map { hour in
            let place = Double(hour) / Double(max(1, hours - 1))
            let isFlying = places.place(at: start + Int64(hour) * 3600 + 1800) == .flight
            return pattern[min(15, hour * 16 / hours)] * (1 + tilt * (2 * place - 1)) * (isFlying ? 0.1 : 1)
        }
        let scale = steps / weights.reduce(0, +)
        var target = 0.0
        var done = 0.0
        for hour in 0..<hours {
            target += weights[hour] * scale
            let begin = start + Int64(hour) * 3600
            let stop = hour == hours - 1 ? end : begin + 3600
            done += walk(target - done, from: begin, to: stop)
        }
        bouts.removeAll { bout in busy.contains { bout.start < $0.upperBound + 60 && $0.lowerBound - 60 < bout.end } }
    }

    /// Adds the walks of an hour. Returns the number of their steps.
    private mutating func walk(_ steps: Double, from start: Int64, to end: Int64) -> Double {
        var drawn: [(seconds: Double, cadence: Double)] = []
        var (done, busy) = (0.0, 0.0)
        let longest = Double(end - start) * 0.85
        while done < steps - 10 {
            var minutes: Double
            switch chance.pick([0.72, 0.2, 0.08]) {
            case 0: minutes = chance.uniform(0.2...2.5)
            case 1: minutes = chance.uniform(3...10)
            default: minutes = chance.uniform(10...30)
            }
            let cadence = chance.normal(minutes < 3 ? 84 : usualCadence, 9).clamped(to: 50...132).rounded()
            minutes = min(minutes, 1.6 * (steps - done) / cadence + 0.3)
            guard busy + minutes * 60 < longest else { break }
            drawn.append((minutes * 60, cadence))
            busy += minutes * 60
            done += minutes * cadence
        }
        guard !drawn.isEmpty else { return 0 }
        let gaps = drawn.map { _ in chance.share() } + [chance.share()]
        let scale = (Double(end - start) - busy) / gaps.reduce(0, +)
        var time = Double(start)
        for (index, walk) in drawn.enumerated() {
            time += gaps[index] * scale
            append(from: Int64(saturating: time), to: Int64(saturating: time + walk.seconds), cadence: walk.cadence)
            time += walk.seconds
        }
        return done
    }

    private mutating func append(from start: Int64, to end: Int64, cadence: Double) {
        guard start + 5 < end else { return }
        let place = places.place(at: start)
        let isCarried = carrying.happens(place.carryingShare) && takesPhone
        let climbs = chance.happens(0.2)
        bouts.append(
            Bout(
                start: start,
                end: end,
                cadence: cadence,
                place: place,
                isCarried: isCarried,
                flights: climbs && place != .flight ? [1, 2, 3, 5][chance.pick([0.72, 0.16, 0.08, 0.04])] : 0
            )
        )
    }
}
