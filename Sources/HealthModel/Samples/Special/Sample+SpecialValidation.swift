extension Sample {
    /// Raises what HealthKit raises of a sample whose kind has a class of its own (SAVE-22 to SAVE-27).
    func validateSpecialContent(by rules: SampleRules) throws(NativeException) {
        switch content {
        case .quantity, .category, .correlation, .workout: return
        case .heartbeatSeries(let series):
            try require(.heartbeatSeries, "HKHeartbeatSeriesSample")
            try validate(series)
        case .workoutRoute(let series):
            try require(.workoutRoute, "HKWorkoutRoute")
            try validate(series)
        case .electrocardiogram(let electrocardiogram):
            try require(.electrocardiogram, "HKElectrocardiogram")
            try electrocardiogram.validate(from: startDate.milliseconds, to: endDate.milliseconds)
        case .audiogram:
            try require(.audiogram, "HKAudiogramSample")
        case .visionPrescription:
            try require(.visionPrescription, "HKVisionPrescription")
        case .stateOfMind:
            try require(.stateOfMind, "HKStateOfMind")
        case .scoredAssessment:
            guard case .scoredAssessment = rules.kind else { throw .wrongType(type, of: "HKScoredAssessment") }
        case .clinicalRecord:
            guard case .clinical = rules.kind else { throw .wrongType(type, of: "HKClinicalRecord") }
        case .document:
            try require(.cdaDocument, "HKCDADocumentSample")
        case .medicationDoseEvent:
            try require(.medicationDoseEvent, "HKMedicationDoseEvent")
        }
    }

    /// A series has elements, all of them within the sample and in the order of time; only their number need be known.
    private func validate(_ series: SampleSeries<some SeriesElement>) throws(NativeException) {
        guard series.count > 0 else { throw .noElements(type) }
        guard series.isValid(from: startDate.milliseconds, to: endDate.milliseconds) else {
            throw .misplacedElements(type)
        }
    }

    private func require(_ required: ObjectType, _ name: String) throws(NativeException) {
        guard type == required else { throw .wrongType(type, of: name) }
    }
}
