import Foundation
import HealthModel

/// The properties of an audiogram beyond the common columns.
struct StoredAudiogram: Codable {
    struct Point: Codable {
        var frequency: StoredQuantity
        var left: StoredQuantity?
        var right: StoredQuantity?
        /// Nil if the sensitivities represent the tests completely.
        var tests: [Test]?
    }

    struct Test: Codable {
        var sensitivity: StoredQuantity
        var side: Int
        var isMasked: Bool
        /// In dBHL.
        var lowerBound: Double?
        var upperBound: Double?
    }

    var points: [Point]

    init(_ audiogram: Audiogram) {
        points = audiogram.sensitivityPoints.map { point in
            Point(
                frequency: StoredQuantity(point.frequency),
                left: point.leftEarSensitivity.map(StoredQuantity.init),
                right: point.rightEarSensitivity.map(StoredQuantity.init),
                tests: point.isPlain ? nil : point.tests.map(Test.init)
            )
        }
    }

    var audiogram: Audiogram {
        get throws {
            Audiogram(
                sensitivityPoints: try points.map { point in
                    if let tests = point.tests {
                        return AudiogramSensitivityPoint(
                            frequency: try point.frequency.quantity, tests: try tests.map { try $0.test }
                        )
                    }
                    return AudiogramSensitivityPoint(
                        frequency: try point.frequency.quantity,
                        leftEarSensitivity: try point.left?.quantity,
                        rightEarSensitivity: try point.right?.quantity
                    )
                }
            )
        }
    }
}

extension StoredAudiogram.Test {
    init(_ test: AudiogramSensitivityTest) {
        sensitivity = StoredQuantity(test.sensitivity)
        side = test.side.rawValue
        isMasked = test.isMasked
        lowerBound = test.clampingRange?.lowerBound
        upperBound = test.clampingRange?.upperBound
    }

    var test: AudiogramSensitivityTest {
        get throws {
            guard let side = AudiogramSensitivityTest.Side(rawValue: side) else { throw HealthFailure.store(.corrupt) }
            let hasRange = lowerBound != nil || upperBound != nil
            return AudiogramSensitivityTest(
                sensitivity: try sensitivity.quantity,
                side: side,
                isMasked: isMasked,
                clampingRange: hasRange ? .init(lowerBound: lowerBound, upperBound: upperBound) : nil
            )
        }
    }
}

/// The properties of a state of mind beyond the common columns.
struct StoredStateOfMind: Codable {
    var kind: Int
    var valence: Double
    var labels: [Int]
    var associations: [Int]

    init(_ stateOfMind: StateOfMind) {
        kind = stateOfMind.kind
        valence = stateOfMind.valence
        labels = stateOfMind.labels
        associations = stateOfMind.associations
    }

    var stateOfMind: StateOfMind {
        StateOfMind(kind: kind, valence: valence, labels: labels, associations: associations)
    }
}

/// The properties of an assessment beyond the common columns.
struct StoredAssessment: Codable {
    var answers: [Int]
}

/// The properties of a clinical record beyond the common columns.
struct StoredClinicalRecord: Codable {
    struct Resource: Codable {
        var identifier: String
        var resourceType: String
        var fhirVersion: String
        var sourceURL: String?
        var data: String
    }

    var displayName: String
    var fhirResource: Resource?

    init(_ record: ClinicalRecord) {
        displayName = record.displayName
        fhirResource = record.fhirResource.map { resource in
            Resource(
                identifier: resource.identifier,
                resourceType: resource.resourceType,
                fhirVersion: resource.fhirVersion,
                sourceURL: resource.sourceURL,
                data: resource.data
            )
        }
    }

    var record: ClinicalRecord {
        let resource = fhirResource.map { resource in
            FHIRResource(
                identifier: resource.identifier,
                resourceType: resource.resourceType,
                fhirVersion: resource.fhirVersion,
                sourceURL: resource.sourceURL,
                data: resource.data
            )
        }
        return ClinicalRecord(displayName: displayName, fhirResource: resource)
    }
}

/// The properties of a document beyond the common columns.
struct StoredDocument: Codable {
    var title: String
    var patientName: String
    var authorName: String
    var custodianName: String
    var documentData: String?

    init(_ document: CDADocument) {
        title = document.title
        patientName = document.patientName
        authorName = document.authorName
        custodianName = document.custodianName
        documentData = document.documentData
    }

    var document: CDADocument {
        CDADocument(
            title: title,
            patientName: patientName,
            authorName: authorName,
            custodianName: custodianName,
            documentData: documentData
        )
    }
}

/// The properties of a dose beyond the common columns.
struct StoredDose: Codable {
    var medication: String
    var scheduleType: Int
    var logStatus: Int
    /// Seconds since 1970.
    var scheduledDate: Double?
    var scheduledDoseQuantity: Double?
    var doseQuantity: Double?
    var unit: String

    init(_ dose: MedicationDoseEvent) {
        medication = dose.medicationConceptIdentifier
        scheduleType = dose.scheduleType
        logStatus = dose.logStatus
        scheduledDate = dose.scheduledDate?.timeIntervalSince1970
        scheduledDoseQuantity = dose.scheduledDoseQuantity
        doseQuantity = dose.doseQuantity
        unit = dose.unit.unitString
    }

    var dose: MedicationDoseEvent {
        get throws {
            guard let unit = try? HealthModel.Unit(from: unit) else { throw HealthFailure.store(.corrupt) }
            var dose = MedicationDoseEvent(
                medicationConceptIdentifier: medication, scheduleType: scheduleType, logStatus: logStatus, unit: unit
            )
            dose.scheduledDate = try scheduledDate.map(StoredForm.date)
            dose.scheduledDoseQuantity = scheduledDoseQuantity
            dose.doseQuantity = doseQuantity
            return dose
        }
    }
}
