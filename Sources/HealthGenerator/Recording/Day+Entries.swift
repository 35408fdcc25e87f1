import Foundation
import HealthEngine
import HealthModel

/// Short activities, and values that the person enters or measures.
extension Day {
    func recordHabits() throws {
        var chance = chance(.habits)
        if person.isMindful, chance.happens(0.4) {
            let start = plan.night.outOfBed + Int64(chance.integer(600...3000))
            let length = Int64([60, 180, 300, 600][chance.pick([1, 2, 3, 1])])
            try recorder.add(.mindfulSession, 0, start, start + length, by: devices.health)
        }
        // The person enters their height once a quarter.
        if plan.day.quotient(by: 91) * 91 == plan.day {
            let noon = plan.zone.noon(of: plan.day)
            try recorder.add(.height, person.height, noon, noon, by: devices.health, RecordedMetadata.entered)
        }
        guard !plan.wear.worn.isEmpty else { return }
        for _ in 0..<chance.integer(0...5) {
            let start =
                plan.night.outOfBed + Int64(saturating: chance.share() * Double(plan.end - plan.night.outOfBed - 60))
            let length = Int64(chance.integer(8...28))
            guard plan.wear.isWorn(from: start, to: start + length) else { continue }
            try recorder.add(.handwashingEvent, 0, start, start + length, by: devices.watch)
        }
    }

    /// On some mornings; all samples of a weighing have the same time.
    func recordScale() throws {
        var chance = chance(.scale)
        guard chance.happens(person.weighingShare), plan.trip == nil else { return }
        let time = plan.night.outOfBed + Int64(chance.integer(120...1500))
        // Heaviest after the weekend, lightest before it.
        let week = [0.003, 0.003, 0.0015, 0, -0.001, -0.002, 0.0005][LocalDays.weekday(plan.day)]
        let mass = person.weight(onDay: plan.day) * (1 + week) + chance.normal(0, 0.3 * max(noise, 0.1))
        let weight = mass.rounded(to: 1)
        let square = person.height * person.height / 10_000
        let index = mass / square
        // Deurenberg's formula.
        let sex = person.isFemale ? 0 : 10.8
        let fat =
            (1.2 * index + 0.23 * person.age(onDay: plan.day) - sex - 5.4).clamped(to: 6...52)
            + chance.normal(0, 0.6 * noise)
        try recordWeight(weight, at: time)
        try recorder.add(.bodyMassIndex, index.rounded(to: 1), time, time, by: devices.scale)
        try recorder.add(.bodyFatPercentage, (fat / 100).rounded(to: 3), time, time, by: devices.scale)
        try recorder.add(.leanBodyMass, (weight * (1 - fat / 100)).rounded(to: 1), time, time, by: devices.scale)
    }

    /// For two weeks in each quarter, twice in the morning and twice in the evening.
    func recordBloodPressure() throws {
        var chance = chance(.cuff)
        guard plan.day - plan.day.quotient(by: 91) * 91 < 14 else { return }
        let age = person.age(onDay: plan.day)
        let drift = Drift(seed: person.seed, topic: .cuffDrift, days: 60).value(onDay: plan.day)
        let ofTheDay = chance.normal(0, 1)
        let usual = person.bloodPressure(atAge: age)
        let systolic = usual.systolic + 4 * drift + 6 * ofTheDay
        let diastolic = usual.diastolic + 2.5 * drift + 4 * ofTheDay
        let morning = plan.night.outOfBed + 1800
        for (time, change) in [(morning, 0.0), (plan.end - 2700, -1.0)] {
            for reading in 0..<2 where chance.happens(0.9) {
                let start = time + Int64(reading) * 60 + Int64(chance.integer(0...20))
                let common = chance.normal(0, 1)
                let high = systolic + 4 * change + noise * (2.2 * common + chance.normal(0, 2))
                let low = diastolic + 3 * change + noise * (1.6 * common + chance.normal(0, 1.5))
                try recordBloodPressure(high.rounded(), low.rounded(), at: start)
            }
        }
    }

