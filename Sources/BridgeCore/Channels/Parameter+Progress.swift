extension Parameter where Value == Bool {
    /// Whether the client hears how far a long call is. It stands last in the methods that take long: the value goes to
    /// ``Call/shouldContinue(_:isReported:)``.
    package static let progress = Parameter.optional(
        "progress",
        .bool,
        default: false,
        "Whether to send control/progress at each tenth."
    )
}
