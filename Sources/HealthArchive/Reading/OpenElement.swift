import HealthModel

/// An open element with its contents so far.
struct OpenElement {
    enum Content {
        /// No content, or a sample that is not chosen or is skipped.
        case nothing
        /// An unknown element with this name, or a misplaced element. Its contents are skipped.
        case skipped(String?)
        case record(OpenRecord)
        case correlation(OpenCorrelation)
        case workout(OpenWorkout)
        case event(OpenEvent)
        case activity(OpenActivity)
        case zoneGroup(OpenZoneGroup)
        case route(OpenRoute)
        case audiogram(OpenAudiogram)
        case prescription(OpenPrescription)
    }

    /// Nil for an unknown element.
    let element: ExportElement?
    let content: Content
    /// The number of its descendants so far.
    var count = 0

    /// The maximum number of descendants, except for the root. They are kept in memory until the child of the root ends.
    static let mostElements = 100_000

    var isSkipped: Bool { if case .skipped = content { true } else { false } }

    var hasMetadata: Bool { !isSkipped && element?.hasMetadata ?? false }
}

extension ExportElement {
    /// Whether the element can have metadata entries.
    var hasMetadata: Bool {
        switch self {
        case .record, .correlation, .workout, .workoutEvent, .workoutActivity, .workoutRoute, .audiogram,
            .visionPrescription:
            true
        default: false
        }
    }

    /// Whether the element can occur in another. The reader handles the records of correlations and workouts.
    func canOccur(in parent: OpenElement?) -> Bool {
        switch self {
        case .healthData: parent == nil
        case .metadataEntry: parent?.hasMetadata ?? false
        case .heartRateVariabilityMetadataList: parent?.element == .record
        case .instantaneousBeatsPerMinute: parent?.element == .heartRateVariabilityMetadataList
        case .workoutEvent, .workoutStatistics, .workoutZoneGroup:
            parent?.element == .workout || parent?.element == .workoutActivity
        case .workoutZone: parent?.element == .workoutZoneGroup
        case .workoutActivity, .workoutRoute: parent?.element == .workout
        case .fileReference, .location: parent?.element == .workoutRoute
        case .sensitivityPoint: parent?.element == .audiogram
        case .rightEye, .leftEye, .attachment: parent?.element == .visionPrescription
        default: isTopLevel
        }
    }
}
