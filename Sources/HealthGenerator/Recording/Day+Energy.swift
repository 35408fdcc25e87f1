/// Energy, in samples of some seconds while moving and of some minutes at rest.
extension Day {
    func recordEnergy() throws {
        var chance = chance(.energy)
        let basal = person.basalRate(onDay: plan.day)
        let weight = person.weight(onDay: plan.day)
        for stretch in plan.stretches {
            let length: ClosedRange<Int>
            let effort: Double
            switch stretch.activity {
            case .asleep: (length, effort) = (180...900, 0.95)
            case .still: (length, effort) = (60...240, 1.12)
            case .walking(let bout): (length, effort) = (10...45, bout.effort)
            case .exercising: continue
            }
            for worn in worn(from: stretch.start, to: stretch.end) {
                try recordEnergy(worn, in: length, effort: effort, basal: basal, weight: weight, &chance)
            }
        }
    }

    private func recordEnergy(
        _ range: Range<Int64>, in length: ClosedRange<Int>, effort: Double, basal: Double, weight: Double, _ chance: inout Chance
    ) throws {
        let isMoving = effort > 1.5
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(range.upperBound, start + Int64(chance.integer(length)))
            let minutes = Double(end - start) / 60
            // At rest, a body burns one kilocalorie per kilogram and hour.
            let surplus = max(0.02, effort - 1 + chance.uniform(-0.1...0.1) * (isMoving ? 2 * noise : 1))
            let energy = (surplus * weight / 60 * minutes).rounded(to: 3)
            if energy > 0 { try recorder.add(.activeEnergyBurned, energy, start, end, by: watch(at: start)) }
            if !isMoving {
                try recorder.add(.basalEnergyBurned, (basal * minutes).rounded(to: 3), start, end, by: watch(at: start))
            }
            start = end
        }
        if isMoving {
            let minutes = Double(range.upperBound - range.lowerBound) / 60
            try recorder.add(
                .basalEnergyBurned, (basal * minutes).rounded(to: 3), range.lowerBound, range.upperBound,
                by: watch(at: range.lowerBound)
            )
        }
    }
}
