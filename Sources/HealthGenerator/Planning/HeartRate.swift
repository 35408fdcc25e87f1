/// The heart rate by minute. It follows the person's activity with a lag of two minutes.
struct HeartRate {
    private let origin: Int64
    private var rates: [Double]

    init(_ plan: DayPlan) {
        var chance = Chance(seed: plan.person.seed, .heartRate, plan.day)
        origin = plan.start
        let count = Int((plan.end - plan.start) / 60) + 2
        rates = []
        rates.reserveCapacity(count)
        let resting = plan.restingHeartRate
        let reserve = plan.person.maximumHeartRate(onDay: plan.day) - resting
        let maximumEffort = plan.person.oxygenUptake(onDay: plan.day) / 3.5
        var rate = resting + 6
        var calm = 0.5
        var index = 0
        for minute in 0..<count {
            let time = origin + Int64(minute) * 60
            while index + 1 < plan.stretches.count, plan.stretches[index].end <= time { index += 1 }
            let stretch = plan.stretches[index]
            // The calmness changes about every ten minutes.
            if chance.happens(0.1) { calm = chance.share() }
            let target: Double
            switch stretch.activity {
            case .asleep:
                let share = Double(time - stretch.start) / Double(max(1, stretch.end - stretch.start))
                target = resting - 7 + 6 * share * share + 3 * calm
            case .still: target = resting + 1 + 12 * calm
            case .walking(let bout):
                target = resting + reserve * min(0.5, (bout.effort - 1) / (maximumEffort - 1)) + 4 * calm
            case .exercising(let workout):
                let effort = workout.isActive(at: time) ? workout.effort : 0.25
                target = resting + reserve * min(0.96, effort + 0.05 * (calm - 0.5))
            }
            rate += (target - rate) * 0.4
            rates.append(rate)
        }
    }

    /// The heart rate at a time, in beats a minute.
    func value(at time: Int64) -> Double {
        let index = min(max(0, Int((time - origin) / 60)), rates.count - 2)
        let share = min(1, Double(time - origin - Int64(index) * 60) / 60)
        return rates[index] + (rates[index + 1] - rates[index]) * share
    }
}
