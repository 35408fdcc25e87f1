import Foundation
package import HealthModel
import JSON

extension ValueCodec where Value == SamplePredicate {
    /// A predicate: dates with options, or an object with one member, named after HealthKit's factory method. An empty object
    /// selects all samples.
    package static let predicate = ValueCodec(Schemas.reference("Predicate")) { reader, context in
        guard case .object(let object) = reader.value else {
            throw reader.fail(expected: "a predicate, such as {\"startDate\": …}")
        }
        let names = object.members.map(\.name)
        if names.allSatisfy(PredicateKey.dates.contains) { return try dates.read(reader, context) }
        if let unknown = names.first(where: { !PredicateKey.isKnown($0) }) {
            throw JSONReadingError.unknown(unknown.shortened, among: PredicateKey.names).within(reader.path)
        }
        var members = try Members(of: reader, context)
        if names.count == 1, let key = names.first.flatMap(PredicateKey.init) {
            return try key.read(&members)
        }
        if names.count == 1, let key = names.first.flatMap(ContentPredicateKey.init) {
            return .content(try key.read(&members))
        }
        let expected = "an object of one member, or of startDate, endDate and options; use \"and\" to combine"
        throw reader.fail(expected: expected)
    }

    private static let dates = ValueCodec.object([:]) { members in
        let start = try members.optional("startDate", .date)
        let end = try members.optional("endDate", .date)
        let options = try members.optional("options", .queryOptions) ?? []
        return start == nil && end == nil ? .all : .samples(start: start, end: end, options: options)
    }
}

/// The members of predicates. A predicate has exactly one of them.
private enum PredicateKey: String, CaseIterable {
    case and, or, not
    case uuids, sources, device, deviceProperty, metadataKey, noCorrelation, workout, electrocardiogram
    case sourceRevisions, workoutEffortSamplesRelated
    case quantity, categoryValue, categoryValues
    case workoutActivityType, workoutDuration
    case totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, totalFlightsClimbed
    case workoutSumQuantity, workoutMinimumQuantity, workoutMaximumQuantity, workoutAverageQuantity
    case workoutActivity

    package static let dates = ["startDate", "endDate", "options"]

    /// The names of all members of predicates.
    package static var names: [String] { dates + allCases.map(\.rawValue) + ContentPredicateKey.allCases.map(\.rawValue) }

    package static func isKnown(_ name: String) -> Bool {
        dates.contains(name) || Self(rawValue: name) != nil || ContentPredicateKey(rawValue: name) != nil
    }

    package func read(_ members: inout Members) throws -> SamplePredicate {
        func value<Value>(_ form: ValueCodec<Value>) throws -> Value {
            try members.required(rawValue, form)
        }
        switch self {
        case .and: return .and(try value(.array(of: .predicate)))
        case .or: return .or(try value(.array(of: .predicate)))
        case .not: return .not(try value(.predicate))
        case .uuids: return .objects(Set(try value(.uuids)))
        case .sources: return .sources(Set(try value(.identifiers).map { Name($0) }))
        case .device: return .devices([try value(.device)])
        case .deviceProperty: return try value(.deviceProperty)
        case .metadataKey: return try value(.metadataKey)
        case .noCorrelation: return try value(.noCorrelation)
        case .workout: return .workout(try value(.uuid))
        case .electrocardiogram: return .electrocardiogram(try value(.uuid))
        case .quantity:
            let comparison = try value(ValueCodec<Comparison<Quantity>>.quantityComparison)
            return .quantity(comparison.comparison, comparison.value)
        case .categoryValue:
            let comparison = try value(ValueCodec<Comparison<Int>>.integerComparison)
            return .category(comparison.comparison, comparison.value)
        case .categoryValues: return .categoryValues(Set(try value(.array(of: .integer))))
        case .workoutActivityType: return .workoutActivityType(try value(.workoutActivityType))
        case .workoutDuration:
            let comparison = try value(ValueCodec<Comparison<Double>>.realComparison)
            return .workoutDuration(comparison.comparison, comparison.value)
        case .sourceRevisions: return .sourceRevisions(Set(try value(.sourceRevisions)))
        case .workoutEffortSamplesRelated: return try value(.workoutEffort)
        case .workoutSumQuantity: return .workoutFigure(try value(.comparison(of: .sum)))
        case .workoutMinimumQuantity: return .workoutFigure(try value(.comparison(of: .minimum)))
        case .workoutMaximumQuantity: return .workoutFigure(try value(.comparison(of: .maximum)))
        case .workoutAverageQuantity: return .workoutFigure(try value(.comparison(of: .average)))
        case .workoutActivity: return .workoutActivity(try value(.workoutActivityPredicate))
        case .totalEnergyBurned: return try total(.totalEnergyBurned, &members)
        case .totalDistance: return try total(.totalDistance, &members)
        case .totalSwimmingStrokeCount: return try total(.totalSwimmingStrokeCount, &members)
        case .totalFlightsClimbed: return try total(.totalFlightsClimbed, &members)
        }
    }

    private func total(_ total: WorkoutTotal, _ members: inout Members) throws -> SamplePredicate {
        let comparison = try members.required(rawValue, .quantityComparison)
        return .workoutTotal(total, comparison.comparison, comparison.value)
    }
}
