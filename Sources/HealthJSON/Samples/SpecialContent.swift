package import HealthModel
package import JSON

/// Samples whose kind has its own class. A request holds few of them, so their members are read and written as JSON values.
extension Sample.Content {
    /// The content from the members that are specific to a kind; nil for kinds whose members ``JSONSampleReader`` reads. Throws for
    /// members that the kind does not have.
    package init?(
        special members: JSONObject, of type: ObjectType, withElements: Bool, _ context: ReadingContext
    ) throws {
        guard let form = ValueCodec<Sample.Content>.special(for: type, withElements: withElements) else {
            guard let (name, _) = members.members.first else { return nil }
            throw JSONReadingError.unknown(name.shortened, among: SampleMembers.allowed(for: type.kind)?.names ?? [])
        }
        self = try form.read(JSONReader(.object(members), path: ""), context)
    }
}

extension ValueCodec where Value == Sample.Content {
    /// The codec for the members that are specific to a type; nil for quantities, categories, correlations and workouts. With
    /// `withElements`, a series includes its elements, as the system saves it.
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

    private static let unsupported = ValueCodec([:]) { reader, _ in
        throw JSONReadingError.expected("the identifier of a type that has samples", at: "type")
    }
}

extension Sample.Content {
    /// The members that are specific to this kind, in order; empty for kinds whose members ``SampleWriter`` writes.
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
    /// A raw value of an enumeration, or its Swift name. Any integer is accepted, because HealthKit checks it later.
    package static func rawValue(of enumeration: Enumeration) -> ValueCodec {
        ValueCodec(["type": ["integer", "string"]]) { reader, context in
            // HealthKit raises an exception for a sample with an unknown value, which an app gets.
            if case .integer(let raw) = reader.value, context.style != .testData || enumeration.contains(Int(raw)) {
                return Int(raw)
            }
            if case .string(let name) = reader.value, let raw = enumeration.rawValue(named: name) { return raw }
            let names = enumeration.cases.map(\.name)
            let list = names.joined(separator: ", ")
            throw reader.fail(oneOf: names, expected: "a raw value of \(enumeration.name), or one of \(list)")
        }
    }
}

extension Members {
    /// Ignores a derived member, so that samples from a query can be passed unchanged.
    package mutating func ignore(_ name: String) throws {
        _ = try optional(name, .any)
    }
}
