import HealthModel

/// What a clinic sends on a day, as FHIR R4: the findings of a visit in each quarter, and a vaccination in autumn.
struct ClinicVisit {
    /// A resource and the name of its type of record.
    struct Resource {
        let type, kind, identifier, name: String
        /// The members of the resource besides kind and identifier.
        let members: String

        var json: String { #"{"resourceType":"\#(kind)","id":"\#(identifier)",\#(members)}"# }
    }

    /// The resources of the day; empty on most days.
    private(set) var resources: [Resource] = []
    private let day: Int
    private let person: Person

    init(onDay day: Int, of person: Person) {
        (self.day, self.person) = (day, person)
        var visit = Chance(seed: person.seed, .visits, day.quotient(by: 91))
        if day == day.quotient(by: 91) * 91 + visit.integer(0...90) { addFindings(&visit) }
        let year = CalendarDay(number: day).year
        var vaccination = Chance(seed: person.seed, .vaccination, year)
        let first = CalendarDay(year: year, month: Season.isSouthern(person.options.timeZone) ? 4 : 10, day: 1).number ?? 0
        if vaccination.happens(0.5), day == first + vaccination.integer(0...60) { addVaccination() }
    }

    // MARK: Resources

    private mutating func addFindings(_ chance: inout Chance) {
        let usual = person.bloodPressure(atAge: person.age(onDay: day))
        let (systolic, diastolic) = (usual.systolic + chance.normal(4, 6), usual.diastolic + chance.normal(2, 4))
        add(
            "vitalSignRecord", "Observation", "pressure", "Blood pressure",
            #""status":"final","category":[\#(Self.category("vital-signs"))],"#
                + #""code":\#(Self.concept("Blood pressure", Self.loinc, "85354-9")),\#(subject),\#(date("effectiveDateTime")),"#
                + #""component":[\#(Self.pressure("Systolic blood pressure", "8480-6", systolic)),"#
                + #"\#(Self.pressure("Diastolic blood pressure", "8462-4", diastolic))]"#
        )
        let glucose = chance.normal(92, 8).rounded()
        add(
            "labResultRecord", "Observation", "glucose", "Fasting glucose",
            #""status":"final","category":[\#(Self.category("laboratory"))],"#
                + #""code":\#(Self.concept("Fasting glucose", Self.loinc, "1558-6")),\#(subject),\#(date("effectiveDateTime")),"#
                + #""valueQuantity":\#(Self.quantity(glucose, "mg/dL"))"#
        )
        guard let medication = Medication(of: person) else { return }
        let category = "http://terminology.hl7.org/CodeSystem/condition-"
        add(
            "conditionRecord", "Condition", "condition", medication.condition,
            #""clinicalStatus":{"coding":[{"system":"\#(category)clinical","code":"active"}]},"#
                + #""verificationStatus":{"coding":[{"system":"\#(category)ver-status","code":"confirmed"}]},"#
                + #""category":[{"coding":[{"system":"\#(category)category","code":"encounter-diagnosis"}]}],"#
                + #""code":\#(Self.concept(medication.condition, "http://snomed.info/sct", medication.conditionCode)),"#
                + #"\#(subject),\#(date("recordedDate"))"#
        )
        add(
            "medicationRecord", "MedicationRequest", "prescription", medication.name,
            #""status":"active","intent":"order","#
                + #""medicationCodeableConcept":\#(Self.concept(medication.name, Medication.codeSystem, medication.code)),"#
                + #"\#(subject),\#(date("authoredOn"))"#
        )
    }

    private mutating func addVaccination() {
        add(
            "immunizationRecord", "Immunization", "vaccination", "Influenza vaccine",
            #""status":"completed","vaccineCode":\#(Self.concept("Influenza vaccine", "http://hl7.org/fhir/sid/cvx", "140")),"#
                + #""patient":{"reference":"Patient/person"},\#(date("occurrenceDateTime"))"#
        )
    }

    private mutating func add(_ type: String, _ kind: String, _ identifier: String, _ name: String, _ members: String) {
        let identifier = "\(identifier)-\(person.seed)-\(CalendarDay(number: day).isoText)"
        resources.append(Resource(type: type, kind: kind, identifier: identifier, name: name, members: members))
    }

    // MARK: Members

    private var subject: String { #""subject":{"reference":"Patient/person"}"# }

    private func date(_ name: String) -> String { #""\#(name)":"\#(CalendarDay(number: day).isoText)""# }

    private static func concept(_ text: String, _ system: String, _ code: String) -> String {
        #"{"coding":[{"system":"\#(system)","code":"\#(code)"}],"text":"\#(text)"}"#
    }

    private static func category(_ code: String) -> String {
        #"{"coding":[{"system":"http://terminology.hl7.org/CodeSystem/observation-category","code":"\#(code)"}]}"#
    }

    private static func quantity(_ value: Double, _ unit: String) -> String {
        #"{"value":\#(Int(saturating: value)),"unit":"\#(unit)","system":"http://unitsofmeasure.org","code":"\#(unit)"}"#
    }

    private static func pressure(_ name: String, _ code: String, _ value: Double) -> String {
        #"{"code":\#(concept(name, loinc, code)),"valueQuantity":\#(quantity(value.rounded(), "mm[Hg]"))}"#
    }

    private static let loinc = "http://loinc.org"
}
