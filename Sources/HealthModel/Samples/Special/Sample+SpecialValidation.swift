extension Sample {
    /// Throws the exception that HealthKit raises for an invalid sample of a kind with its own class (SAVE-24 to
    /// SAVE-27).
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
            try audiogram.validateQuantities()
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

    /// A series must not be empty. Its elements must be within the sample and in chronological order. If only their
    /// number is known, only the number is checked.
    private func validate(_ series: SampleSeries<some SeriesElement>) throws(NativeException) {
        guard series.count > 0 else { throw .noElements(type) }
        guard series.isValid(from: startDate.milliseconds, to: endDate.milliseconds) else {
            throw .misplacedElements(type)
        }
    }

    private func require(_ required: ObjectType, _ name: String) throws(NativeException) {
        guard type == required else { throw .wrongType(type, of: name) }
    }

    /// Checks the dates of classes whose initializers take one date.
    private func requireInstant() throws(NativeException) {
        guard startDate == endDate else { throw .mustBeInstant(type) }
    }
}

/// The exceptions of samples that have their own class. HealthKit's texts are unknown. These texts are this project's
/// and quote no value.
extension NativeException {
    /// An object of a class with invalid members.
    static func invalid(_ className: String, _ reason: String) -> NativeException {
        NativeException(name: objectValidationFailure, reason: "\(className): \(reason)")
    }
}

extension Enumeration {
    /// Throws if the enumeration does not contain the raw value of a member.
    func require(_ rawValue: Int, _ className: String, _ member: String) throws(NativeException) {
        guard contains(rawValue) else { throw .invalid(className, "\(member) is not an \(name)") }
    }
}

extension Quantity {
    /// Throws if the quantity of a member is incompatible with a unit, or not finite.
    func require(_ unit: Unit, _ className: String, _ member: String) throws(NativeException) {
        guard isCompatible(with: unit) else {
            throw .invalid(className, "\(member) requires a unit like \(unit). Incompatible unit: \(self.unit)")
        }
        guard value.isFinite else { throw .invalid(className, "\(member) must be finite") }
    }
}
