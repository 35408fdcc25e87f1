import HealthModel

/// An element that is open, and what has been read of it.
struct OpenElement {
    enum Content {
        /// Nothing: it has no content, or its sample is not asked for or was passed over.
        case nothing
        /// It is not known, by this name, or cannot be where it is: what is in it is passed over.
        case passedOver(String?)
        case record(OpenRecord)
        case correlation(OpenCorrelation)
        case workout(OpenWorkout)
        case event(OpenEvent)
        case activity(OpenActivity)
        case route(OpenRoute)
        case audiogram(OpenAudiogram)
        case prescription(OpenPrescription)
    }

    /// Nil if it is not known.
    let element: ExportElement?
    let content: Content
    /// How many elements it has had, and these in turn.
    var count = 0

    /// More than any has, but the root. What is in an element below the root is kept until that ends.
    static let mostElements = 100_000

    var isPassedOver: Bool { if case .passedOver = content { true } else { false } }

    var hasMetadata: Bool { !isPassedOver && element?.hasMetadata ?? false }
}

extension ExportElement {
    /// Whether it may have entries of metadata.
    var hasMetadata: Bool {
        switch self {
        case .record, .correlation, .workout, .workoutEvent, .workoutActivity, .workoutRoute, .audiogram,
            .visionPrescription:
            true
        default: false
        }
    }

    /// Whether it can be in another. The records of a correlation or workout are seen to by the reader.
    func canBe(in parent: OpenElement?) -> Bool {
        switch self {
        case .healthData: parent == nil
        case .metadataEntry: parent?.hasMetadata ?? false
        case .heartRateVariabilityMetadataList: parent?.element == .record
        case .instantaneousBeatsPerMinute: parent?.element == .heartRateVariabilityMetadataList
        case .workoutEvent, .workoutStatistics: parent?.element == .workout || parent?.element == .workoutActivity
        case .workoutActivity, .workoutRoute: parent?.element == .workout
        case .fileReference: parent?.element == .workoutRoute
        case .sensitivityPoint: parent?.element == .audiogram
        case .rightEye, .leftEye, .attachment: parent?.element == .visionPrescription
        default: isTopLevel
        }
    }
}
