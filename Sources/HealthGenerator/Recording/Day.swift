import Foundation
import HealthEngine
import HealthModel

/// Records a day: combines the plan, the devices that measure, and the recorder.
struct Day {
    let plan: DayPlan
    let heartRate: HeartRate
    let devices: Devices
    let recorder: Recorder
    /// The time zone as metadata, for samples that store it.
    let zoneMetadata: Data?

    init(_ plan: DayPlan, _ recorder: Recorder) throws {
        self.plan = plan
        try recorder.begin(plan.day)
        self.recorder = recorder
        heartRate = HeartRate(plan)
        devices = try Devices(plan, recorder)
        recorder.system = devices.system
        zoneMetadata = try RecordedMetadata.sleep(in: plan.night.zone).stored
    }

    var person: Person { plan.person }
    /// The factor for the noise of measurements.
    var noise: Double { plan.person.options.noise }

    func chance(_ topic: Topic) -> Chance { Chance(seed: plan.person.seed, topic, plan.day) }

    /// The watch that the person wears at a time.
    func watch(at time: Int64) -> Recorder.Source {
        (plan.night.inBed..<plan.night.outOfBed).contains(time) ? devices.nightWatch : devices.watch
    }

    /// Records the samples of each device.
    func record() throws {
        if !plan.wear.worn.isEmpty {
            if isChosen(.activeEnergyBurned, .basalEnergyBurned) { try recordEnergy() }
            if isChosen(.heartRate) { try recordHeartRate() }
            try recordMotion()
            if isChosen(.appleStandTime, .appleStandHour) { try recordStanding() }
            try recordSleep()
            try recordNap()
            try recordVitals()
            try recordSurroundings()
            for workout in plan.workouts where plan.wear.isWorn(from: workout.start, to: workout.end) {
                try record(workout)
            }
            try recordDailyFigures()
            try recordHeartRateEvents()
        }
        if person.options.devices != .watch {
            try recordPhone()
            try recordTimeInBed()
        }
        try recordSecondSleepApp()
        try recordMobility()
        try recordEvening()
        try recordHabits()
        try recordScale()
        if person.options.measuresBloodPressure || person.options.hypertension != .none { try recordBloodPressure() }
        if let cycle = plan.cycle { try record(cycle) }
        if let menopause = Menopause(onDay: plan.day, of: person) { try record(menopause) }
        if let medication = Medication(of: person) { try recordDose(of: medication) }
        if person.options.hasClinicalRecords { try recordClinicalRecords() }
    }

    private func isChosen(_ types: ObjectType...) -> Bool { types.contains(where: recorder.isChosen) }

    /// The parts of an interval during which the watch is worn.
    func worn(from start: Int64, to end: Int64) -> [Range<Int64>] {
        plan.wear.worn.compactMap { worn in
            let part = max(start, worn.lowerBound)..<max(start, worn.lowerBound, min(end, worn.upperBound))
            return part.isEmpty ? nil : part
        }
    }
}
