import HealthJSON

extension Parameter where Value == Bool {
    /// Whether a long call reports its progress to the client. It is the last parameter of such a method, which passes the value to
    /// ``Call/shouldContinue(_:isReported:)``.
    package static let progress = Parameter.optional(
        "progress", .bool, default: false, "Whether to send `control/progress` after each tenth of the work."
    )
}
