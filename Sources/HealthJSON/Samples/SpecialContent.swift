package import BridgeCore
package import HealthModel
package import JSON

/// Samples of kinds with a class of their own: few in a request, so their members are read and written as JSON values.
extension Sample.Content {
    /// The content of the members that only a kind has; nil for the kinds that are read member by member. Refuses members
    /// that the kind does not have.
    package init?(
        special members: JSONObject,
        of type: ObjectType,
        withElements: Bool,
        _ context: ReadingContext
    ) throws(BridgeError) {
        guard let form = ValueCodec<Sample.Content>.special(for: type, withElements: withElements) else {
            guard let (name, _) = members.members.first else { return nil }
            throw .invalidParams(.unknown(name.shortened))
        }
        self = try form.read(JSONReader(.object(members), path: ""), context)
    }
}

extension ValueCodec where Value == Sample.Content {
    /// How the members that only a type has are read; nil for quantities, categories, correlations and workouts. With
    /// elements where the system hands over a series as a whole.
    package static func special(for type: ObjectType, withElements: Bool) -> ValueCodec? {
        switch type.kind {
        case .quantity, .category, .correlation, .workout: nil
        case .series where type == .heartbeatSeries: heartbeatSeries(withElements: withElements)
        case .series: workoutRoute(withElements: withElements)
        case .electrocardiogram: electrocardiogram(withElements: withElements)
        case .audiogram: audiogram
        case .prescription: visionPrescription
        case .stateOfMind: stateOfMind
        case .scoredAssessment: Questionnaire.of(type).map(scoredAssessment)
        case .clinical: clinicalRecord
        case .document: document
        case .medicationDoseEvent: medicationDoseEvent
        default: unsupported
        }
    }

    private static let unsupported = ValueCodec([:]) { (reader, _) throws(BridgeError) in
        throw .expected("the identifier of a type that has samples", at: "type")
    }
}

extension Sample.Content {
    /// The members that only samples of this kind have, in order; none for the kinds that are written member by member.
    package func specialMembers(of type: ObjectType) -> JSONObject {
        switch self {
        case .heartbeatSeries(let series): ["count": .integer(series.count)]
        case .workoutRoute(let series): ["count": .integer(series.count)]
        case .electrocardiogram(let electrocardiogram): electrocardiogram.members
        case .audiogram(let audiogram): audiogram.members
        case .visionPrescription(let prescription): prescription.members
        case .stateOfMind(let stateOfMind): stateOfMind.members
        case .scoredAssessment(let assessment): assessment.members(of: type)
        case .clinicalRecord(let record): record.members
        case .document(let document): document.map { ["document": $0.json] } ?? [:]
        case .medicationDoseEvent(let dose): dose.members
        default: [:]
        }
    }
}

extension ValueCodec where Value == Int {
    /// A raw value of an enumeration, or the Swift name of one. Any integer passes: HealthKit judges it.
    package static func rawValue(of enumeration: Enumeration) -> ValueCodec {
        ValueCodec(["type": ["integer", "string"]]) { (reader) throws(JSONReadingError) in
            if case .integer(let raw) = reader.value { return Int(raw) }
            if case .string(let name) = reader.value, let raw = enumeration.rawValue(named: name) { return raw }
            let names = enumeration.cases.map(\.name).joined(separator: ", ")
            throw reader.fail(expected: "a raw value of \(enumeration.name), or one of \(names)")
        }
    }
}

extension Members {
    /// Takes a member that follows from the others: a sample that came out of a query may be passed as it is.
    package mutating func ignore(_ name: String) throws(BridgeError) {
        _ = try optional(name, .any)
    }
}
