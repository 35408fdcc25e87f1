import BridgeCore
import Foundation
import HealthModel
import JSON

/// The content of samples of the newer kinds.
extension Audiogram {
    var harmonized: JSONObject {
        let points = sensitivityPoints.map { point in
            var object: JSONObject = ["frequency": .number(point.frequency.value(in: .hertz))]
            object["leftEarSensitivity"] = point.leftEarSensitivity.map { .number($0.value(in: .decibelHearingLevel)) }
            object["rightEarSensitivity"] = point.rightEarSensitivity.map {
                .number($0.value(in: .decibelHearingLevel))
            }
            return JSONValue.object(object)
        }
        return ["sensitivityPoints": .array(points)]
    }
}

extension VisionPrescription {
    /// The members of a prescription that was issued on a date.
    func harmonized(issued date: Date) -> JSONObject {
        let detail = prescriptionType == 1 ? "Glasses" : prescriptionType == 2 ? "Contacts" : "Unknown"
        var object: JSONObject = [
            "dateIssuedTimestamp": .seconds(date),
            "prescriptionType": ["id": .integer(prescriptionType), "detail": .string(detail)],
        ]
        object["expirationDateTimestamp"] = expirationDate.map { .seconds($0) }
        object["rightEye"] = rightEye?.payload
        object["leftEye"] = leftEye?.payload
        object["brand"] = brand.map { .string($0) }
        return object
    }
}

extension LensSpecification.Property {
    var packageUnit: HealthModel.Unit {
        switch self {
        case .sphere, .cylinder, .addPower: .diopter
        case .axis: .degreeAngle
        case .vertexDistance, .farPupillaryDistance, .nearPupillaryDistance, .baseCurve, .diameter: .millimeter
        }
    }
}

extension LensSpecification {
    fileprivate var payload: JSONValue {
        var object = JSONObject()
        for property in Property.allCases {
            object[property.rawValue] = quantities[property].map { .number($0.value(in: property.packageUnit)) }
        }
        if let prism, case .polar(let amount, let angle) = prism.displacement {
            object["prism"] = [
                "amount": .number(amount.value(in: .prismDiopter)), "angle": .number(angle.value(in: .degreeAngle)),
                "eye": .integer(prism.eye),
            ]
        }
        return .object(object)
    }
}

extension StateOfMind {
    var harmonized: JSONObject {
        var object: JSONObject = ["kind": .integer(kind), "valence": .number(valence)]
        object["valenceClassification"] = valenceClassification.map { .integer($0) }
        object["labels"] = .array(labels.map { .integer($0) })
        object["associations"] = .array(associations.map { .integer($0) })
        return object
    }
}

extension ScoredAssessment {
    func harmonized(_ type: ObjectType) -> JSONObject {
        var object: JSONObject = ["answers": .array(answers.map { .integer($0) })]
        let questionnaire = Questionnaire.of(type)
        object["score"] = questionnaire.map { .integer($0.score(of: self)) }
        object["risk"] = questionnaire.map { .integer($0.risk(of: self)) }
        return object
    }
}

extension ClinicalRecord {
    var harmonized: JSONObject {
        var object: JSONObject = ["displayName": .string(displayName)]
        object["fhirSourceUrl"] = fhirResource?.sourceURL.map { .string($0) }
        object["fhirVersion"] = fhirResource.map { .string($0.fhirVersion) }
        object["fhirData"] = fhirResource.map { .string($0.data) }
        return object
    }
}

extension CDADocument {
    var harmonized: JSONObject {
        var object: JSONObject = [
            "title": .string(title), "patientName": .string(patientName), "authorName": .string(authorName),
            "custodianName": .string(custodianName),
        ]
        object["documentData"] = documentData.map { .string(Data($0.utf8).base64EncodedString()) }
        return object
    }
}

extension MedicationDoseEvent {
    var harmonized: JSONObject {
        var object: JSONObject = [
            "medicationConceptIdentifier": .string(medicationConceptIdentifier), "scheduleType": .integer(scheduleType),
            "logStatus": .integer(logStatus), "unit": .string(unit.unitString),
        ]
        object["scheduledTimestamp"] = scheduledDate.map { .seconds($0) }
        object["scheduledDoseQuantity"] = scheduledDoseQuantity.map { .number($0) }
        object["doseQuantity"] = doseQuantity.map { .number($0) }
        return object
    }
}

extension UserAnnotatedMedication {
    var payload: JSONValue {
        var object: JSONObject = ["isArchived": .bool(isArchived), "hasSchedule": .bool(hasSchedule)]
        object["nickname"] = nickname.map { .string($0) }
        let codings = medication.relatedCodings.sorted { ($0.system, $0.code) < ($1.system, $1.code) }.map { coding in
            var members: JSONObject = ["system": .string(coding.system), "code": .string(coding.code)]
            members["version"] = coding.version.map { .string($0) }
            return JSONValue.object(members)
        }
        object["medication"] = [
            "identifier": .string(medication.identifier), "domain": "HKHealthConceptDomainMedication",
            "displayText": .string(medication.displayText),
            "generalForm": .string(medication.generalForm.rawValue), "relatedCodings": .array(codings),
        ]
        return .object(object)
    }
}

extension Attachment {
    func payload(on version: OSVersion) -> JSONObject {
        var object: JSONObject = [
            "identifier": .string(identifier.uuidString), "name": .string(name), "contentType": .string(contentType),
            "size": .integer(size), "creationTimestamp": .seconds(creationDate),
        ]
        object["metadata"] = metadata.payload(on: version)
        return object
    }
}