    private func recordBloodPressure(_ systolic: Double, _ diastolic: Double, at time: Int64) throws {
        guard recorder.isChosen(.bloodPressure) else {
            try recorder.add(.bloodPressureSystolic, systolic, time, time, by: devices.cuff)
            try recorder.add(.bloodPressureDiastolic, diastolic, time, time, by: devices.cuff)
            return
        }
        var members: [Recorder.Member] = []
        for (series, value) in [(Series.bloodPressureSystolic, systolic), (.bloodPressureDiastolic, diastolic)] {
            let member = try recorder.add(series, value, time, time, by: devices.cuff, nil, .inAnother)
            if let member { members.append(member) }
        }
        try recorder.add(.bloodPressure, of: members, time, time, by: devices.cuff)
    }

    /// The entries of a menstrual cycle.
    func record(_ cycle: MenstrualCycle) throws {
        var chance = Chance(seed: person.seed, .cycleLog, plan.day &* 7 &+ 3)
        let noon = plan.zone.noon(of: plan.day)
        if cycle.day < cycle.bleedingDays {
            // Heaviest on the second day; some days are left out, or entered without a flow.
            let usual = [2.7, 3.4, 3.3, 2.9, 2.5, 2.2, 2, 2, 2][cycle.day] + chance.normal(0, 0.6)
            let flow = chance.happens(0.06) ? 1 : usual.rounded().clamped(to: 2...4)
            let metadata = try Metadata(["HKMenstrualCycleStart": .bool(cycle.day == 0), "HKWasUserEntered": .bool(true)]).stored
            if cycle.day == 0 || !chance.happens(0.08) {
                try recorder.add(.menstrualFlow, flow, noon, noon, by: devices.health, metadata)
            }
        }
        let isSpotting = cycle.day == cycle.ovulation || cycle.day == cycle.length - 1
        if isSpotting, chance.happens(0.09) {
            try recorder.add(.intermenstrualBleeding, 0, noon, noon, by: devices.health, RecordedMetadata.entered)
        }
        if abs(cycle.day - cycle.ovulation) <= 1, chance.happens(0.7) {
            let result: Double = cycle.day == cycle.ovulation - 1 || cycle.day == cycle.ovulation ? 2 : 1
            try recorder.add(.ovulationTestResult, result, noon, noon, by: devices.health, RecordedMetadata.entered)
        }
        if chance.happens(0.6) {
            let value = 36.4 + (cycle.isLuteal ? 0.3 : 0) + chance.normal(0, 0.08 * noise) + (plan.isIll ? 0.9 : 0)
            let time = plan.night.awake + 60
            try recorder.add(
                .basalBodyTemperature, value.rounded(to: 2), time, time, by: devices.health, RecordedMetadata.entered)
        }
    }

    /// Hot flashes by day, and night sweats when the person wakes up: mild, moderate or severe.
    func record(_ menopause: Menopause) throws {
        var chance = Chance(seed: person.seed, .menopause, plan.day &* 7 &+ 3)
        func severity() -> Double { Double(chance.integer(2...4)) }
        if menopause.hasNightSweats {
            let time = plan.night.awake
            try recorder.add(.nightSweats, severity(), time, time, by: devices.health, RecordedMetadata.entered)
        }
        for _ in 0..<menopause.hotFlashes {
            let length = Double(plan.end - plan.night.outOfBed)
            let time = plan.night.outOfBed + Int64(saturating: chance.share() * length)
            try recorder.add(.hotFlashes, severity(), time, time, by: devices.health, RecordedMetadata.entered)
        }
    }

    /// The dose of the morning. The person omits one of ten: skips it, or does not answer the reminder.
    func recordDose(of medication: Medication) throws {
        var chance = chance(.doses)
        let scheduled = Date(timeIntervalSince1970: Double(plan.zone.noon(of: plan.day) - 4 * 3600))
        let logged = Date(timeIntervalSince1970: Double(plan.night.outOfBed + Int64(chance.integer(300...2400))))
        let status = Medication.LogStatus.allCases[chance.pick([0.9, 0.05, 0.05])]
        let date = status == .notInteracted ? scheduled : logged
        let event = MedicationDoseEvent.scheduled(medication, scheduled, status)
        try recorder.add(
            SampleDraft(.medicationDoseEvent, .medicationDoseEvent(event), date, date, from: devices.health.archived)
        )
    }
}
