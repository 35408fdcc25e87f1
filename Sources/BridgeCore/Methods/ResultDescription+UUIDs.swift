import HealthJSON

extension ResultDescription {
    /// The UUIDs of saved objects.
    package static let uuids = ResultDescription("uuids", Schemas.reference("UUIDs"))
}
