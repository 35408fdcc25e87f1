import HealthEngine
import HealthModel

/// Values that the watch computes once a day.
extension Day {
    func recordDailyFigures() throws {
        guard let first = plan.wear.worn.first?.lowerBound, let last = plan.wear.worn.last?.upperBound,
            plan.wear.worn.reduce(0, { $0 + $1.upperBound - $1.lowerBound }) > 6 * 3600
        else { return }
        let source = devices.watchWithoutDevice
        var chance = chance(.heartFigures)
        let start = max(first, plan.midnight)
        let end = start + Int64(saturating: chance.uniform(0.15...1) * Double(last - 1 - start))
        try recorder.add(.restingHeartRate, plan.restingHeartRate.rounded(), start, end, by: source)
        let walks = plan.bouts.filter { $0.seconds >= 180 && plan.wear.isWorn(from: $0.start, to: $0.end) }
        if let start = walks.first?.start, let end = walks.last?.end {
            let rates = walks.map { heartRate.value(at: ($0.start + $0.end) / 2 + 60) }
            let average = rates.reduce(0, +) / Double(rates.count) * (1 + chance.normal(0, 0.07 * noise))
            try recorder.add(.walkingHeartRateAverage, (average * 2).rounded() / 2, start, end, by: source)
        }
        for workout in plan.workouts where workout.kind.isOnFoot && !workout.isIndoor {
            guard workout.end - workout.start >= 1200, plan.wear.isWorn(from: workout.start, to: workout.end) else { continue }
            let value = person.oxygenUptake(onDay: plan.day) * (1 + chance.normal(0, 0.02 * noise))
            let metadata = try Metadata(["HKVO2MaxTestType": .integer(2)]).stored
            try recorder.add(.vo2Max, value.rounded(to: 2), workout.end, workout.end, by: source, metadata)
        }
    }
}

/// Loudness, light and effort.
extension Day {
    func recordSurroundings() throws {
        var chance = chance(.surroundings)
        var time = plan.night.outOfBed
        while time + 1800 <= plan.end {
            let length = [1800, 1740, Int64(chance.integer(10...1680))][chance.pick([0.57, 0.35, 0.08])]
            if plan.wear.isWorn(from: time, to: time + length) {
                let loudness = chance.normal(plan.places.place(at: time).loudness, 4).clamped(to: 32...105)
                try recorder.add(.environmentalAudioExposure, loudness.rounded(to: 4), time, time + length, by: devices.watch)
            }
            time += chance.happens(0.9) ? 1800 : 2400
        }
        try recordHeadphones(&chance)
        for bout in plan.bouts where plan.wear.isWorn(from: bout.start, to: bout.end) {
            if bout.seconds >= 120 {
                let effort = (bout.effort + chance.normal(0, 0.2 * noise)).clamped(to: 1.5...8).rounded(to: 1)
                try recorder.add(.physicalEffort, effort, bout.start, bout.end, by: devices.watch)
            }
            let isOutdoors = bout.place == .underway || bout.place == .out
            if isOutdoors, bout.seconds >= 60, plan.isDaytime(at: bout.start) {
                try recorder.add(.timeInDaylight, Double(bout.seconds / 60), bout.start, bout.end, by: devices.watch)
            }
        }
    }
}

/// What is measured some times a day or a week.
extension Day {
    /// Music and calls, on the way and at home.
    private func recordHeadphones(_ chance: inout Chance) throws {
        guard person.lifestyle.headphones > 0, person.options.devices != .watch, chance.happens(0.75) else { return }
        var rest = Int64(saturating: chance.logNormal(median: person.lifestyle.headphones, 0.6) * 3600)
        var time = plan.places.stays.first?.start ?? plan.night.outOfBed + 7200
        let level = chance.normal(54, 7)
        while rest > 60, time < plan.end {
            let length = min(rest, Int64(saturating: chance.drawn(from: Intervals.headphones).rounded()))
            let loudness = chance.normal(level, 9).clamped(to: 20...102).rounded(to: 4)
            try recorder.add(.headphoneAudioExposure, loudness, time, time + length, by: devices.phone)
            (rest, time) = (rest - max(30, length), time + length + (chance.happens(0.6) ? 0 : Int64(chance.integer(10...9000))))
        }
    }

    /// Once a week, on a day that differs between people: how steadily and how far the person walks.
    func recordMobility() throws {
        guard UInt64(LocalDays.weekday(plan.day)) == person.seed % 7 else { return }
        var chance = chance(.figures)
        let noon = plan.zone.noon(of: plan.day)
        // No longer than HealthKit allows for the steadiness.
        let start = noon - 4 * 86_400
        let years = max(0, person.age(onDay: plan.day) - 60)
        let pace = person.pace(onDay: plan.day)
        let steadiness = (0.98 - 0.006 * years - 0.3 * (1 - pace) + chance.normal(0, 0.025)).clamped(to: 0.3...1)
        if plan.wear.takesPhone {
            try recorder.add(.appleWalkingSteadiness, steadiness.rounded(to: 4), start, noon, by: devices.phone)
        }
        guard !plan.wear.worn.isEmpty else { return }
        // The estimate ends at 500 meters.
        let meters = (560 * pace * (1 - 0.009 * years) + chance.normal(0, 25)).clamped(to: 120...500).rounded()
        try recorder.add(.sixMinuteWalkTestDistance, meters, start, noon, by: devices.watchWithoutDevice)
    }

    /// What the person drank in the evening, if they enter it.
    func recordEvening() throws {
        let drinks = Evening(ofDay: plan.day, of: person, isIll: plan.isIll).drinks
        guard person.lifestyle.logsDrinks, drinks > 0 else { return }
        let time = plan.end - 5400
        try recorder.add(.numberOfAlcoholicBeverages, Double(drinks), time, time, by: devices.health, RecordedMetadata.entered)
    }
}

extension DayPlan {
    /// Whether a time is between about 8:00 and 18:00.
    func isDaytime(at time: Int64) -> Bool { abs(time - zone.noon(of: day) - 3600) < 5 * 3600 }
}
