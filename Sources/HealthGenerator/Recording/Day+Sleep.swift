import Foundation
import HealthEngine
import HealthModel

/// The night.
extension Day {
    /// The stages, if the watch is worn all night. A watch of 2020 records only when the person slept, an older one nothing.
    func recordSleep() throws {
        let night = plan.night
        guard devices.system.major >= 14, plan.wear.isWorn(from: night.asleep, to: night.awake) else { return }
        let stages = SleepStages(night, day: plan.day, of: person)
        if devices.recordsInBed { try record(.inBed, from: night.inBed, to: night.awake, stages, without: 300) }
        try record(stages)
    }

    /// A nap, if the system records it.
    func recordNap() throws {
        guard let nap = plan.nap, devices.system.major >= 18, person.options.watchAtNight != .never,
            plan.wear.isWorn(from: nap.lowerBound, to: nap.upperBound)
        else { return }
        let age = person.age(onDay: plan.day)
        try record(SleepStages(from: nap.lowerBound, to: nap.upperBound, age: age, of: person.lifestyle, chance(.naps)))
    }

    private func record(_ stages: SleepStages) throws {
        guard let first = stages.stretches.first, let last = stages.stretches.last else { return }
        if devices.system.major < 16 { return try record(.asleep, from: first.start, to: last.end, stages, without: 30) }
        for stretch in stages.stretches {
            try recordSleep(stretch.stage, stretch.start, stretch.end, by: devices.nightWatch)
        }
    }

    /// Records what lies between the wakings of these seconds or more.
    private func record(
        _ stage: SleepStages.Stage, from start: Int64, to end: Int64, _ stages: SleepStages, without seconds: Int64
    ) throws {
        var start = start
        for awake in stages.stretches where awake.stage == .awake && awake.end - awake.start >= seconds {
            try recordSleep(stage, start, awake.start, by: devices.nightWatch)
            start = awake.end
        }
        try recordSleep(stage, start, end, by: devices.nightWatch)
    }

    /// The phone's alarm clock records the time in bed: without a watch, and for a sleep schedule.
    func recordTimeInBed() throws {
        var chance = chance(.phone)
        let isUsed = person.options.devices == .phone || person.lifestyle.hasSleepSchedule && chance.happens(0.9)
        guard isUsed else { return }
        // The person unlocks the phone at times.
        let pause = chance.happens(0.2) ? plan.night.asleep + Int64(chance.integer(3600...14_000)) : plan.night.awake
        let (first, second) = (min(pause, plan.night.awake), min(pause + 240, plan.night.awake))
        try recordSleep(.inBed, plan.night.inBed, first, by: devices.clock)
        try recordSleep(.inBed, second, plan.night.awake, by: devices.clock)
    }

    func recordSleep(_ stage: SleepStages.Stage, _ start: Int64, _ end: Int64, by source: Recorder.Source) throws {
        guard start < end else { return }
        try recorder.add(.sleepAnalysis, Double(stage.rawValue), start, end, by: source, zoneMetadata)
    }
}

/// Values that the watch measures at rest.
extension Day {
    func recordVitals() throws {
        var chance = chance(.vitals)
        try recordVariability(&chance)
        try recordBreathing(&chance)
        try recordOxygen(&chance)
        try recordWristTemperature(&chance)
        try recordBreathingDisturbances(&chance)
    }

    private func recordBreathing(_ chance: inout Chance) throws {
        for worn in worn(from: plan.night.asleep, to: plan.night.awake) {
            var time = worn.lowerBound + 300
            while time < worn.upperBound {
                let rate = person.respiratoryRate + (plan.isIll ? 1.5 : 0) + chance.normal(0, 1.3 * noise)
                try recorder.add(.respiratoryRate, (rate * 2).rounded() / 2, time, time, by: devices.nightWatch)
                time += Int64(saturating: chance.drawn(from: Intervals.breaths))
            }
        }
    }

    private func recordOxygen(_ chance: inout Chance) throws {
        guard devices.hardware.isFrom(2020) else { return }
        let pressure = Quantity(unit: try Unit(from: "kPa"), value: (100 + chance.normal(0, 0.6)).rounded(to: 2))
        let metadata = try Metadata(["HKMetadataKeyBarometricPressure": .quantity(pressure)]).stored
        for worn in worn(from: plan.night.asleep, to: plan.night.awake) {
            var time = worn.lowerBound + Int64(chance.integer(600...2400))
            while time < worn.upperBound {
                let share = (0.97 + chance.normal(0, 0.012 * noise) - (plan.isIll ? 0.01 : 0)).clamped(to: 0.9...1)
                try recorder.add(.oxygenSaturation, share.rounded(to: 2), time, time + 15, by: devices.nightWatch, metadata)
                time += Int64(chance.integer(2000...5000))
            }
        }
    }

    /// More with a greater body mass, and after alcohol.
    private func recordBreathingDisturbances(_ chance: inout Chance) throws {
        let night = plan.night
        guard devices.hardware.isFrom(2023), plan.wear.isWorn(from: night.asleep, to: night.awake) else { return }
        let index = person.weight(onDay: plan.day) * 10_000 / (person.height * person.height)
        let usual = 0.8 * exponential((index - 26) / 8 + 0.12 * Double(plan.drinks))
        let value = chance.logNormal(median: usual, 0.6).clamped(to: 0...60).rounded(to: 4)
        try recorder.add(.appleSleepingBreathingDisturbances, value, night.asleep, night.awake, by: devices.nightWatch)
    }

    private func recordWristTemperature(_ chance: inout Chance) throws {
        let night = plan.night
        guard devices.hardware.isFrom(2022), plan.wear.isWorn(from: night.asleep, to: night.awake),
            night.awake - night.asleep > 4 * 3600
        else { return }
        var value = person.wristTemperature + chance.normal(0, 0.18 * noise)
        if plan.isIll { value += 0.6 }
        if plan.cycle?.isLuteal ?? false { value += 0.3 }
        try recorder.add(.appleSleepingWristTemperature, value.rounded(to: 4), night.asleep, night.awake, by: devices.nightWatch)
    }
}
