import HealthModel

/// Energy, in samples of some seconds while moving and of some minutes at rest.
extension Day {
    func recordEnergy() throws {
        var chance = chance(.energy)
        let basal = person.basalRate(onDay: plan.day)
        let weight = person.weight(onDay: plan.day)
        for stretch in plan.stretches {
            let effort: Double
            switch stretch.activity {
            case .asleep: effort = 0.95
            case .still: effort = 1.12
            case .walking(let bout): effort = bout.effort
            case .exercising: continue
            }
            for worn in worn(from: stretch.start, to: stretch.end) {
                try recordActiveEnergy(worn, effort: effort, weight: weight, &chance)
                try recordBasalEnergy(worn, isMoving: effort > 1.5, basal, &chance)
            }
        }
    }

    /// A body that rests burns one kilocalorie per kilogram and hour. What it burns beyond that is recorded at times.
    private func recordActiveEnergy(_ range: Range<Int64>, effort: Double, weight: Double, _ chance: inout Chance) throws {
        let isMoving = effort > 1.5
        let share = isMoving ? 1 : effort < 1 ? 0.25 : 0.55
        try inPieces(of: range, Intervals.activeEnergy, &chance) { start, end, chance in
            guard chance.happens(share) else { return }
            let surplus = max(0.02, effort - 1 + chance.uniform(-0.1...0.1) * (isMoving ? 2 * noise : 1)) / share
            let energy = (surplus * weight / 60 * Double(end - start) / 60).rounded(to: 3)
            if energy > 0 { try recorder.add(.activeEnergyBurned, energy, start, end, by: watch(at: start)) }
        }
    }

    private func recordBasalEnergy(_ range: Range<Int64>, isMoving: Bool, _ basal: Double, _ chance: inout Chance) throws {
        try inPieces(of: range, isMoving ? [3600] : Intervals.basalEnergy, &chance) { start, end, chance in
            let seen = 1 + chance.uniform(-0.1...0.1) * noise
            let energy = (basal * seen * Double(end - start) / 60).rounded(to: 3)
            try recorder.add(.basalEnergyBurned, energy, start, end, by: watch(at: start))
        }
    }

    /// Calls `body` with pieces of an interval, whose lengths have the quantiles.
    func inPieces(
        of range: Range<Int64>, _ lengths: [Double], _ chance: inout Chance,
        _ body: (Int64, Int64, inout Chance) throws -> Void
    ) throws {
        var start = range.lowerBound
        while start < range.upperBound {
            let length = lengths.count > 1 ? chance.drawn(from: lengths).rounded() : lengths[0]
            let end = min(range.upperBound, start + Int64(saturating: length))
            try body(start, end, &chance)
            start = end
        }
    }
}
