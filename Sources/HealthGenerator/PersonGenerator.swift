public import HealthEngine
public import HealthModel

/// Generates synthetic data for one person: the samples that a phone and a watch would have recorded.
///
/// ```swift
/// let options = GenerateOptions(lastDay: CalendarDay(year: 2025, month: 12, day: 31), timeZone: .gmt)
/// let report = try PersonGenerator(options).generate(into: phone)
/// ```
public struct PersonGenerator {
    let options: GenerateOptions
    let lastDay: Int

    /// A generator for valid options. Throws an error for the first invalid option.
    public init(_ options: GenerateOptions) throws(GenerateOptions.Invalid) {
        try options.validate()
        self.options = options
        lastDay = options.lastDay.number ?? 0
    }

    var firstDay: Int { lastDay - options.days + 1 }

    /// Adds the person's samples to the store of a phone in one transaction. If an error is thrown or the process ends, the
    /// store is unchanged. Samples that an earlier run added are not added again.
    ///
    /// Calls `shouldContinue` with the progress after each day. If it returns false, the store is unchanged and the result is nil.
    public func generate(
        into phone: Phone, shouldContinue: (GenerateProgress) -> Bool = { _ in true }
    ) throws(HealthFailure) -> GenerateReport? {
        var isCancelled = false
        do throws(HealthFailure) {
            let report = try phone.importSamples { samples in
                try samples.identifyByContent()
                let recorder = try Recorder(samples, options)
                let person = Person(options)
                let days = LocalDays(options)
                try recordProfile(of: person, recorder)
                for (number, day) in (firstDay...lastDay).enumerated() {
                    try Day(DayPlan(day, of: person, days), recorder).record()
                    guard shouldContinue(GenerateProgress(days: number + 1, total: options.days)) else {
                        isCancelled = true
                        throw CancellationError()
                    }
                }
                try recorder.end()
                return GenerateReport(firstDay: CalendarDay(number: firstDay), lastDay: options.lastDay, types: recorder.counts)
            }
            let added = report.types.filter { $0.counts.added > 0 }.map(\.type)
            phone.accesses.add(.write, Set(added), count: report.total.added)
            return report
        } catch {
            guard isCancelled else { throw error }
            return nil
        }
    }

    /// Sets the characteristics, the list of medications and the activity goals.
    private func recordProfile(of person: Person, _ recorder: Recorder) throws {
        let samples = recorder.samples
        let birth = person.dateOfBirth
        let characteristics: [(ObjectType, Int)] = [
            (.dateOfBirth, birth.year * 10_000 + birth.month * 100 + birth.day),
            (.biologicalSex, (person.isFemale ? BiologicalSex.female : .male).rawValue),
        ]
        for (type, value) in characteristics where recorder.isChosen(type) {
            try samples.setCharacteristic(type, to: value)
        }
        if let medication = Medication(of: person), recorder.isChosen(.userAnnotatedMedication) {
            try samples.setMedication(medication.entry)
        }
        guard recorder.isChosen(.activitySummary) else { return }
        try samples.setActivityGoal(.activeEnergyBurned, to: person.moveGoal)
        try samples.setActivityGoal(.appleExerciseTime, to: 30)
        try samples.setActivityGoal(.appleStandHours, to: 12)
    }
}
