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
        case .audiogram(let audiogram):
            try require(.audiogram, "HKAudiogramSample")
            try audiogram.validate()
        case .visionPrescription(let prescription):
            try require(.visionPrescription, "HKVisionPrescription")
            try requireInstant()
            try prescription.validate()
        case .stateOfMind(let stateOfMind):
            try require(.stateOfMind, "HKStateOfMind")
            try requireInstant()
            try stateOfMind.validate()
        case .scoredAssessment(let assessment):
            guard let questionnaire = Questionnaire.of(type) else { throw .wrongType(type, of: "HKScoredAssessment") }
            try requireInstant()
            try questionnaire.validate(assessment)
        case .clinicalRecord(let record):
            guard case .clinical = rules.kind else { throw .wrongType(type, of: "HKClinicalRecord") }
            try requireInstant()
            try record.validate()
        case .document:
            try require(.cdaDocument, "HKCDADocumentSample")
        case .medicationDoseEvent(let dose):
            try require(.medicationDoseEvent, "HKMedicationDoseEvent")
            try dose.validate()
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

    /// For classes whose initialisers take one date only.
    private func requireInstant() throws(NativeException) {
        guard startDate == endDate else { throw .mustBeInstant(type) }
    }
}
