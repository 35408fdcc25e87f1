package import Foundation
import HealthEngine
package import HealthModel

/// Nights, and what a person measures at rest.
extension TestData {
    /// Saves a night of 8 hours, usually the last one that has ended: the time in bed, and sleep from 15 minutes after its start to 5
    /// minutes before its end. A watch on a system with sleep stages saves the stages, other sources one sample of sleep.
    package func addNight(
        from start: Date? = nil, to end: Date? = nil, endingOn day: CalendarDay? = nil, of source: AddedSource
    ) throws(TestDataError) -> [UUID] {
        let hasDates = start != nil || end != nil
        guard day == nil || !hasDates else { throw .expected("no day, because a date of the night is given", of: "date") }
        let dates =
            hasDates
            ? try AddedInterval(start: start, end: end).dates(usually: 480, now: now)
            : try AddedDates(nightBefore: day, in: timeZone, now: now)
        try dates.checkLength()
        var samples = [try sleep(SleepValue.inBed, dates.start, dates.end, of: source)]
        let (asleep, awake) = (dates.start + 15 * 60, dates.end - 5 * 60)
        let hasStages = ObjectType.sleepAnalysis.values?.contains(SleepValue.asleepCore, on: phone.device.osVersion) ?? false
        if hasStages, source.isWatch {
            for stage in ContentGenerator.sleepStages(from: asleep, to: awake) {
                samples.append(try sleep(stage.value, stage.startDate, stage.endDate, of: source))
            }
        } else if asleep < awake {
            samples.append(try sleep(SleepValue.asleep, asleep, awake, of: source))
        }
        return try add(samples, from: source)
    }

    private func sleep(_ value: Int, _ start: Date, _ end: Date, of source: AddedSource) throws(TestDataError) -> Sample {
        let hasZone = source.isWatch && phone.environment.variation?.number(upTo: 1, at: .timeZone) ?? 0 == 0
        let metadata = hasZone ? RecordedMetadata.sleep(in: timeZone) : [:]
        return try sample(.sleepAnalysis, .category(value), from: start, to: end, of: source, metadata)
    }

    /// Saves body masses of successive days, one a day at the same local time. Without a start, the last one was measured now.
    package func addWeights(_ kilograms: [Double], from start: Date?, of source: AddedSource) throws(TestDataError) -> [UUID] {
        guard !kilograms.isEmpty else { throw .expected("at least one body mass", of: "values") }
        let calendar = Calendar(.gregorian, in: timeZone)
        let (origin, shift) = start.map { ($0, 0) } ?? (now, 1 - kilograms.count)
        var samples: [Sample] = []
        for (index, value) in kilograms.enumerated() {
            let date = calendar.date(byAdding: .day, value: index + shift, to: origin) ?? origin
            let content = Sample.Content.quantity(Quantity(unit: .kilogram, value: value))
            samples.append(try sample(.bodyMass, content, from: date, to: date, of: source))
        }
        return try add(samples, from: source)
    }

    /// Saves a blood pressure in mmHg: a correlation with its two members.
    package func addBloodPressure(
        systolic: Double, diastolic: Double, at date: Date?, of source: AddedSource
    ) throws(TestDataError) -> [UUID] {
        let date = date ?? now
        var members: [Sample] = []
        for (type, value) in [(ObjectType.bloodPressureSystolic, systolic), (.bloodPressureDiastolic, diastolic)] {
            let content = Sample.Content.quantity(Quantity(unit: .millimeterOfMercury, value: value))
            members.append(try sample(type, content, from: date, to: date, of: source))
        }
        return try add([try sample(.bloodPressure, .correlation(members), from: date, to: date, of: source)], from: source)
    }

    /// Saves an electrocardiogram with its symptoms. `classification` is a raw value of `HKElectrocardiogram.Classification`. Without voltages
    /// it takes 30 seconds. Without a heart rate, it has that of the classification; `.some(nil)` is none.
    package func addElectrocardiogram(
        _ classification: Int, averageHeartRate: Quantity??, volts: [Double]? = nil, samplingFrequency: Quantity? = nil,
        symptoms: [Sample] = [], from start: Date?, of source: AddedSource
    ) throws(TestDataError) -> [UUID] {
        let names = Enumeration.electrocardiogramClassification
        let usual = ContentGenerator.heartRate(ofClassification: names.cases.first { $0.rawValue == classification }?.name ?? "")
        let heartRate = averageHeartRate ?? usual.map { Quantity(unit: .countPerMinute, value: $0) }
        let beats = heartRate.flatMap { try? $0.doubleValue(for: .countPerMinute) } ?? 65
        guard ContentGenerator.heartRates.contains(beats) else {
            throw .expected("20 to 300 count/min", of: "averageHeartRate")
        }
        let frequency = samplingFrequency ?? Quantity(unit: .hertz, value: ContentGenerator.electrocardiogramFrequency)
        let rate = (try? frequency.doubleValue(for: .hertz)) ?? 0
        guard rate > 0, rate.isFinite else { throw .expected("a frequency above 0", of: "samplingFrequency") }
        guard volts?.isEmpty != true else { throw .expected("at least one voltage", of: "voltages") }
        let given = volts?.enumerated().map { VoltageMeasurement(timeSinceSampleStart: Double($0) / rate, volts: $1) }
        let isFibrillating = classification == names.rawValue(named: "atrialFibrillation")
        let electrocardiogram = Electrocardiogram(
            classification: classification,
            symptomsStatus: Enumeration.electrocardiogramSymptomsStatus.rawValue(named: symptoms.isEmpty ? "none" : "present")
                ?? 0,
            averageHeartRate: heartRate,
            samplingFrequency: frequency,
            voltages: SampleSeries(given ?? ContentGenerator.voltages(isFibrillating: isFibrillating, heartRate: beats))
        )
        let duration = given.map { Double($0.count) / rate } ?? ContentGenerator.electrocardiogramDuration
        let start = start ?? now - duration
        let content = Sample.Content.electrocardiogram(electrocardiogram)
        let whole = try sample(.electrocardiogram, content, from: start, to: start + duration, of: source)
        let association = ElectrocardiogramSymptoms(electrocardiogram: whole.uuid, symptoms: symptoms.map(\.uuid))
        return try add([whole] + symptoms, from: source, symptoms: [association])
    }
}

/// The values of `HKCategoryValueSleepAnalysis` that differ between systems.
private enum SleepValue {
    static let inBed = 0
    static let asleep = 1
    static let asleepCore = 3
}
