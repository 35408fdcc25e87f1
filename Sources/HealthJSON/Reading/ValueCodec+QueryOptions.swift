package import HealthModel
import JSON

extension ValueCodec where Value == StatisticsOptions {
    /// The names of `HKStatisticsOptions` (STAT-01).
    package static let statisticsOptions = ValueCodec(.arraySchema(of: .enumSchema(Value.named.map(\.name)))) { reader in
        var options: StatisticsOptions = []
        for element in try reader.array() {
            let name = try element.string()
            guard let option = Value.named.first(where: { $0.name == name })?.option else {
                throw element.fail(oneOf: Value.named.map(\.name))
            }
            options.insert(option)
        }
        return options
    }
}

extension ValueCodec where Value == SampleSortDescriptor {
    /// `{key, ascending}`
    fileprivate static let sortDescriptor = ValueCodec.object(Schemas.reference("SortDescriptor")) { members in
        let key = try members.required("key", .sortKey)
        return SampleSortDescriptor(key, ascending: try members.required("ascending", .bool))
    }
}

extension ValueCodec where Value == [SampleSortDescriptor] {
    package static let sortDescriptors = array(of: .sortDescriptor)
}

extension ValueCodec where Value == SampleSortDescriptor.Key {
    package static let sortKey = ValueCodec(.enumSchema(Value.named.map(\.name))) { reader in
        let name = try reader.string()
        guard let key = Value.named.first(where: { $0.name == name })?.key else {
            throw reader.fail(oneOf: Value.named.map(\.name))
        }
        return key
    }
}

extension SampleSortDescriptor.Key {
    /// The keys by Swift name and by HealthKit's identifier. The two newest identifiers equal their names (SQ-03).
    fileprivate static let named: [(name: String, key: Self)] = [
        ("startDate", .startDate),
        ("endDate", .endDate),
        ("duration", .duration),
        ("totalDistance", .workoutTotal(.totalDistance)),
        ("totalEnergyBurned", .workoutTotal(.totalEnergyBurned)),
        ("totalSwimmingStrokeCount", .workoutTotal(.totalSwimmingStrokeCount)),
        ("totalFlightsClimbed", .workoutTotal(.totalFlightsClimbed)),
        ("HKSampleSortIdentifierStartDate", .startDate),
        ("HKSampleSortIdentifierEndDate", .endDate),
        ("HKWorkoutSortIdentifierDuration", .duration),
        ("HKWorkoutSortIdentifierTotalDistance", .workoutTotal(.totalDistance)),
        ("HKWorkoutSortIdentifierTotalEnergyBurned", .workoutTotal(.totalEnergyBurned)),
    ]
}
