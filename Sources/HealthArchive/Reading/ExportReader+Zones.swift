import HealthModel
import XML

/// The times in zones of a workout or activity, whose element is open (EXP-19).
final class OpenZoneGroup {
    fileprivate let type: ObjectType
    fileprivate let unit: HealthModel.Unit
    fileprivate let source: WorkoutZoneConfiguration.Source
    /// The upper ends and the durations in seconds. Nil for an unreadable one.
    fileprivate var zones: [(maximum: Double?, duration: Double?)] = []

    fileprivate init?(_ type: ObjectType?, _ unit: HealthModel.Unit?, _ source: WorkoutZoneConfiguration.Source?) {
        guard let type, let unit, let source else { return nil }
        (self.type, self.unit, self.source) = (type, unit, source)
    }

    /// The group. Nil if the zones are not those of a configuration.
    fileprivate var group: WorkoutZoneGroup? {
        let boundaries = zones.dropLast().compactMap { $0.maximum.map { Quantity(unit: unit, value: $0) } }
        let durations = zones.compactMap(\.duration)
        guard boundaries.count + 1 == zones.count, durations.count == zones.count,
            let configuration = try? WorkoutZoneConfiguration(source, of: type, boundaries: boundaries)
        else { return nil }
        return WorkoutZoneGroup(configuration, durations: durations)
    }
}

extension ExportReader {
    func beginZoneGroup(_ attributes: XMLAttributes) -> OpenZoneGroup? {
        guard let workout, workout.isChosen else { return nil }
        let open = OpenZoneGroup(
            attributes[.type].flatMap { types.type($0)?.type },
            try? HealthModel.Unit(from: attributes[.unit]?.string ?? ""),
            attributes[.source].flatMap { WorkoutZoneConfiguration.Source(rawValue: $0.string) }
        )
        if open == nil { note(.unreadableZones) }
        return open
    }

    func addZone(_ attributes: XMLAttributes) {
        guard case .zoneGroup(let open)? = parent?.content else { return }
        let duration = figure(attributes, .duration, measuring: .second)?.seconds
        open.zones.append((attributes[.maximum]?.number, duration))
    }

    func end(_ open: OpenZoneGroup) {
        guard let group = open.group else { return note(.unreadableZones) }
        switch parent?.content {
        case .activity(let activity): activity.add(group)
        case .workout(let workout): workout.add(group)
        default: break
        }
    }
}
