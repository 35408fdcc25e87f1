import HealthModel

/// The times of a workout or activity in the zones of a type, with the configuration of that time (ZONE-23).
struct StoredZoneGroup: Codable {
    var type: String
    var source: String
    /// In the unit of zones of the type.
    var boundaries: [Double]
    /// In seconds, by zone.
    var durations: [Double]

    init(_ group: WorkoutZoneGroup) {
        let configuration = group.configuration
        type = configuration.type.identifier
        source = configuration.source.rawValue
        boundaries = configuration.boundaries.map(\.value)
        durations = group.durations
    }

    /// The group. Nil for a type or a source of a newer version of this program.
    var group: WorkoutZoneGroup? {
        get throws {
            guard let type = TypeCatalog.type(identifier: type), let unit = WorkoutZoneConfiguration.unit(of: type),
                let source = WorkoutZoneConfiguration.Source(rawValue: source)
            else { return nil }
            guard durations.count == boundaries.count + 1, durations.allSatisfy({ $0.isFinite && $0 >= 0 }),
                let configuration = try? WorkoutZoneConfiguration(
                    source, of: type, boundaries: boundaries.map { Quantity(unit: unit, value: $0) }
                )
            else { throw HealthFailure.store(.corrupt) }
            return WorkoutZoneGroup(configuration, durations: durations)
        }
    }
}
