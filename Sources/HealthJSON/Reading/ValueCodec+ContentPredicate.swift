package import HealthModel
package import JSON

/// The members of predicates on properties that only one kind of sample has.
package enum ContentPredicateKey: String, CaseIterable {
    case electrocardiogramClassification, electrocardiogramSymptomsStatus
    case stateOfMindKind, stateOfMindValence, stateOfMindLabel, stateOfMindAssociation
    case fhirResourceType, fhirResourceIdentifier
    case medicationConceptIdentifiers, medicationLogStatuses, medicationScheduledDate

    package func read(_ members: inout Members) throws -> ContentPredicate {
        switch self {
        case .electrocardiogramClassification:
            return .electrocardiogramClassification(try members.required(rawValue, Self.classification))
        case .electrocardiogramSymptomsStatus:
            return .electrocardiogramSymptomsStatus(try members.required(rawValue, Self.symptomsStatus))
        case .stateOfMindKind: return .stateOfMindKind(try members.required(rawValue, Self.kind))
        case .stateOfMindValence:
            let comparison = try members.required(rawValue, ValueCodec<Comparison<Double>>.realComparison)
            return .stateOfMindValence(comparison.comparison, comparison.value)
        case .stateOfMindLabel: return .stateOfMindLabel(try members.required(rawValue, Self.label))
        case .stateOfMindAssociation:
            return .stateOfMindAssociation(try members.required(rawValue, Self.association))
        case .fhirResourceType: return .fhirResourceType(try members.required(rawValue, .string))
        case .fhirResourceIdentifier: return .fhirResourceIdentifier(try members.required(rawValue, .string))
        case .medicationConceptIdentifiers:
            return .medicationConceptIdentifiers(Set(try members.required(rawValue, .identifiers).map { Name($0) }))
        case .medicationLogStatuses: return .logStatuses(Set(try members.required(rawValue, Self.statuses)))
        case .medicationScheduledDate: return try members.required(rawValue, .scheduledDate)
        }
    }

    package var schema: JSONValue {
        switch self {
        case .electrocardiogramClassification, .electrocardiogramSymptomsStatus, .stateOfMindKind, .stateOfMindLabel,
            .stateOfMindAssociation:
            Schemas.integerOrName
        case .stateOfMindValence:
            Schemas.object(["operator": ValueCodec<ComparisonOperator>.name.schema, "value": Schemas.number])
        case .fhirResourceType, .fhirResourceIdentifier: .stringSchema
        case .medicationConceptIdentifiers: ValueCodec<[String]>.identifiers.schema
        case .medicationLogStatuses: .arraySchema(of: Schemas.integerOrName)
        case .medicationScheduledDate:
            Schemas.object([:], optional: ["startDate": Schemas.date, "endDate": Schemas.date])
        }
    }

    private static let classification = ValueCodec<Int>.rawValue(of: .electrocardiogramClassification)
    private static let symptomsStatus = ValueCodec<Int>.rawValue(of: .electrocardiogramSymptomsStatus)
    private static let kind = ValueCodec<Int>.rawValue(of: .stateOfMindKind)
    private static let label = ValueCodec<Int>.rawValue(of: .stateOfMindLabel)
    private static let association = ValueCodec<Int>.rawValue(of: .stateOfMindAssociation)
    private static let statuses = ValueCodec<[Int]>.array(of: .rawValue(of: .medicationDoseEventLogStatus))
}

extension ValueCodec where Value == ContentPredicate {
    /// `{startDate?, endDate?}`
    fileprivate static let scheduledDate = object([:]) { members in
        .scheduledDate(from: try members.optional("startDate", .date), to: try members.optional("endDate", .date))
    }
}
