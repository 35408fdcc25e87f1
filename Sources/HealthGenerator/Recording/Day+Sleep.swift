import Foundation
import HealthEngine
import HealthModel

/// The night.
extension Day {
    /// The stages, if the watch is worn all night.
    func recordSleep() throws {
        let night = plan.night
        guard plan.wear.isWorn(from: night.asleep, to: night.awake) else { return }
        let stages = SleepStages(night, day: plan.day, of: person)
        if devices.recordsInBed {
            var start = night.inBed
            for awake in stages.stretches where awake.stage == .awake && awake.end - awake.start >= 300 {
                try recordSleep(.inBed, start, awake.start, by: devices.nightWatch)
                start = awake.end
            }
            try recordSleep(.inBed, start, night.awake, by: devices.nightWatch)
        }
        for stretch in stages.stretches {
            try recordSleep(stretch.stage, stretch.start, stretch.end, by: devices.nightWatch)
        }
    }

    /// Without a watch, the phone's alarm clock records the time in bed.
    func recordTimeInBed() throws {
        try recordSleep(.inBed, plan.night.inBed, plan.night.awake, by: devices.clock)
    }

    private func recordSleep(_ stage: SleepStages.Stage, _ start: Int64, _ end: Int64, by source: Recorder.Source)
        throws
    {
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
    }

    private func recordBreathing(_ chance: inout Chance) throws {
        for worn in worn(from: plan.night.asleep, to: plan.night.awake) {
            var time = worn.lowerBound + 300
            while time < worn.upperBound {
                let rate = person.respiratoryRate + (plan.isIll ? 1.5 : 0) + chance.normal(0, 0.8 * noise)
                try recorder.add(.respiratoryRate, (rate * 2).rounded() / 2, time, time, by: devices.nightWatch)
                time += Int64(chance.integer(360...840))
            }
        }
    }

    private func recordOxygen(_ chance: inout Chance) throws {
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

    private func recordWristTemperature(_ chance: inout Chance) throws {
        let night = plan.night
        guard plan.wear.isWorn(from: night.asleep, to: night.awake), night.awake - night.asleep > 4 * 3600 else {
            return
        }
        var value = person.wristTemperature + chance.normal(0, 0.18 * noise)
        if plan.isIll { value += 0.6 }
        if plan.cycle?.isLuteal ?? false { value += 0.3 }
        try recorder.add(.appleSleepingWristTemperature, value.rounded(to: 4), night.asleep, night.awake, by: devices.nightWatch)
    }
}
