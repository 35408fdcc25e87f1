import BridgeCore
import Foundation
import HealthModel
import JSON

/// The content of samples of the newer kinds, under HealthKit's property names.
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
        return ["sensitivityPoints": .array(points), "frequencyUnit": "Hz", "sensitivityUnit": "dBHL"]
    }
}

extension VisionPrescription {
    var harmonized: JSONObject {
        var object: JSONObject = ["prescriptionType": .integer(prescriptionType)]
        object["expirationTimestamp"] = expirationDate.map { .seconds($0) }
        object["brand"] = brand.map { .string($0) }
        object["rightEye"] = rightEye?.payload
        object["leftEye"] = leftEye?.payload
        return object
    }
}

extension LensSpecification {
    fileprivate var payload: JSONValue {
        var object = JSONObject()
        for property in Property.allCases {
            object[property.rawValue] = quantities[property].map { .object($0.payload(in: nil)) }
        }
        guard let prism else { return .object(object) }
        switch prism.displacement {
        case .polar(let amount, let angle):
            object["prism"] = [
                "amount": .object(amount.payload(in: nil)), "angle": .object(angle.payload(in: nil)),
                "eye": .integer(prism.eye),
            ]
        case .rectangular(let vertical, let verticalBase, let horizontal, let horizontalBase):
            object["prism"] = [
                "verticalAmount": .object(vertical.payload(in: nil)), "verticalBase": .integer(verticalBase),
                "horizontalAmount": .object(horizontal.payload(in: nil)), "horizontalBase": .integer(horizontalBase),
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
        object["fhirResource"] = fhirResource.map { resource in
            var members: JSONObject = [
                "identifier": .string(resource.identifier), "resourceType": .string(resource.resourceType),
                "fhirVersion": .string(resource.fhirVersion),
            ]
            members["sourceURL"] = resource.sourceURL.map { .string($0) }
            members["data"] = .string(resource.data)
            return .object(members)
        }
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
        let codings = medication.relatedCodings.map { coding in
            var members: JSONObject = ["system": .string(coding.system), "code": .string(coding.code)]
            members["version"] = coding.version.map { .string($0) }
            return JSONValue.object(members)
        }
        object["medication"] = [
            "identifier": .string(medication.identifier), "displayText": .string(medication.displayText),
            "generalForm": .string(medication.generalForm.rawValue), "relatedCodings": .array(codings),
        ]
        return .object(object)
    }
}

extension Attachment {
    var payload: JSONObject {
        var object: JSONObject = [
            "identifier": .string(identifier.uuidString), "name": .string(name), "contentType": .string(contentType),
            "size": .integer(size), "creationTimestamp": .seconds(creationDate),
        ]
        object["metadata"] = metadata.payload
        return object
    }
}
