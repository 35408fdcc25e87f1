import Foundation
import HealthModel
import JSON

/// The members of a predicate on what only samples of one kind have.
enum ContentPredicateKey: String, CaseIterable {
    case stateOfMindKind, stateOfMindValence, stateOfMindLabel, stateOfMindAssociation
    case fhirResourceType, fhirResourceIdentifier
    case medicationConceptIdentifiers, medicationLogStatuses, medicationScheduledDate

    func read(_ members: inout Members) throws(BridgeError) -> ContentPredicate {
        switch self {
        case .stateOfMindKind: return .stateOfMindKind(try members.required(rawValue, Self.kind))
        case .stateOfMindValence:
            let comparison = try members.required(rawValue, Form<Comparison<Double>>.realComparison)
            return .stateOfMindValence(comparison.comparison, comparison.value)
        case .stateOfMindLabel: return .stateOfMindLabel(try members.required(rawValue, Self.label))
        case .stateOfMindAssociation:
            return .stateOfMindAssociation(try members.required(rawValue, Self.association))
        case .fhirResourceType: return .fhirResourceType(try members.required(rawValue, .string))
        case .fhirResourceIdentifier: return .fhirResourceIdentifier(try members.required(rawValue, .string))
        case .medicationConceptIdentifiers:
            return .medicationConceptIdentifiers(Set(try members.required(rawValue, .strings)))
        case .medicationLogStatuses: return .logStatuses(Set(try members.required(rawValue, Self.statuses)))
        case .medicationScheduledDate: return try members.required(rawValue, .scheduledDate)
        }
    }

    var schema: JSONValue {
        switch self {
        case .stateOfMindKind, .stateOfMindLabel, .stateOfMindAssociation: Schemas.integerOrName
        case .stateOfMindValence:
            Schemas.object(["operator": Form<ComparisonOperator>.name.schema, "value": Schemas.number])
        case .fhirResourceType, .fhirResourceIdentifier: .stringSchema
        case .medicationConceptIdentifiers: Schemas.strings
        case .medicationLogStatuses: .arraySchema(of: Schemas.integerOrName)
        case .medicationScheduledDate:
            Schemas.object([:], optional: ["startDate": Schemas.date, "endDate": Schemas.date])
        }
    }

    private static let kind = Form<Int>.rawValue(of: .stateOfMindKind)
    private static let label = Form<Int>.rawValue(of: .stateOfMindLabel)
    private static let association = Form<Int>.rawValue(of: .stateOfMindAssociation)
    private static let statuses = Form<[Int]>.array(of: .rawValue(of: .medicationDoseEventLogStatus))
}

extension Form where Value == ContentPredicate {
    /// `{startDate?, endDate?}`
    fileprivate static let scheduledDate = object([:]) { (members) throws(BridgeError) in
        .scheduledDate(
            from: try members.optional("startDate", .date),
            to: try members.optional("endDate", .date)
        )
    }
}
