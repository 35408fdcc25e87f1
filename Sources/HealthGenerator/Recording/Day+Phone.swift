import Foundation
import HealthEngine
import HealthModel

/// Samples of the phone while it is carried: steps, distance, floors and gait.
extension Day {
    func recordPhone() throws {
        var chance = chance(.phone)
        let side = try Metadata(["HKMetadataKeyDevicePlacementSide": .integer(1)]).stored
        for walk in walksWithPhone(&chance) {
            // The samples of the phone begin and end at other times than those of the watch.
            let late = Int64(chance.integer(1...12))
            guard walk.start + late < walk.end else { continue }
            try inPieces(of: walk.start + late..<walk.end, Intervals.phoneSteps, &chance) { start, end, chance in
                let seen = (0.97 + chance.normal(0, 0.03 * noise)).clamped(to: 0.7...1.1)
                let steps = (walk.cadence * Double(end - start) / 60 * seen).rounded()
                guard steps > 0 else { return }
                try recorder.add(.stepCount, steps, start, end, by: devices.phone)
                let distance = (stride * steps / 1000 * (1 + chance.normal(0, 0.05 * noise))).rounded(to: 6)
                try recorder.add(.distanceWalkingRunning, max(0.001, distance), start, end, by: devices.phone)
            }
            if walk.flights > 0 {
                try recorder.add(.flightsClimbed, Double(walk.flights), climbStart(walk, &chance), walk.end, by: devices.phone)
            }
            if walk.seconds >= 30, walk.cadence < 135, chance.happens(0.5) { try recordGait(of: walk, side, &chance) }
        }
    }

    /// The walks on which the phone is carried. Most people take it along when they run outdoors.
    private func walksWithPhone(_ chance: inout Chance) -> [Bout] {
        var walks = plan.bouts.filter(\.isCarried)
        for workout in plan.workouts where workout.cadence > 0 {
            guard chance.happens(workout.isIndoor ? 0.2 : 0.65), plan.wear.takesPhone else { continue }
            walks.append(
                Bout(
                    start: workout.start, end: workout.pause?.lowerBound ?? workout.end, cadence: workout.cadence, place: .out,
                    isCarried: true, flights: 0
                )
            )
        }
        return walks.sorted { $0.start < $1.start }
    }

    private func recordGait(of walk: Bout, _ side: Data?, _ chance: inout Chance) throws {
        var start = walk.start + Int64(chance.integer(5...20))
        while start + 2 < walk.end {
            let end = min(walk.end, start + Int64(saturating: chance.drawn(from: Intervals.gaits).rounded()))
            // Short measurements of a walk differ much.
            let speed = (stride * walk.cadence / 60 * (1 + chance.normal(0, 0.13 * noise))).rounded(to: 2)
            let length = stride * 100 * (1 + chance.normal(0, 0.11 * noise))
            let support = (0.28 + chance.normal(0, 0.022 * noise)).clamped(to: 0.2...0.4)
            try recorder.add(.walkingSpeed, (speed * 3.6).rounded(to: 3), start, end, by: devices.phone, side)
            try recorder.add(.walkingStepLength, length.rounded().clamped(to: 30...130), start, end, by: devices.phone, side)
            if chance.happens(0.7) {
                try recorder.add(.walkingDoubleSupportPercentage, support.rounded(to: 3), start, end, by: devices.phone, side)
            }
            if end - start >= 13, chance.happens(0.8) {
                let asymmetry = chance.happens(0.7) ? 0 : chance.uniform(0.01...0.08)
                try recorder.add(.walkingAsymmetryPercentage, asymmetry.rounded(to: 2), start, end, by: devices.phone, side)
            }
            start = end + Int64(saturating: chance.drawn(from: Intervals.betweenGaits))
        }
    }
}
