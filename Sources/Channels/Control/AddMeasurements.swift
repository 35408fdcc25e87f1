import BridgeCore
import Foundation
import HealthEngine
import HealthGenerator
import HealthJSON
import HealthModel
import JSON

/// Test data in one call: nights, and what a person measures at rest.
extension ControlChannel {
    /// Saves a night.
    static let addNight = Method(
        "addNight",
        """
        Saves a night: the time in bed, and sleep from 15 minutes after its start to 5 minutes before its end. A watch on a system with sleep \
        stages saves the stages, other sources one sample of sleep.
        """,
        .optional("startDate", .date, "When the person goes to bed. Default: 8 hours before endDate, or 23:00."),
        .optional("endDate", .date, "When the person gets up. Default: 8 hours after startDate, or 07:00."),
        .optional("date", .calendarDay, "The day on which the night ends. Default: that of the last night that has ended."),
        .source(.watch),
        result: .uuids,
        example: Example(
            ["date": ["year": 2026, "month": 1, "day": 1], "source": "phone"],
            result: SampleExamples.newUUIDs([.sleepAnalysis, .sleepAnalysis], for: [.phone])
        ),
        audit: .action(.write)
    ) { call, start, end, day, source in
        let hasDates = start != nil || end != nil
        guard day == nil || !hasDates else {
            throw JSONReadingError.expected("no day, because a date of the night is given", at: "date")
        }
        let dates =
            hasDates ? try AddedDates(call, start, end, nil, usually: 480) : try AddedDates(nightBefore: day, call)
        try dates.checkLength()
        let source = source ?? AddedSource(.watch, call.context)
        func sample(_ value: Int, _ start: Date, _ end: Date) throws -> Sample {
            try call.sample(.sleepAnalysis, .category(value), from: start, to: end, of: source)
        }
        var samples = [try sample(SleepValue.inBed, dates.start, dates.end)]
        let (asleep, awake) = (dates.start + 15 * 60, dates.end - 5 * 60)
        let hasStages = ObjectType.sleepAnalysis.values?.contains(SleepValue.asleepCore, on: call.device.osVersion) ?? false
        if hasStages, source.isWatch {
            for stage in ContentGenerator.sleepStages(from: asleep, to: awake) {
                samples.append(try sample(stage.value, stage.startDate, stage.endDate))
            }
        } else if asleep < awake {
            samples.append(try sample(SleepValue.asleep, asleep, awake))
        }
        return Single(uuids: try call.add(samples, from: source))
    }

    /// Saves body masses of successive days.
    static let addWeights = Method(
        "addWeights",
        "Saves body masses of successive days, one a day at the same local time.",
        .required("values", .array(of: .real), "The body masses in kilograms, the earliest first."),
        .optional("startDate", .date, "When the first was measured. Default: so that the last was measured now."),
        .source(.phone),
        result: .uuids,
        example: Example(["values": [80.5, 80.2]], result: SampleExamples.newUUIDs([.bodyMass, .bodyMass], for: [.phone])),
        audit: .action(.write)
    ) { call, values, start, source in
        guard !values.isEmpty else { throw JSONReadingError.expected("at least one body mass", at: "values") }
        let environment = call.phone.environment
        let calendar = Calendar(.gregorian, in: environment.timeZone)
        let source = source ?? AddedSource(.phone, call.context)
        let (origin, shift) = start.map { ($0, 0) } ?? (environment.clock.current, 1 - values.count)
        var samples: [Sample] = []
        for (index, value) in values.enumerated() {
            let date = calendar.date(byAdding: .day, value: index + shift, to: origin) ?? origin
            let content = Sample.Content.quantity(Quantity(unit: .kilogram, value: value))
            samples.append(try call.sample(.bodyMass, content, from: date, to: date, of: source))
        }
        return Single(uuids: try call.add(samples, from: source))
    }

