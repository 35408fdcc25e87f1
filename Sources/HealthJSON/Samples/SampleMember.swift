package import HealthModel

/// The members of a sample on the wire.
package enum SampleMember: UInt32, CaseIterable {
    case type, startDate, endDate, uuid, device, metadata, sourceRevision
    case quantity, count, series
    case value
    case objects
    case workoutActivityType, duration, workoutEvents
    case totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, totalFlightsClimbed
    case workoutActivities, statistics, zoneGroups

    /// The member with a name.
    package init?(name: String) {
        guard let member = Self.byName[name] else { return nil }
        self = member
    }

    package var name: String { Self.names[Int(rawValue)] }

    // Created once, because names are looked up for each member of each sample.
    private static let names = allCases.map { "\($0)" }
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

package struct SampleMembers: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package init(_ members: SampleMember...) {
        rawValue = members.reduce(0) { $0 | 1 << $1.rawValue }
    }

    package func contains(_ member: SampleMember) -> Bool { rawValue & 1 << member.rawValue != 0 }

    package mutating func insert(_ member: SampleMember) {
        self = SampleMembers(rawValue: rawValue | 1 << member.rawValue)
    }

    /// The first member in declaration order.
    package var first: SampleMember? { SampleMember.allCases.first { contains($0) } }

    /// The names of the members, in declaration order.
    package var names: [String] { SampleMember.allCases.filter { contains($0) }.map(\.name) }

    private static let common = SampleMembers(.type, .startDate, .endDate, .uuid, .device, .metadata, .sourceRevision)
    private static let quantity = common.union(SampleMembers(.quantity, .count, .series))
    private static let category = common.union(SampleMembers(.value))
    private static let correlation = common.union(SampleMembers(.objects))
    private static let workout = common.union(
        SampleMembers(
            .workoutActivityType,
            .duration,
            .workoutEvents,
            .totalEnergyBurned,
            .totalDistance,
            .totalSwimmingStrokeCount,
            .totalFlightsClimbed,
            .workoutActivities,
            .statistics,
            .zoneGroups
        )
    )

    /// The members that a sample of a kind may have; nil for kinds without samples.
    package static func allowed(for kind: ObjectType.Kind) -> SampleMembers? {
        switch kind {
        case .quantity: quantity
        case .category: category
        case .correlation: correlation
        case .workout: workout
        case .series: common.union(SampleMembers(.count))
        case .characteristic, .activitySummary, .userAnnotatedMedication: nil
        default: common
        }
    }
}
