import HealthModel

/// Steps, distance, floors and minutes of exercise, as the watch counts them.
extension Day {
    /// The length of a step in meters.
    var stride: Double { 0.00414 * person.height }

    func recordMotion() throws {
        var chance = chance(.motion)
        for bout in plan.bouts {
            for worn in worn(from: bout.start, to: bout.end) {
                try recordSteps(of: bout, during: worn, &chance)
                try recordDistance(of: bout, during: worn, &chance)
                try recordExercise(of: bout, during: worn, &chance)
            }
            if bout.flights > 0, plan.wear.isWorn(from: bout.start, to: bout.end) {
                let start = climbStart(bout, &chance)
                try recorder.add(.flightsClimbed, Double(bout.flights), start, bout.end, by: devices.watch)
                let pace = person.pace(onDay: plan.day)
                let up = chance.normal(0.44, 0.05) * pace
                try recorder.add(.stairAscentSpeed, up.rounded(to: 4), start, bout.end, by: devices.watch)
                if chance.happens(0.8) {
                    let down = (up + chance.normal(0.06, 0.05)).rounded(to: 4)
                    try recorder.add(.stairDescentSpeed, max(0.15, down), bout.start, bout.start + 9, by: devices.watch)
                }
            }
        }
    }

    /// When a climb at the end of a walk begins.
    func climbStart(_ bout: Bout, _ chance: inout Chance) -> Int64 {
        max(bout.start, bout.end - Int64(saturating: chance.drawn(from: Intervals.flights)))
    }

    /// In samples of up to ten minutes. A few steps are missed.
    private func recordSteps(of bout: Bout, during worn: Range<Int64>, _ chance: inout Chance) throws {
        var start = worn.lowerBound
        while start < worn.upperBound {
            let end = min(worn.upperBound, start + Int64(chance.integer(240...600)))
            let seen = (0.98 + chance.normal(0, 0.015 * noise)).clamped(to: 0.8...1.05)
            let steps = (bout.cadence * Double(end - start) / 60 * seen).rounded()
            if steps > 0 { try recorder.add(.stepCount, steps, start, end, by: devices.watch) }
            start = end
        }
    }

    private func recordDistance(of bout: Bout, during worn: Range<Int64>, _ chance: inout Chance) throws {
        let speed = stride * bout.cadence / 60
        try inPieces(of: worn, Intervals.watchDistances, &chance) { start, end, chance in
            let seen = (1 + chance.normal(0, 0.03 * noise)).clamped(to: 0.7...1.3)
            let distance = (speed * Double(end - start) * seen / 1000).rounded(to: 6)
            if distance > 0 { try recorder.add(.distanceWalkingRunning, distance, start, end, by: devices.watch) }
        }
    }

    /// A minute counts if it is at least as intense as a fast walk.
    private func recordExercise(of bout: Bout, during worn: Range<Int64>, _ chance: inout Chance) throws {
        guard bout.cadence >= 93, bout.seconds >= 120 else { return }
        var minute = (worn.lowerBound + 59) / 60 * 60
        while minute + 60 <= worn.upperBound {
            if chance.happens(0.9) { try recorder.add(.appleExerciseTime, 1, minute, minute + 60, by: devices.watch) }
            minute += 60
        }
    }

    // MARK: Standing

    /// Minutes of standing in slots of five minutes, and for each hour whether the person stood.
    func recordStanding() throws {
        var chance = chance(.standing)
        let offset = plan.minutesOfZone
        var hour = (plan.start + offset) / 3600 * 3600 - offset
        if hour < plan.start { hour += 3600 }
        while hour < plan.end {
            let stop = min(hour + 3600, plan.end)
            var hasStood = false
            var slot = hour
            while slot + 300 <= stop {
                let upright = uprightSeconds(from: slot, to: slot + 300)
                let minutes = min(5, (Double(upright) / 60).rounded(.up) + (upright > 0 && chance.happens(0.4) ? 1 : 0))
                if minutes > 0 {
                    try recorder.add(.appleStandTime, minutes, slot, slot + 300, by: devices.standing)
                    hasStood = hasStood || upright >= 60
                }
                slot += 300
            }
            if plan.wear.isWorn(from: hour, to: stop) {
                try recorder.add(.appleStandHour, hasStood ? 0 : 1, hour, hour + 3600, by: devices.watch)
            }
            hour += 3600
        }
    }

    /// The time that the person walks or works out while wearing the watch.
    private func uprightSeconds(from start: Int64, to end: Int64) -> Int64 {
        guard plan.wear.isWorn(from: start, to: end) else { return 0 }
        let walked = plan.bouts.reduce(0) { $0 + max(0, min(end, $1.end) - max(start, $1.start)) }
        return plan.workouts.reduce(walked) { $0 + max(0, min(end, $1.end) - max(start, $1.start)) }
    }
}
