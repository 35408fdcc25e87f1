import HealthModel

/// What a clinic sends on a day, as FHIR R4: the findings of a visit in each quarter of a year, and a vaccination in autumn. A clinic
/// works from Monday to Friday.
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
        let date = CalendarDay(number: day)
        let (year, quarter) = (date.year, (date.month - 1) / 3)
        var visit = Chance(seed: person.seed, .visits, year * 4 + quarter)
        let start = CalendarDay(year: year, month: quarter * 3 + 1, day: 1).number ?? 0
        if day == Self.workDay(start + visit.integer(0...86)) { addFindings(&visit) }
        var vaccination = Chance(seed: person.seed, .vaccination, year)
        let first = CalendarDay(year: year, month: Season.isSouthern(person.options.timeZone) ? 4 : 10, day: 1).number ?? 0
        if vaccination.happens(0.5), day == Self.workDay(first + vaccination.integer(0...58)) { addVaccination() }
    }

    /// The day, or the Monday after it.
    private static func workDay(_ day: Int) -> Int {
        let weekday = LocalDays.weekday(day)
        return weekday == 6 ? day + 2 : weekday == 0 ? day + 1 : day
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
                + #"\#(subject),"onsetDateTime":"\#(person.onset)","recordedDate":"\#(person.onset)""#,
            isLasting: true
        )
        add(
            "medicationRecord", "MedicationRequest", "prescription", medication.name,
            #""status":"active","intent":"order","#
                + #""medicationCodeableConcept":\#(Self.concept(medication.name, Medication.codeSystem, medication.code)),"#
                + #"\#(subject),\#(date("authoredOn")),"#
                + #""dosageInstruction":[{"text":"One tablet each morning","timing":{"repeat":{"frequency":1,"period":1,"periodUnit":"d"}},"#
                + #""doseAndRate":[{"doseQuantity":\#(Self.quantity(1, "{tablet}"))}]}],"#
                + #""dispenseRequest":{"validityPeriod":{\#(date("start")),"end":"\#(CalendarDay(number: day + 100).isoText)"},"#
                + #""quantity":\#(Self.quantity(100, "{tablet}"))}"#
        )
        add(
            "medicationRecord", "MedicationDispense", "dispense", medication.name,
            #""status":"completed","#
                + #""medicationCodeableConcept":\#(Self.concept(medication.name, Medication.codeSystem, medication.code)),"#
                + #"\#(subject),"authorizingPrescription":[{"reference":"MedicationRequest/\#(identifier("prescription"))"}],"#
                + #""quantity":\#(Self.quantity(100, "{tablet}")),"daysSupply":\#(Self.quantity(100, "d")),\#(date("whenHandedOver"))"#
        )
    }

    private mutating func addVaccination() {
        add(
            "immunizationRecord", "Immunization", "vaccination", "Influenza vaccine",
            #""status":"completed","vaccineCode":\#(Self.concept("Influenza vaccine", "http://hl7.org/fhir/sid/cvx", "140")),"#
                + #""patient":{"reference":"Patient/person"},\#(date("occurrenceDateTime"))"#
        )
    }

    /// Adds a resource. One that lasts has the same identifier at each visit, and each visit sends a new version.
    private mutating func add(
        _ type: String, _ kind: String, _ name: String, _ title: String, _ members: String, isLasting: Bool = false
    ) {
        let identifier = isLasting ? "\(name)-\(person.seed)" : identifier(name)
        let version = #""meta":{"lastUpdated":"\#(CalendarDay(number: day).isoText)T16:00:00Z"},"#
        resources.append(Resource(type: type, kind: kind, identifier: identifier, name: title, members: version + members))
    }

    private func identifier(_ name: String) -> String { "\(name)-\(person.seed)-\(CalendarDay(number: day).isoText)" }

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
