package import HealthModel
package import JSON

/// Samples whose kind has its own class. A request holds few of them, so each kind has a ``WireForm``.
extension Sample.Content {
    /// The content from the members that are specific to a kind; nil for kinds whose members ``JSONSampleReader`` reads. With
    /// `withElements`, a series includes its elements, as the system saves it. Throws for members that the kind does not have.
    package init?(
        special members: JSONObject, of type: ObjectType, withElements: Bool, _ context: ReadingContext
    ) throws {
        let reader = JSONReader(.object(members), path: "")
        func read<Value>(_ form: WireForm<Value>) throws -> Value { try form.codec.read(reader, context) }
        switch type.kind {
        case .series where type == .heartbeatSeries: self = .heartbeatSeries(try read(.heartbeats(withElements: withElements)))
        case .series: self = .workoutRoute(try read(.locations(withElements: withElements)))
        case .electrocardiogram: self = .electrocardiogram(try read(Electrocardiogram.form(withElements: withElements)))
        case .audiogram: self = .audiogram(try read(Audiogram.form))
        case .prescription:
            var given = try Members(of: reader, context)
            let type = try given.required("prescriptionType", VisionPrescription.type)
            self = .visionPrescription(try read(VisionPrescription.form(ofType: type)))
        case .stateOfMind: self = .stateOfMind(try read(StateOfMind.form))
        case .scoredAssessment: self = .scoredAssessment(try read(ScoredAssessment.form(of: type)))
        case .clinical: self = .clinicalRecord(try read(ClinicalRecord.form))
        case .document: self = .document(try read(CDADocument.formOfSample))
        case .medicationDoseEvent: self = .medicationDoseEvent(try read(MedicationDoseEvent.form))
        default:
            guard let (name, _) = members.members.first else { return nil }
            throw JSONReadingError.unknown(name.shortened, among: SampleMembers.allowed(for: type.kind)?.names ?? [])
        }
    }

    /// The members that are specific to this kind, in order; empty for kinds whose members ``SampleWriter`` writes.
    package func specialMembers(of type: ObjectType) -> JSONObject {
        switch self {
        case .heartbeatSeries(let series): ["count": .integer(series.count)]
        case .workoutRoute(let series): ["count": .integer(series.count)]
        case .electrocardiogram(let electrocardiogram): Electrocardiogram.form(withElements: false).members(of: electrocardiogram)
        case .audiogram(let audiogram): Audiogram.form.members(of: audiogram)
        case .visionPrescription(let prescription): VisionPrescription.form.members(of: prescription)
        case .stateOfMind(let stateOfMind): StateOfMind.form.members(of: stateOfMind)
        case .scoredAssessment(let assessment): ScoredAssessment.form(of: type).members(of: assessment)
        case .clinicalRecord(let record): ClinicalRecord.form.members(of: record)
        case .document(let document): CDADocument.formOfSample.members(of: document)
        case .medicationDoseEvent(let dose): MedicationDoseEvent.form.members(of: dose)
        default: [:]
        }
    }
}
