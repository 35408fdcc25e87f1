import Foundation
import HealthKit

// Samples, in the form of the wire.

extension HKSample {
    /// The sample. A unit applies to the quantity of a quantity sample only.
    func json(in unit: HKUnit? = nil) -> JSONValue {
        KnownObjects.shared.note(self)
        var object: JSONObject = [
            "type": .string(sampleType.identifier), "startDate": startDate.json, "endDate": endDate.json,
            "uuid": .string(uuid.uuidString), "sourceRevision": sourceRevision.json,
        ]
        object["device"] = device?.json
        object["metadata"] = metadata.map(metadataJSON)
        return .object(object.adding(content(in: unit)))
    }

    /// The members of the sample's class.
    private func content(in unit: HKUnit?) -> JSONObject {
        switch self {
        case let sample as HKQuantitySample:
            var object: JSONObject = ["quantity": sample.quantity.json(in: unit)]
            if sample.count > 1 { object["count"] = .integer(sample.count) }
            return object
        case let sample as HKCategorySample: return ["value": .integer(sample.value)]
        case let correlation as HKCorrelation: return ["objects": .array(correlation.objects.map { $0.json() })]
        case let workout as HKWorkout: return workout.content
        case let series as HKSeriesSample: return ["count": .integer(series.count)]
        case let sample as HKElectrocardiogram: return sample.content
        case let sample as HKAudiogramSample: return sample.content
        case let prescription as HKVisionPrescription: return prescription.content
        case let sample as HKStateOfMind: return sample.content
        case let assessment as HKGAD7Assessment:
            return [
                "answers": .integers(assessment.answers.map(\.rawValue)), "score": .integer(assessment.score),
                "risk": .integer(assessment.risk.rawValue),
            ]
        case let assessment as HKPHQ9Assessment:
            return [
                "answers": .integers(assessment.answers.map(\.rawValue)), "score": .integer(assessment.score),
                "risk": .integer(assessment.risk.rawValue),
            ]
        case let record as HKClinicalRecord: return record.content
        case let sample as HKCDADocumentSample: return sample.document.map { ["document": $0.json] } ?? [:]
        case let dose as HKMedicationDoseEvent: return dose.content
        default: return [:]
        }
    }
}

extension HKElectrocardiogram {
    fileprivate var content: JSONObject {
        var object: JSONObject = [
            "classification": .integer(classification.rawValue), "symptomsStatus": .integer(symptomsStatus.rawValue),
            "numberOfVoltageMeasurements": .integer(numberOfVoltageMeasurements),
        ]
        object["averageHeartRate"] = averageHeartRate?.json()
        object["samplingFrequency"] = samplingFrequency?.json()
        return object
    }
}

extension HKAudiogramSample {
    fileprivate var content: JSONObject {
        let points = sensitivityPoints.map { point in
            var object: JSONObject = ["frequency": point.frequency.json()]
            object["leftEarSensitivity"] = point.leftEarSensitivity?.json()
            object["rightEarSensitivity"] = point.rightEarSensitivity?.json()
            let isPlain = point.tests.allSatisfy { !$0.masked && $0.clampingRange == nil }
            if !isPlain { object["tests"] = .array(point.tests.map(\.json)) }
            return JSONValue.object(object)
        }
        return ["sensitivityPoints": .array(points)]
    }
}

extension HKAudiogramSensitivityTest {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "sensitivity": sensitivity.json(), "side": .integer(side.rawValue), "masked": .bool(masked),
        ]
        if let clampingRange {
            let level = HKUnit.decibelHearingLevel()
            var range = JSONObject()
            range["lowerBound"] = clampingRange.lowerBound.map { .real($0.doubleValue(for: level)) }
            range["upperBound"] = clampingRange.upperBound.map { .real($0.doubleValue(for: level)) }
            object["clampingRange"] = .object(range)
        }
        return .object(object)
    }
}

extension HKStateOfMind {
    fileprivate var content: JSONObject {
        [
            "kind": .integer(kind.rawValue), "valence": .real(valence),
            "valenceClassification": .integer(valenceClassification.rawValue),
            "labels": .integers(labels.map(\.rawValue)), "associations": .integers(associations.map(\.rawValue)),
        ]
    }
}

extension HKClinicalRecord {
    fileprivate var content: JSONObject {
        var object: JSONObject = ["displayName": .string(displayName)]
        object["fhirResource"] = fhirResource?.json
        return object
    }
}

extension HKFHIRResource {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "identifier": .string(identifier), "resourceType": .string(resourceType.rawValue),
            "fhirVersion": .string(fhirVersion.stringRepresentation),
        ]
        object["sourceURL"] = (sourceURL?.absoluteString).map(JSONValue.string)
        object["data"] = try? JSONValue(parsing: Array(data))
        return .object(object)
    }
}

extension HKCDADocument {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "title": .string(title), "patientName": .string(patientName), "authorName": .string(authorName),
            "custodianName": .string(custodianName),
        ]
        object["documentData"] = documentData.map { .string(String(decoding: $0, as: UTF8.self)) }
        return .object(object)
    }
}

extension HKMedicationDoseEvent {
    fileprivate var content: JSONObject {
        KnownObjects.shared.note(medicationConceptIdentifier)
        var object: JSONObject = [
            "medicationConceptIdentifier": .string(medicationConceptIdentifier.description),
            "scheduleType": .integer(scheduleType.rawValue), "logStatus": .integer(logStatus.rawValue),
            "unit": .string(unit.unitString),
        ]
        object["scheduledDate"] = scheduledDate?.json
        object["scheduledDoseQuantity"] = scheduledDoseQuantity.map(JSONValue.real)
        object["doseQuantity"] = doseQuantity.map(JSONValue.real)
        return object
    }
}
