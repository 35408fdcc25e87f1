/// The document type of an export (EXP-03): the elements and attributes, in an own formulation.
///
/// Differences from Apple’s: Workout can contain WorkoutActivity (EXP-15), Me has wheelchair use and move mode, and elements have
/// the `uuid` of a sample that the supplement contains.
enum DocumentType {
    /// The version of the format that is written.
    static let version = 14

    /// An element with its content and attributes. Required attributes end in `!`.
    private struct Element {
        let name: String
        let content: String
        let attributes: String
    }

    private static let source = "sourceName! sourceVersion device"
    private static let dates = "creationDate startDate! endDate!"
    private static let lens = """
        sphere sphereUnit cylinder cylinderUnit axis axisUnit add addUnit vertex vertexUnit prismAmount prismAmountUnit \
        prismAngle prismAngleUnit farPD farPDUnit nearPD nearPDUnit baseCurve baseCurveUnit diameter diameterUnit
        """
    private static let characteristics = ["DateOfBirth!", "BiologicalSex!", "BloodType!", "FitzpatrickSkinType!"]
        .map { "HKCharacteristicTypeIdentifier" + $0 }.joined(separator: " ")

    private static let elements = [
        Element(
            name: "HealthData",
            content: """
                (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Audiogram|VisionPrescription)*)
                """,
            attributes: "locale!"
        ),
        Element(name: "ExportDate", content: "EMPTY", attributes: "value!"),
        Element(
            name: "Me",
            content: "EMPTY",
            attributes: characteristics + """
                 HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse! HKCharacteristicTypeIdentifierWheelchairUse \
                HKCharacteristicTypeIdentifierActivityMoveMode
                """
        ),
        Element(
            name: "Record",
            content: "((MetadataEntry|HeartRateVariabilityMetadataList)*)",
            attributes: "uuid type! unit value \(source) \(dates)"
        ),
        Element(name: "Correlation", content: "((MetadataEntry|Record)*)", attributes: "uuid type! \(source) \(dates)"),
        Element(
            name: "Workout",
            content: """
                ((MetadataEntry|WorkoutEvent|WorkoutActivity|WorkoutRoute|WorkoutStatistics|WorkoutZoneGroup|Record)*)
                """,
            attributes: """
                uuid workoutActivityType! duration durationUnit totalDistance totalDistanceUnit totalEnergyBurned \
                totalEnergyBurnedUnit \(source) \(dates)
                """
        ),
        Element(
            name: "WorkoutActivity",
            content: "((MetadataEntry|WorkoutStatistics|WorkoutZoneGroup)*)",
            attributes: "uuid! startDate! endDate duration durationUnit"
        ),
        Element(name: "WorkoutEvent", content: "(MetadataEntry*)", attributes: "type! date! duration durationUnit"),
        Element(
            name: "WorkoutStatistics", content: "EMPTY", attributes: "type! startDate! endDate! average minimum maximum sum unit"
        ),
        Element(name: "WorkoutZoneGroup", content: "(WorkoutZone*)", attributes: "type! source! unit!"),
        Element(name: "WorkoutZone", content: "EMPTY", attributes: "minimum maximum duration! durationUnit!"),
        Element(name: "WorkoutRoute", content: "((MetadataEntry|FileReference)*)", attributes: "uuid \(source) \(dates)"),
        Element(name: "FileReference", content: "EMPTY", attributes: "path!"),
        Element(
            name: "ActivitySummary",
            content: "EMPTY",
            attributes: """
                dateComponents activeEnergyBurned activeEnergyBurnedGoal activeEnergyBurnedUnit appleMoveTime \
                appleMoveTimeGoal appleExerciseTime appleExerciseTimeGoal appleStandHours appleStandHoursGoal
                """
        ),
        Element(name: "MetadataEntry", content: "EMPTY", attributes: "key! value!"),
        Element(name: "HeartRateVariabilityMetadataList", content: "(InstantaneousBeatsPerMinute*)", attributes: ""),
        Element(name: "InstantaneousBeatsPerMinute", content: "EMPTY", attributes: "bpm! time!"),
        Element(
            name: "ClinicalRecord",
            content: "EMPTY",
            attributes: "uuid type! identifier! sourceName! sourceURL fhirVersion! receivedDate! resourceFilePath!"
        ),
        Element(name: "Audiogram", content: "((MetadataEntry|SensitivityPoint)*)", attributes: "uuid type! \(source) \(dates)"),
        Element(
            name: "SensitivityPoint",
            content: "EMPTY",
            attributes: """
                frequencyValue! frequencyUnit! leftEarValue leftEarUnit leftEarMasked leftEarClampingRangeLowerBound \
                leftEarClampingRangeUpperBound rightEarValue rightEarUnit rightEarMasked rightEarClampingRangeLowerBound \
                rightEarClampingRangeUpperBound
                """
        ),
        Element(
            name: "VisionPrescription",
            content: "((MetadataEntry|RightEye|LeftEye)*)",
            attributes: "uuid type! dateIssued! expirationDate brand"
        ),
        Element(name: "RightEye", content: "EMPTY", attributes: lens),
        Element(name: "LeftEye", content: "EMPTY", attributes: lens),
    ]

    /// The text before the root element.
    static var prologue: String {
        let declarations = elements.map { element in
            let attributes = element.attributes.split(separator: " ").map { attribute in
                let isRequired = attribute.hasSuffix("!")
                return "\n  \(attribute.prefix { $0 != "!" }) CDATA #\(isRequired ? "REQUIRED" : "IMPLIED")"
            }
            let list = attributes.isEmpty ? "" : "<!ATTLIST \(element.name)\(attributes.joined())\n>\n"
            return "<!ELEMENT \(element.name) \(element.content)>\n\(list)"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!-- HealthKit Export Version: \(version) -->
            \(declarations.joined())]>

            """
    }
}
