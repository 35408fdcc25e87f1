extension Sample {
    /// Raises what HealthKit raises of a sample whose kind has a class of its own (SAVE-22 to SAVE-27).
    func validateSpecialContent(by rules: SampleRules) throws(NativeException) {
        switch content {
        case .quantity, .category, .correlation, .workout: return
        case .heartbeatSeries:
            try require(.heartbeatSeries, "HKHeartbeatSeriesSample")
        case .workoutRoute:
            try require(.workoutRoute, "HKWorkoutRoute")
        case .electrocardiogram:
            try require(.electrocardiogram, "HKElectrocardiogram")
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

    private func require(_ required: ObjectType, _ name: String) throws(NativeException) {
        guard type == required else { throw .wrongType(type, of: name) }
    }
}
