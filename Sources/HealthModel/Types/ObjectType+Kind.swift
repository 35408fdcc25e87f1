extension ObjectType {
    /// The subclass of `HKObjectType` that a type belongs to.
    public enum Kind: String, CaseIterable, Sendable {
        /// `HKQuantityType`: samples with a number and a unit.
        case quantity

        /// `HKCategoryType`: samples with a value of an enumeration.
        case category

        /// `HKCharacteristicType`: values of the Health profile, which have no samples.
        case characteristic

        /// `HKCorrelationType`: samples that contain other samples.
        case correlation

        /// `HKClinicalType`: records of health care providers.
        case clinical

        /// `HKDocumentType`: documents such as CDA.
        case document

        /// `HKScoredAssessmentType`: questionnaires with a score.
        case scoredAssessment

        /// `HKWorkoutType`: workouts.
        case workout

        /// `HKSeriesType`: workout routes and heartbeat series.
        case series

        /// `HKAudiogramSampleType`: hearing tests.
        case audiogram

        /// `HKElectrocardiogramType`: electrocardiograms of Apple Watch.
        case electrocardiogram

        /// `HKActivitySummaryType`: the activity rings of one day.
        case activitySummary

        /// `HKPrescriptionType`: prescriptions for glasses and contact lenses.
        case prescription

        /// `HKStateOfMindType`: emotions and moods.
        case stateOfMind

        /// `HKMedicationDoseEventType`: doses taken or skipped.
        case medicationDoseEvent

        /// `HKUserAnnotatedMedicationType`: the list of medications.
        case userAnnotatedMedication
    }
}
