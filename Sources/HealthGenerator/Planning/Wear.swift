import HealthModel

/// When the watch is worn, and whether the person takes the phone along.
struct Wear {
    /// When the watch is worn: in order, without overlaps, in seconds since 1970.
    let worn: [Range<Int64>]
    let takesPhone: Bool

    init(day: Int, _ night: Night, to end: Int64, _ workouts: [PlannedWorkout], of person: Person) {
        var chance = Chance(seed: person.seed, .wear, day)
        let gaps = person.options.gaps
        let isForgotten = chance.happens(gaps == .usual ? 0.02 : 0.06)
        let isUsuallyNightOff = chance.happens(gaps == .usual ? 0.25 : 0.45)
        // A second watch is worn in bed while the first one is charged.
        let hasSecond = person.options.watches > 1
        let isNightOff =
            person.options.watchAtNight == .usual ? isUsuallyNightOff && !hasSecond : person.options.watchAtNight == .never
        let isPhoneForgotten = chance.happens(gaps == .usual ? 0.01 : 0.04)
        let charging = Int64(saturating: chance.uniform(45...90) * 60)
        let moment = Int64(saturating: chance.uniform(5...30) * 60)
        takesPhone = person.options.devices != .watch && !(isPhoneForgotten && gaps != .none)
        guard person.options.devices != .phone else {
            worn = []
            return
        }
        guard gaps != .none else {
            worn = [(person.options.watchAtNight == .never ? night.outOfBed : night.inBed)..<end]
            return
        }
        let isLost = gaps == .many && Self.isLost(day, of: person)
        guard !isForgotten, !isLost else {
            worn = []
            return
        }
        var off: [Range<Int64>] = []
        if isNightOff { off.append(night.inBed..<night.outOfBed + moment) }
        let needsPause = !hasSecond
        if needsPause, person.chargesInTheEvening {
            off.append(end - charging - moment..<end - moment)
        } else if needsPause, !isNightOff {
            off.append(night.outOfBed + moment..<night.outOfBed + moment + charging)
        }
        off.removeAll { pause in workouts.contains { pause.lowerBound < $0.end && $0.start < pause.upperBound } }
        worn = Self.rest(of: night.inBed..<end, without: off)
    }

    /// Whether the watch is lost on a day: one week in each year.
    private static func isLost(_ day: Int, of person: Person) -> Bool {
        let year = day.quotient(by: 364)
        var chance = Chance(seed: person.seed, .wear, -1 - year)
        let first = year * 364 + chance.integer(0...357)
        return (first..<first + 7).contains(day)
    }

    private static func rest(of whole: Range<Int64>, without holes: [Range<Int64>]) -> [Range<Int64>] {
        var rest: [Range<Int64>] = []
        var time = whole.lowerBound
        for hole in holes where hole.lowerBound < whole.upperBound {
            if time < hole.lowerBound { rest.append(time..<hole.lowerBound) }
            time = max(time, hole.upperBound)
        }
        if time < whole.upperBound { rest.append(time..<whole.upperBound) }
        return rest
    }

    /// Whether the watch is worn during a whole interval.
    func isWorn(from start: Int64, to end: Int64) -> Bool {
        worn.contains { $0.lowerBound <= start && end <= $0.upperBound }
    }
}
