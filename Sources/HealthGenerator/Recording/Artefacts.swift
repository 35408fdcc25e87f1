import Foundation
import HealthEngine
import HealthModel

/// What devices and apps record wrongly, at the rates of the options. The truth stays as it is.
struct Artefacts {
    let seed: UInt64
    let rates: [GenerateOptions.Artefact: Double]

    /// Nil without rates.
    init?(_ options: GenerateOptions) {
        guard !options.artefacts.isEmpty else { return nil }
        (seed, rates) = (options.seed, options.artefacts)
    }

    /// Whether an artefact occurs. `index` names the day, the hour or the sample.
    func happens(_ artefact: GenerateOptions.Artefact, _ index: Int) -> Bool {
        guard let rate = rates[artefact], rate > 0 else { return false }
        var chance = Chance(seed: seed &+ artefact.number &* 7919, .artefacts, index)
        return chance.happens(rate)
    }

    /// What a watch records instead of a value; nil for nothing.
    func recorded(_ series: Series, _ value: Double, at time: Int64) -> Double? {
        if happens(.dropouts, Int(time / 3600)) { return nil }
        guard series == .heartRate || series == .oxygenSaturation || series == .respiratoryRate else { return value }
        if happens(.zeros, Int(time)) { return 0 }
        return series == .heartRate && happens(.spikes, Int(time)) ? min(240, (value * 1.9 + 20).rounded()) : value
    }

    /// By how many seconds the clock of a scale or a cuff is wrong on a day.
    func clockError(onDay day: Int) -> Int64 {
        guard happens(.wrongClock, day) else { return 0 }
        var chance = Chance(seed: seed, .artefacts, day)
        return [-3600, 3600, -43_200, -365 * 86_400][chance.pick([3, 3, 2, 1])]
    }
}

/// The artefacts of a day.
extension Day {
    func happens(_ artefact: GenerateOptions.Artefact, at index: Int? = nil) -> Bool {
        recorder.artefacts?.happens(artefact, index ?? plan.day) ?? false
    }

    /// A second app that records the night from the movements of the phone.
    func recordSecondSleepApp() throws {
        guard happens(.sleepApps) else { return }
        var chance = Chance(seed: person.seed, .artefacts, plan.day &* 31)
        let app = try recorder.source("Sleep Cycle", "7.25.1")
        let start = plan.night.asleep + Int64(chance.integer(-900...2400))
        let end = plan.night.awake - Int64(chance.integer(-600...900))
        try recordSleep(.inBed, plan.night.inBed, plan.night.outOfBed, by: app)
        try recordSleep(.asleep, start, max(start, end), by: app)
    }

    /// The same workout in a second app, with its own totals and without routes.
    func recordAgain(_ workout: Workout, _ start: Date, _ end: Date) throws {
        guard happens(.workoutDuplicates) else { return }
        var chance = Chance(seed: person.seed, .artefacts, plan.day &* 37)
        let app = try recorder.source(person.lifestyle.workoutApp?.name == "Strava" ? "Runkeeper" : "Strava", "408.1.0")
        var copy = Workout(activityType: workout.activityType)
        let factor = chance.normal(1.01, 0.01)
        copy.statistics = workout.statistics.filter { $0.figures.sum != nil }.map { own in
            var figures = Statistics.Figures()
            figures.sum = own.figures.sum.map { Quantity(unit: $0.unit, value: ($0.value * factor).rounded(toDigits: 6)) }
            return Statistics(type: own.type, startDate: start, endDate: end, figures: figures)
        }
        let (first, last) = (start + Double(chance.integer(0...20)), end + Double(chance.integer(0...40)))
        copy.duration = last.timeIntervalSince(first)
        copy.setTotals()
        try recorder.add(SampleDraft(.workout, .workout(copy), first, last, from: app.archived))
        if let energy = copy.statistics.first(where: { $0.type == .activeEnergyBurned })?.figures.sum {
            try recorder.add(SampleDraft(.activeEnergyBurned, .quantity(energy), first, last, from: app.archived))
        }
    }

    /// The person enters the weight again; or the scale sends a wrong one first, and then corrects it.
    func recordWeight(_ weight: Double, at time: Int64) throws {
        if happens(.corrections) {
            for (version, value) in [(1, weight + 10), (2, weight)] as [(Int64, Double)] {
                let metadata: Metadata = [
                    "HKMetadataKeySyncIdentifier": .string("weighing-\(plan.day)"), "HKMetadataKeySyncVersion": .integer(version),
                ]
                let date = Date(timeIntervalSince1970: Double(time))
                let content = Sample.Content.quantity(Quantity(unit: .kilogram, value: value))
                try recorder.add(SampleDraft(.bodyMass, content, date, date, from: devices.scale.archived, metadata: metadata))
            }
        } else {
            // One in pounds, as some apps read it.
            let value = happens(.spikes) ? (weight * 2.204_62).rounded(to: 1) : weight
            try recorder.add(.bodyMass, value, time, time, by: devices.scale)
        }
        guard happens(.manualDuplicates) else { return }
        try recorder.add(.bodyMass, weight.rounded(), time + 600, time + 600, by: devices.health, RecordedMetadata.entered)
    }
}
