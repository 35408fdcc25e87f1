/// Values that the watch computes once a day.
extension Day {
    func recordDailyFigures() throws {
        guard let first = plan.wear.worn.first?.lowerBound, let last = plan.wear.worn.last?.upperBound,
            plan.wear.worn.reduce(0, { $0 + $1.upperBound - $1.lowerBound }) > 6 * 3600
        else { return }
        let source = devices.watchWithoutDevice
        try recorder.add(.restingHeartRate, plan.restingHeartRate.rounded(), max(first, plan.midnight), last - 1, by: source)
        let walks = plan.bouts.filter { $0.seconds >= 180 && plan.wear.isWorn(from: $0.start, to: $0.end) }
        if let start = walks.first?.start, let end = walks.last?.end {
            let rates = walks.map { heartRate.value(at: ($0.start + $0.end) / 2 + 60) }
            let average = rates.reduce(0, +) / Double(rates.count)
            try recorder.add(.walkingHeartRateAverage, average.rounded(), start, end, by: source)
        }
        for workout in plan.workouts where workout.kind.isOnFoot && !workout.isIndoor {
            guard workout.end - workout.start >= 1200, plan.wear.isWorn(from: workout.start, to: workout.end) else {
                continue
            }
            var chance = chance(.oxygenUptake)
            let value = person.oxygenUptake(onDay: plan.day) * (1 + chance.normal(0, 0.02 * noise))
            try recorder.add(.vo2Max, value.rounded(to: 2), workout.end, workout.end, by: source)
        }
    }
}

/// Loudness, light and effort.
extension Day {
    func recordSurroundings() throws {
        var chance = chance(.surroundings)
        var time = plan.night.outOfBed
        while time + 1800 <= plan.end {
            if plan.wear.isWorn(from: time, to: time + 1800) {
                let loudness = chance.normal(plan.places.place(at: time).loudness, 4).clamped(to: 32...105)
                try recorder.add(.environmentalAudioExposure, loudness.rounded(to: 4), time, time + 1800, by: devices.watch)
            }
            time += 1800
        }
        for bout in plan.bouts where plan.wear.isWorn(from: bout.start, to: bout.end) {
            if bout.seconds >= 120 {
                let effort = (bout.effort + chance.normal(0, 0.2 * noise)).clamped(to: 1.5...8).rounded(to: 1)
                try recorder.add(.physicalEffort, effort, bout.start, bout.end, by: devices.watch)
            }
            let isOutdoors = bout.place == .underway || bout.place == .out
            if isOutdoors, bout.seconds >= 60, plan.isDaytime(at: bout.start) {
                try recorder.add(
                    .timeInDaylight, (Double(bout.seconds) / 60).rounded(.down), bout.start, bout.end, by: devices.watch
                )
            }
        }
    }
}

extension DayPlan {
    /// Whether a time is between about 8:00 and 18:00.
    func isDaytime(at time: Int64) -> Bool { abs(time - zone.noon(of: day) - 3600) < 5 * 3600 }
}