    /// Saves a blood pressure: a correlation with its two members.
    static let addBloodPressure = Method(
        "addBloodPressure",
        "Saves a blood pressure: the correlation of a systolic and a diastolic one.",
        .required("systolic", .real, "The systolic blood pressure in mmHg."),
        .required("diastolic", .real, "The diastolic blood pressure in mmHg."),
        .moment,
        .source(.phone),
        result: .uuids,
        example: Example(
            ["systolic": 120, "diastolic": 80], result: SampleExamples.newUUIDs([.bloodPressure], for: [.phone])
        ),
        audit: .action(.write)
    ) { call, systolic, diastolic, moment, source in
        let date = moment ?? call.phone.environment.clock.current
        let source = source ?? AddedSource(.phone, call.context)
        var members: [Sample] = []
        for (type, value) in [(ObjectType.bloodPressureSystolic, systolic), (.bloodPressureDiastolic, diastolic)] {
            let content = Sample.Content.quantity(Quantity(unit: .millimeterOfMercury, value: value))
            members.append(try call.sample(type, content, from: date, to: date, of: source))
        }
        let pressure = try call.sample(.bloodPressure, .correlation(members), from: date, to: date, of: source)
        return Single(uuids: try call.add([pressure], from: source))
    }

    /// Saves an electrocardiogram of half a minute.
    static let addElectrocardiogram = Method(
        "addElectrocardiogram",
        "Saves an electrocardiogram of 30 seconds with 512 voltages a second, without symptoms.",
        .required(
            "classification",
            .rawValue(of: .electrocardiogramClassification),
            "A raw value of HKElectrocardiogram.Classification, or its name. In `atrialFibrillation`, the rhythm is irregular."
        ),
        .optional("averageHeartRate", .quantity, "The heart rate. Default: 65 count/min."),
        .optional("startDate", .date, "The start. Default: 30 seconds ago."),
        .source(.watch),
        result: .uuids,
        example: Example(
            ["classification": "sinusRhythm"], result: SampleExamples.newUUIDs([.electrocardiogram], for: [.watch])
        ),
        audit: .action(.write)
    ) { call, classification, averageHeartRate, start, source in
        let duration = ContentGenerator.electrocardiogramDuration
        let start = start ?? call.phone.environment.clock.current - duration
        let source = source ?? AddedSource(.watch, call.context)
        let usual = Quantity(unit: .countPerMinute, value: 65)
        let heartRate = averageHeartRate ?? usual
        let fibrillation = Enumeration.electrocardiogramClassification.rawValue(named: "atrialFibrillation")
        let voltages = ContentGenerator.voltages(
            isFibrillating: classification == fibrillation,
            heartRate: (try? heartRate.doubleValue(for: .countPerMinute)) ?? usual.value
        )
        let electrocardiogram = Electrocardiogram(
            classification: classification,
            symptomsStatus: Enumeration.electrocardiogramSymptomsStatus.rawValue(named: "none") ?? 0,
            averageHeartRate: heartRate,
            samplingFrequency: Quantity(unit: .hertz, value: ContentGenerator.electrocardiogramFrequency),
            voltages: SampleSeries(voltages)
        )
        let content = Sample.Content.electrocardiogram(electrocardiogram)
        let sample = try call.sample(.electrocardiogram, content, from: start, to: start + duration, of: source)
        return Single(uuids: try call.add([sample], from: source))
    }
}

/// The values of `HKCategoryValueSleepAnalysis` that differ between systems.
private enum SleepValue {
    static let inBed = 0
    static let asleep = 1
    static let asleepCore = 3
}

extension SampleExamples {
    /// The result of a method that saves new samples of these types, from each of these devices.
    static func newUUIDs(_ types: [ObjectType], for devices: [AddedSource.UserDevice]) -> JSONValue {
        // The seed of the examples.
        var environment = Environment(seed: 1)
        let uuids = devices.flatMap { device in
            let source = device.emulated().deviceRevision.source
            return types.map { environment.makeUUID(for: source.bundleIdentifier, $0).uuidString }
        }
        return ["uuids": .strings(uuids)]
    }
}
