package import HealthModel
import JSON

extension WorkoutFigure {
    /// The name of the member in predicates on activities.
    package var member: String { "\(rawValue)Quantity" }
    /// The name of the member in predicates on workouts.
    package var workoutMember: String { "workout\(rawValue.capitalizedFirst)Quantity" }
}

extension ValueCodec where Value == WorkoutFigureComparison {
    /// `{quantityType, operator, value, unit}`
    package static func comparison(of figure: WorkoutFigure) -> ValueCodec {
        .object([:]) { members in
            let type = try members.required("quantityType", .quantityType)
            let comparison = try members.required("operator", ValueCodec<ComparisonOperator>.name)
            return WorkoutFigureComparison(figure, of: type, comparison, try members.quantity())
        }
    }
}

extension ValueCodec where Value == WorkoutActivityPredicate {
    /// The argument of `predicateForWorkouts(activityPredicate:)`: dates with options, or an object with one member (PRED-10).
    package static let workoutActivityPredicate: ValueCodec = ValueCodec(Schemas.reference("WorkoutActivityPredicate")) {
        reader, context in
        guard case .object(let object) = reader.value, let name = object.members.first?.name else {
            throw reader.fail(expected: "a predicate on activities, such as {\"duration\": …}")
        }
        guard let key = ActivityPredicateKey(rawValue: name) else {
            let known = ActivityPredicateKey.allCases.map(\.rawValue)
            throw JSONReadingError.unknown(name.shortened, among: known).within(reader.path)
        }
        var members = try Members(of: reader, context)
        let predicate = try key.read(&members)
        try members.finish()
        return predicate
    }
}

/// The members of predicates on activities. The first member selects the kind of predicate.
private enum ActivityPredicateKey: String, CaseIterable {
    case startDate, endDate, options
    case and, or, not
    case workoutActivityType, duration
    case sumQuantity, minimumQuantity, maximumQuantity, averageQuantity

    package func read(_ members: inout Members) throws -> WorkoutActivityPredicate {
        switch self {
        case .startDate, .endDate, .options:
            let start = try members.optional("startDate", .date)
            let end = try members.optional("endDate", .date)
            return .dates(start: start, end: end, options: try members.optional("options", .queryOptions) ?? [])
        case .and: return .and(try members.required(rawValue, .array(of: .workoutActivityPredicate)))
        case .or: return .or(try members.required(rawValue, .array(of: .workoutActivityPredicate)))
        case .not: return .not(try members.required(rawValue, .workoutActivityPredicate))
        case .workoutActivityType: return .activityType(try members.required(rawValue, .workoutActivityType))
        case .duration:
            let limit = try members.required(rawValue, ValueCodec<Comparison<Double>>.realComparison)
            return .duration(limit.comparison, limit.value)
        case .sumQuantity: return .figure(try members.required(rawValue, .comparison(of: .sum)))
        case .minimumQuantity: return .figure(try members.required(rawValue, .comparison(of: .minimum)))
        case .maximumQuantity: return .figure(try members.required(rawValue, .comparison(of: .maximum)))
        case .averageQuantity: return .figure(try members.required(rawValue, .comparison(of: .average)))
        }
    }
}

extension ValueCodec where Value == SamplePredicate {
    /// `{workout, activity?}`
    package static let workoutEffort = ValueCodec.object([:]) { members in
        .workoutEffort(workout: try members.required("workout", .uuid), activity: try members.optional("activity", .uuid))
    }
}

extension ValueCodec where Value == [SourceRevisionPattern] {
    /// Source revisions, as in samples: `{source: {bundleIdentifier, name?}, version?, productType?, operatingSystemVersion?}`.
    /// An absent member matches any value, as HealthKit's wildcards do. Sources match by bundle identifier.
    package static let sourceRevisions = array(
        of: ValueCodec<SourceRevisionPattern>.object([:]) { members in
            SourceRevisionPattern(
                bundleIdentifier: try members.required("source", source),
                version: try members.optional("version", .identifier).flatMap { $0 == anyVersion ? nil : $0 },
                productType: try members.optional("productType", .identifier).flatMap { $0 == anyProductType ? nil : $0 },
                operatingSystemVersion: try members.optional("operatingSystemVersion", .anyOSVersion)
            )
        }
    )

    // HealthKit's wildcards.
    private static let anyVersion = "HKSourceRevisionAnyVersion"
    private static let anyProductType = "HKSourceRevisionAnyProductType"

    private static let source = ValueCodec<String>.object([:]) { members in
        _ = try members.optional("name", .identifier)
        return try members.required("bundleIdentifier", .identifier)
    }
}

extension ValueCodec where Value == OSVersion {
    /// The version of any system, such as another device's.
    package static let anyOSVersion = text(expected: "a version, such as 11.0") { OSVersion($0) }
}
