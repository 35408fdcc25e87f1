import Foundation
import HealthModel

@testable import HealthGenerator

extension Property {
    /// A quantile of the times between heart rates outside workouts.
    private static func heartRates(_ share: Double, _ range: ClosedRange<Double>) -> Property {
        Property("seconds between heart rates at rest, \(Int(share * 100)) %", range) { cohort in
            try cohort.samples("heartRate").intervals.filter { $0 > 15 }.quantile(share)
        }
    }

    /// How often a stage follows another one, among all that follow it.
    private static func share(of next: SleepStages.Stage, after stage: SleepStages.Stage, _ cohort: Cohort) -> Double {
        cohort.nights.flatMap(\.self).flatMap { night in
            zip(night, night.dropFirst()).filter { $0.0.stage == stage }.map { $0.1.stage == next }
        }.share
    }

    /// The share of a stage in the sleep of each night, by person.
    private static func shares(_ stage: SleepStages.Stage, _ cohort: Cohort) -> [[Double]] {
        cohort.nights.map { nights in
            nights.map { night in
                func length(_ isWanted: (SleepStages.Stretch) -> Bool) -> Double {
                    Double(night.filter(isWanted).reduce(0) { $0 + $1.end - $1.start })
                }
                return length { $0.stage == stage } / length { $0.stage != .awake }
            }
        }
    }

    static let shapes: [Property] = [
        heartRates(0.01, 45...80), heartRates(0.1, 110...160), heartRates(0.5, 270...325), heartRates(0.9, 430...620),
        Property("seconds between heart rates in workouts, distinct", 3...12) { cohort in
            Double(Set(try cohort.samples("heartRate").intervals.filter { $0 <= 15 }).count)
        },
        Property("share of noise of 30 minutes", 0.5...0.65) { cohort in
            try cohort.samples("environmentalAudioExposure").durations.map { $0 == 1800 }.share
        },
        Property("share of noise of 29 minutes", 0.28...0.42) { cohort in
            try cohort.samples("environmentalAudioExposure").durations.map { $0 == 1740 }.share
        },
        Property("seconds of a walking speed, median", 5...12) { try $0.samples("walkingSpeed").durations.quantile(0.5) },
        Property("seconds of a walking speed, 99 %", 90...185) { try $0.samples("walkingSpeed").durations.quantile(0.99) },
        Property("share of walking speeds in hundredths of a meter a second", 1...1) { cohort in
            try cohort.samples("walkingSpeed").map { sample in
                let speed = (sample.quantity?.value ?? 0) / 0.036
                return abs(speed - speed.rounded()) < 0.03
            }.share
        },
        Property("share of exercise at whole minutes", 1...1) { cohort in
            try cohort.samples("appleExerciseTime").map { Int($0.startDate.timeIntervalSince1970) % 60 == 0 }.share
        },
        Property("seconds of an asymmetry, least", 13...20) { cohort in
            try cohort.samples("walkingAsymmetryPercentage").durations.quantile(0)
        },
        Property("seconds between breaths, median", 550...720) { try $0.samples("respiratoryRate").intervals.quantile(0.5) },
        Property("seconds of a climb, from 1 % to 99 %", 60...1300) { cohort in
            let durations = try cohort.samples("flightsClimbed").durations
            return durations.quantile(0.99) - durations.quantile(0.01)
        },
        Property("stages of a night", 26...37) { $0.nights.flatMap(\.self).map { Double($0.count) }.mean },
        Property("wakings of a night", 5.5...9.5) { cohort in
            cohort.nights.flatMap(\.self).map { night in Double(night.count { $0.stage == .awake }) }.mean
        },
        Property("core sleep after deep sleep", 0.87...0.92) { share(of: .core, after: .deep, $0) },
        Property("core sleep after REM sleep", 0.67...0.78) { share(of: .core, after: .rem, $0) },
        Property("core sleep after a waking", 0.94...0.98) { share(of: .core, after: .awake, $0) },
        Property("minutes until REM sleep, median", 120...150) { cohort in
            cohort.nights.flatMap(\.self).compactMap { night in
                night.first { $0.stage == .rem }.map { Double($0.start - night[0].start) / 60 }
            }.quantile(0.5)
        },
        Property("share of deep sleep", 0.12...0.17) { shares(.deep, $0).flatMap(\.self).mean },
        Property("share of REM sleep", 0.2...0.25) { shares(.rem, $0).flatMap(\.self).mean },
        Property("share of REM sleep, deviation between people", 0.02...0.05) { shares(.rem, $0).map(\.mean).deviation },
        Property("share of REM sleep, deviation between nights", 0.045...0.07) { shares(.rem, $0).map(\.deviation).mean },
        Property("share of deep sleep, deviation between nights", 0.035...0.055) { shares(.deep, $0).map(\.deviation).mean },
    ]

    static let cycles: [Property] = [
        Property("patterns of bleeding, share that differ", 0.6...1) { cohort in
            let patterns = cohort.bleeding.flatMap(periods).map { $0.map { $0.value ?? 0 } }
            return Double(Set(patterns).count) / Double(patterns.count)
        },
        Property("share of bleeding without a known flow", 0.02...0.15) { cohort in
            cohort.bleeding.flatMap(\.self).map { $0.value == 1 }.share
        },
        Property("share of periods with a day left out", 0.1...0.7) { cohort in
            cohort.bleeding.flatMap(periods).map { $0.map(\.startDate).hasGap }.share
        },
    ]

    /// The entries of each period.
    private static func periods(_ entries: [Sample]) -> [[Sample]] {
        entries.reduce(into: []) { periods, entry in
            if entry.metadata["HKMenstrualCycleStart"] == .bool(true) {
                periods.append([entry])
            } else if !periods.isEmpty {
                periods[periods.count - 1].append(entry)
            }
        }
    }

    static let clinic: [Property] = [
        Property("diagnoses of a patient in two years", 1...1) { Double($0.patient[try type("conditionRecord")]?.count ?? 0) },
        Property("visits in two years", 8...8) { Double($0.patient[try type("vitalSignRecord")]?.count ?? 0) },
        Property("records at weekends", 0...0) { cohort in
            Double(
                cohort.patient.values.flatMap(\.self).count { sample in
                    let weekday = LocalDays.weekday(Int(sample.startDate.timeIntervalSince1970) / 86_400)
                    return weekday == 0 || weekday == 6
                }
            )
        },
        Property("dispenses of a prescription", 1...1) { cohort in
            let records = (cohort.patient[try type("medicationRecord")] ?? []).map(\.resourceKind)
            return Double(records.count { $0 == "MedicationDispense" }) / Double(records.count { $0 == "MedicationRequest" })
        },
    ]
}

extension Sample {
    fileprivate var resourceKind: String? {
        if case .clinicalRecord(let record) = content { record.fhirResource?.resourceType } else { nil }
    }
}

extension [Date] {
    /// Whether days are missing between the first and the last.
    fileprivate var hasGap: Bool { zip(self, dropFirst()).contains { $1.timeIntervalSince($0) > 100_000 } }
}
