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
