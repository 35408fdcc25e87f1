import HealthModel
import XML

/// The elements of an export (EXP-06), the most frequent first.
enum ExportElement: Int, CaseIterable {
    case record, metadataEntry, location, instantaneousBeatsPerMinute, heartRateVariabilityMetadataList
    case workoutStatistics, workoutZoneGroup, workoutZone, workoutEvent, workout, workoutActivity, workoutRoute, fileReference
    case correlation, activitySummary, clinicalRecord, audiogram, sensitivityPoint
    case visionPrescription, rightEye, leftEye, attachment, healthData, exportDate, me

    /// The name in the XML.
    var name: String {
        let name = "\(self)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Whether the element is a child of the root.
    var isTopLevel: Bool {
        switch self {
        case .record, .correlation, .workout, .activitySummary, .clinicalRecord, .audiogram, .visionPrescription, .me,
            .exportDate:
            true
        default: false
        }
    }
}

enum ExportAttribute: Int, CaseIterable {
    case type, unit, value, sourceName, sourceVersion, device, creationDate, startDate, endDate, key, bpm, time
    case workoutActivityType, duration, durationUnit, totalDistance, totalDistanceUnit, totalEnergyBurned
    case totalEnergyBurnedUnit, date, uuid, average, minimum, maximum, sum, path, source
    case dateComponents, activeEnergyBurnedGoal, activeEnergyBurnedUnit, appleMoveTimeGoal, appleMoveMinutesGoal
    case appleExerciseTimeGoal, appleStandHoursGoal
    case identifier, sourceURL, fhirVersion, receivedDate, resourceFilePath
    case latitude, longitude, altitude, horizontalAccuracy, verticalAccuracy, course, speed
    case frequencyValue, frequencyUnit, leftEarValue, leftEarUnit, rightEarValue, rightEarUnit
    case leftEarMasked, leftEarClampingRangeLowerBound, leftEarClampingRangeUpperBound
    case rightEarMasked, rightEarClampingRangeLowerBound, rightEarClampingRangeUpperBound
    case dateIssued, expirationDate, brand
    case sphere, sphereUnit, cylinder, cylinderUnit, axis, axisUnit, add, addUnit, vertex, vertexUnit
    case farPD, farPDUnit, nearPD, nearPDUnit, baseCurve, baseCurveUnit, diameter, diameterUnit
    case prismAmount, prismAmountUnit, prismAngle, prismAngleUnit
    case dateOfBirth, biologicalSex, bloodType, fitzpatrickSkinType, wheelchairUse, activityMoveMode
    case cardioFitnessMedicationsUse

    /// The name in the XML. Attributes of the profile are named after their types (EXP-07).
    var name: String {
        switch self {
        case .dateOfBirth, .biologicalSex, .bloodType, .fitzpatrickSkinType, .wheelchairUse, .activityMoveMode,
            .cardioFitnessMedicationsUse:
            let name = "\(self)"
            return "HKCharacteristicTypeIdentifier" + name.prefix(1).uppercased() + name.dropFirst()
        default: return "\(self)"
        }
    }
}

extension XMLVocabulary {
    static let export = XMLVocabulary(
        elements: ExportElement.allCases.map(\.name), attributes: ExportAttribute.allCases.map(\.name)
    )
}

extension XMLAttributes {
    subscript(attribute: ExportAttribute) -> Bytes? { self[attribute.rawValue] }

    /// Whether a value is missing or can be read with its unit.
    func canBeRead(_ value: ExportAttribute, _ unit: ExportAttribute) -> Bool {
        self[value]?.isEmpty ?? true || quantity(value, unit) != nil
    }

    /// A value with its unit; nil if it is missing or unreadable.
    func quantity(_ value: ExportAttribute, _ unit: ExportAttribute) -> Quantity? {
        guard let number = self[value]?.number, let text = self[unit]?.string,
            let unit = try? HealthModel.Unit(from: text)
        else { return nil }
        return Quantity(unit: unit, value: number)
    }
}
