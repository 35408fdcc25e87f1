import HealthModel
import XML

/// The elements of an export (EXP-06), the most frequent first. ``ElementDeclaration`` says what they contain.
enum ExportElement: Int, CaseIterable {
    case record, metadataEntry, location, instantaneousBeatsPerMinute, heartRateVariabilityMetadataList
    case workoutStatistics, workoutZoneGroup, workoutZone, workoutEvent, workout, workoutActivity, workoutRoute, fileReference
    case correlation, activitySummary, clinicalRecord, audiogram, sensitivityPoint
    case visionPrescription, rightEye, leftEye, attachment, healthData, exportDate, me

    /// The name in the XML.
    var name: String { Self.names[rawValue] }

    fileprivate static let names = allCases.map { "\($0)".capitalizedFirst }
}

enum ExportAttribute: Int, CaseIterable {
    case type, unit, value, sourceName, sourceVersion, device, creationDate, startDate, endDate, key, bpm, time
    case workoutActivityType, duration, durationUnit, totalDistance, totalDistanceUnit, totalEnergyBurned
    case totalEnergyBurnedUnit, date, uuid, average, minimum, maximum, sum, path, source
    case dateComponents, activeEnergyBurned, activeEnergyBurnedGoal, activeEnergyBurnedUnit
    case appleMoveTime, appleMoveTimeGoal, appleMoveMinutesGoal, appleExerciseTime, appleExerciseTimeGoal
    case appleStandHours, appleStandHoursGoal
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
    case cardioFitnessMedicationsUse, locale

    /// The name in the XML.
    var name: String { Self.names[rawValue] }

    fileprivate static let names = allCases.map { attribute in
        profile.first { $0.attribute == attribute }.map { $0.type?.identifier ?? medications } ?? "\(attribute)"
    }

    /// The attributes of `Me`, which have the names of types (EXP-07). HealthKit has no type for the medications.
    static let profile: [(attribute: ExportAttribute, type: ObjectType?)] = [
        (.dateOfBirth, .dateOfBirth), (.biologicalSex, .biologicalSex), (.bloodType, .bloodType),
        (.fitzpatrickSkinType, .fitzpatrickSkinType), (.cardioFitnessMedicationsUse, nil), (.wheelchairUse, .wheelchairUse),
        (.activityMoveMode, .activityMoveMode),
    ]
    private static let medications = "HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse"

    /// The attribute with the unit of this one: `sphereUnit` of `sphere`, `leftEarUnit` of `leftEarValue`. Nil for one without.
    var unit: ExportAttribute? { Self.units[rawValue] }

    private static let units = names.map { name in
        let unit = (name.hasSuffix("Value") ? name.dropLast(5) : name[...]) + "Unit"
        return names.firstIndex { $0 == unit }.flatMap(ExportAttribute.init)
    }
}

extension XMLVocabulary {
    static let export = XMLVocabulary(elements: ExportElement.names, attributes: ExportAttribute.names)
}

extension XMLAttributes {
    subscript(attribute: ExportAttribute) -> Bytes? { self[attribute.rawValue] }

    /// Whether a value is missing or can be read with its unit.
    func canBeRead(_ value: ExportAttribute) -> Bool { self[value]?.isEmpty ?? true || quantity(value) != nil }

    /// A value with its unit; nil if it is missing or unreadable.
    func quantity(_ value: ExportAttribute, in unit: ExportAttribute? = nil) -> Quantity? {
        guard let number = self[value]?.number, let text = (unit ?? value.unit).flatMap({ self[$0]?.string }),
            let unit = try? HealthModel.Unit(from: text)
        else { return nil }
        return Quantity(unit: unit, value: number)
    }
}
