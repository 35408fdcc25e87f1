import Foundation

extension SamplePredicate {
    /// Whether the predicate selects a sample (PRED-01 to PRED-13).
    ///
    /// Only a store knows which samples belong to a workout, a correlation or an electrocardiogram. It replaces these
    /// predicates before matching (see ``replacing(_:)``). Such a predicate that remains is evaluated as if no sample
    /// belonged to any.
    ///
    /// A predicate on the value of another kind of sample matches nothing. Queries reject such a predicate first (see
    /// ``validate(for:)``).
    public func matches(_ sample: Sample) -> Bool {
        switch self {
        case .all, .noCorrelation: true
        case .workout, .workoutEffort, .electrocardiogram: false
        case .samples, .objects: ownBounds.contains(sample)
        case .sources(let identifiers): sample.bundleIdentifier.map { identifiers.contains(Name($0)) } ?? false
        case .sourceRevisions(let patterns): patterns.contains { $0.matches(sample.sourceRevision) }
        case .devices(let devices): sample.device.map(devices.contains) ?? false
        case .deviceProperty(let property, let values): Self.matches(sample.device?[property], values)
        case .metadataKey, .metadataValues, .metadata: matches(sample.metadata)
        case .quantity, .category, .categoryValues: matches(value: sample.content)
        case .workoutActivityType, .workoutDuration, .workoutTotal: matches(sample.workout)
        case .content(let predicate): predicate.matches(sample.content)
        case .workoutFigure(let condition):
            sample.workout.map { condition.matches($0.statistics(for: condition.type)) } ?? false
        case .workoutActivity(let predicate): sample.workoutActivities.contains(where: predicate.matches)
        case .and(let predicates): predicates.allSatisfy { $0.matches(sample) }
        case .or(let predicates): predicates.contains { $0.matches(sample) }
        case .not(let predicate): !predicate.matches(sample)
        }
    }

    /// An empty set selects objects without the property, which includes objects without a device (PRED-07).
    private static func matches(_ property: String?, _ allowedValues: Set<String>) -> Bool {
        guard let property else { return allowedValues.isEmpty }
        return allowedValues.contains(property)
    }

    private func matches(_ metadata: Metadata) -> Bool {
        switch self {
        case .metadataKey(let key):
            metadata[key] != nil
        case .metadataValues(let key, let allowedValues):
            metadata[key].map { value in allowedValues.contains { value.compare($0) == .orderedSame } } ?? false
        case .metadata(let key, let comparison, let value):
            comparison.holds(metadata[key]?.compare(value))
        default:
            false
        }
    }

    /// A series is compared by its sum or average.
    private func matches(value content: Sample.Content) -> Bool {
        switch (self, content) {
        case (.quantity(let comparison, let limit), .quantity(let quantity, _)):
            comparison.holds(try? quantity.compare(limit))
        case (.category(let comparison, let limit), .category(let value)): comparison.holds(value, limit)
        case (.categoryValues(let values), .category(let value)): values.contains(value)
        default: false
        }
    }

    private func matches(_ workout: Workout?) -> Bool {
        guard let workout else { return false }
        return switch self {
        case .workoutActivityType(let type): workout.activityType == type
        case .workoutDuration(let comparison, let limit): comparison.holds(workout.duration, limit)
        case .workoutTotal(let total, let comparison, let limit):
            comparison.holds(total.of(workout).flatMap { try? $0.compare(limit) })
        default: false
        }
    }
}

extension SamplePredicate {
    /// Replaces each part that is not a compound with the result of `transform`. A nil result keeps the part.
    package func replacing<Failure: Error>(
        _ transform: (SamplePredicate) throws(Failure) -> SamplePredicate?
    ) throws(Failure) -> SamplePredicate {
        switch self {
        case .and(let predicates):
            .and(try predicates.map { (part) throws(Failure) in try part.replacing(transform) })
        case .or(let predicates):
            .or(try predicates.map { (part) throws(Failure) in try part.replacing(transform) })
        case .not(let predicate): .not(try predicate.replacing(transform))
        default: try transform(self) ?? self
        }
    }
}
