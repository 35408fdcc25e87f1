package import HealthModel
package import JSON

extension ValueCodec where Value == UserAnnotatedMedication {
    /// `HKUserAnnotatedMedication`
    package static let userAnnotatedMedication = object(Schemas.reference("UserAnnotatedMedication")) { members in
        UserAnnotatedMedication(
            medication: try members.required("medication", .medicationConcept),
            nickname: try members.optional("nickname", .string),
            isArchived: try members.optional("isArchived", .bool) ?? false,
            hasSchedule: try members.optional("hasSchedule", .bool) ?? false
        )
    }
}

extension ValueCodec where Value == MedicationConcept {
    fileprivate static let medicationConcept = object([:]) { members in
        MedicationConcept(
            identifier: try members.required("identifier", .identifier),
            displayText: try members.required("displayText", .string),
            generalForm: try members.optional("generalForm", .name) ?? .unknown,
            relatedCodings: try members.optional("relatedCodings", .array(of: .clinicalCoding)) ?? []
        )
    }
}

extension ValueCodec where Value == ClinicalCoding {
    fileprivate static let clinicalCoding = object([:]) { members in
        ClinicalCoding(
            system: try members.required("system", .string),
            version: try members.optional("version", .string),
            code: try members.required("code", .string)
        )
    }
}

extension ValueCodec where Value == MedicationPredicate {
    /// An object with one member, named after HealthKit's factory method. An empty object selects all.
    package static let medicationPredicate: ValueCodec = ValueCodec([:]) { reader, context in
        var members = try Members(of: reader, context)
        let isArchived = try members.optional("isArchived", .bool)
        let hasSchedule = try members.optional("hasSchedule", .bool)
        let and = try members.optional("and", .medicationPredicates)
        let or = try members.optional("or", .medicationPredicates)
        let not = try members.optional("not", medicationPredicate)
        try members.finish()
        let given: [MedicationPredicate] = [
            isArchived.map(MedicationPredicate.isArchived), hasSchedule.map(MedicationPredicate.hasSchedule),
            and.map(MedicationPredicate.and), or.map(MedicationPredicate.or), not.map(MedicationPredicate.not),
        ].compactMap(\.self)
        guard given.count <= 1 else { throw reader.fail(expected: "an object of one member") }
        return given.first ?? .all
    }
}

extension ValueCodec where Value == [MedicationPredicate] {
    fileprivate static let medicationPredicates = array(of: .medicationPredicate)
}

extension UserAnnotatedMedication {
    package var json: JSONValue {
        var members = JSONObject()
        members["nickname"] = nickname.map(JSONValue.string)
        members["isArchived"] = .bool(isArchived)
        members["hasSchedule"] = .bool(hasSchedule)
        members["medication"] = [
            "identifier": .string(medication.identifier), "displayText": .string(medication.displayText),
            "generalForm": .string(medication.generalForm.rawValue),
            "relatedCodings": .array(medication.relatedCodings.map(\.json)),
        ]
        return .object(members)
    }
}

extension ClinicalCoding {
    fileprivate var json: JSONValue {
        var members: JSONObject = ["system": .string(system)]
        members["version"] = version.map(JSONValue.string)
        members["code"] = .string(code)
        return .object(members)
    }
}
