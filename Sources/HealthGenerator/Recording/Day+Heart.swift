import Foundation
import HealthEngine
import HealthModel

/// Heart rate and heart rate variability.
extension Day {
    /// Every few minutes, except during workouts, which record their own heart rates.
    func recordHeartRate() throws {
        var chance = chance(.heartRateReadings)
        let still = try Self.context(1)
        let active = try Self.context(2)
        for worn in plan.wear.worn {
            var time = worn.lowerBound + Int64(chance.integer(5...240))
            var index = 0
            while time < worn.upperBound {
                while index + 1 < plan.stretches.count, plan.stretches[index].end <= time { index += 1 }
                var isMoving = false
                var isRecorded = true
                switch plan.stretches[index].activity {
                case .asleep, .still: break
                case .walking:
                    isMoving = true
                    isRecorded = !chance.happens(0.1)
                case .exercising: isRecorded = false
                }
                if isRecorded {
                    let rate = heartRate.value(at: time) + chance.normal(0, 2.5 * noise)
                    let metadata = isMoving ? active : still
                    try recorder.add(.heartRate, rate.rounded(), time, time, by: watch(at: time), metadata)
                }
                time += Int64(saturating: chance.drawn(from: Intervals.heartRates))
            }
        }
    }

    /// Notifications of a fast heart at rest, and of a slow one in the night.
    func recordHeartRateEvents() throws {
        var chance = Chance(seed: person.seed, .heartRateReadings, -plan.day)
        let (night, resting) = (plan.night, plan.restingHeartRate)
        let isLow = resting < 46 && chance.happens(0.25)
        guard isLow || resting > 84 && chance.happens(0.1) else { return }
        let start = isLow ? (night.asleep + night.awake) / 2 : plan.end - Int64(chance.integer(10_000...30_000))
        guard plan.wear.isWorn(from: start, to: start + 600) else { return }
        let threshold = Quantity(unit: .countPerMinute, value: isLow ? 40 : 100)
        let metadata = try Metadata(["HKHeartRateEventThreshold": .quantity(threshold)]).stored
        let series: Series = isLow ? .lowHeartRateEvent : .highHeartRateEvent
        try recorder.add(series, 0, start, start + 600, by: watch(at: start), metadata)
    }

    static func context(_ value: Int64) throws -> Data? {
        try Metadata(["HKMetadataKeyHeartRateMotionContext": .integer(value)]).stored
    }

    /// About every two hours at rest, each with the heartbeats of a minute.
    func recordVariability(_ chance: inout Chance) throws {
        let stored = try Metadata(["HKAlgorithmVersion": .integer(2)]).stored
        // What makes the heart faster makes its beats more even.
        let calm = person.restingHeartRate / plan.restingHeartRate
        let usual = person.variability(onDay: plan.day) * calm * calm
        var start = plan.start + Int64(chance.integer(600...7200))
        for stretch in plan.stretches {
            let isAsleep = if case .asleep = stretch.activity { true } else { false }
            let isStill = if case .still = stretch.activity { true } else { isAsleep }
            while start < stretch.end {
                let length = Int64(chance.integer(60...66))
                defer { start += Int64(chance.happens(0.8) ? chance.integer(7140...7280) : chance.integer(300...7000)) }
                let isMeasured = isStill && stretch.start <= start && start + length <= stretch.end
                guard isMeasured, plan.wear.isWorn(from: start, to: start + length) else { continue }
                let wanted = chance.logNormal(median: usual * (isAsleep ? 1.2 : 1), 0.36).clamped(to: 8...230)
                let beats = beats(from: start, during: length, deviation: wanted, &chance)
                // An export has six significant digits.
                let value = beats.variability.rounded(to: beats.variability < 100 ? 4 : 3)
                guard value > 0 else { continue }
                let source = watch(at: start)
                try recorder.add(.heartRateVariabilitySDNN, value, start, start + length, by: source, stored)
                let begin = Date(timeIntervalSince1970: Double(start))
                let series = Sample.Content.heartbeatSeries(SampleSeries(beats.heartbeats))
                try recorder.add(SampleDraft(.heartbeatSeries, series, begin, begin + Double(length), from: source.archived))
            }
        }
    }

    /// Heartbeats, rounded to a hundredth of a second. A watch misses some of them.
    private func beats(
        from start: Int64, during length: Int64, deviation: Double, _ chance: inout Chance
    ) -> (heartbeats: [Heartbeat], variability: Double) {
        let interval = 60_000 / heartRate.value(at: start)
        var heartbeats: [Heartbeat] = []
        var intervals: [Double] = []
        // In hundredths of a second.
        var time = chance.integer(10...90)
        var isAfterGap = false
        var wave = 0.0
        while time < Int(length) * 100 - 50 {
            heartbeats.append(Heartbeat(timeSinceSeriesStart: Double(time) / 100, precededByGap: isAfterGap))
            wave = 0.6 * wave + chance.normal(0, 0.8 * deviation)
            let next = max(30, Int(saturating: ((interval + wave) / 10).rounded()))
            isAfterGap = chance.happens(0.04)
            time += next * (isAfterGap ? 3 : 1)
            if !isAfterGap { intervals.append(Double(next) * 10) }
        }
        let mean = intervals.reduce(0, +) / Double(max(1, intervals.count))
        let squares = intervals.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (heartbeats, (squares / Double(max(1, intervals.count - 1))).squareRoot())
    }
}
