import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// The table of damage in `protocol/archives.md`, row by row: an archive for each row, and the exact outcome.
struct DamageTests {
    /// A row, and an archive to which it applies. The steps are those that are in the store afterwards.
    struct Damage: CustomTestStringConvertible, Sendable {
        let row: String
        /// Not as `Data`, of which the leak check cannot see that a table holds it.
        private let bytes: [UInt8]
        let steps: [Double]
        var skipped = 0
        let problems: [String]
        var xml: Data { Data(bytes) }
        var testDescription: String { row }

        /// Damage between two sound records.
        init(
            _ row: String,
            between elements: String,
            _ steps: [Double] = [1, 2],
            skipped: Int = 0,
            telling problems: String...
        ) {
            self.row = row
            bytes = Array(export(DamageTests.one + "\n" + elements + "\n" + DamageTests.two))
            self.steps = steps
            self.skipped = skipped
            self.problems = problems
        }

        /// Damage of a whole document.
        init(_ row: String, _ xml: Data, _ steps: [Double] = [1, 2], skipped: Int = 0, telling problems: String...) {
            self.row = row
            bytes = Array(xml)
            self.steps = steps
            self.skipped = skipped
            self.problems = problems
        }
    }

    private static let one = steps("1")
    private static let two = steps("2", 2)
    private static var sound: Data { export(one + two) }
    private static let three = steps("3")
    private static let running = #"<Workout workoutActivityType="HKWorkoutActivityTypeRunning" \#(saved())>"#
    private static let pressure = #"<Correlation type="HKCorrelationTypeIdentifierBloodPressure" \#(saved())>"#

    private static func bloodPressure(_ name: String, _ value: String = "80", unit: String = "mmHg") -> String {
        """
        <Record type="HKQuantityTypeIdentifierBloodPressure\(name)" unit="\(unit)" value="\(value)" \(saved())/>
        """
    }

    /// Of a document, what is before a text, and the text.
    private static func cut(_ xml: Data, behind text: String) -> Data {
        xml.firstRange(of: Data(text.utf8)).map { xml[..<$0.upperBound] } ?? xml
    }

    private static func replacing(_ text: String, in xml: Data, by bytes: [UInt8]) -> Data {
        var xml = xml
        if let range = xml.firstRange(of: Data(text.utf8)) { xml.replaceSubrange(range, with: bytes) }
        return xml
    }

    static let text = [
        Damage(
            "document type",
            export(one + two, documentType: Export.malformedDocumentType),
            telling: "malformedDocumentType"
        ),
        Damage("control characters", replacing("iPhone", in: sound, by: [0x0B]), telling: "controlCharacters"),
        Damage("bytes that are not UTF-8", replacing("iPhone", in: sound, by: [0xE9]), telling: "invalidText"),
        Damage("a `<` without a name", between: "a < b", telling: "malformed"),
        Damage("an `&` without a name", between: "a & b", telling: "malformed"),
        Damage("another document type", between: "<!DOCTYPE HealthData [<!ELEMENT Me EMPTY>]>", telling: "malformed"),
        Damage("an end tag of nothing", between: "</Record></Foo></>", telling: "malformed"),
        Damage("an end of the root before the end", between: "</HealthData>", telling: "malformed"),
        Damage("a comment without end", between: "<!-- comment", telling: "malformed"),
        Damage("literal text without end", between: "<![CDATA[ text", telling: "malformed"),
        Damage("an instruction without end", between: "<? instruction", telling: "malformed"),
        Damage(
            "a tag of a megabyte",
            between: "<Me a='\(String(repeating: "x", count: 1 << 20))'/>",
            telling: "malformed"
        ),
        Damage("an end in a tag", cut(export(one + two + three), behind: "value=\"3\""), telling: "endsEarly"),
        Damage(
            "an end behind a blank in a tag",
            cut(export(one + two + three), behind: "value=\"3\" "),
            telling: "endsEarly"
        ),
        Damage("an end between tags", cut(sound, behind: "2024-01-02 08:05:00 +0100\"/>"), telling: "endsEarly"),
        Damage(
            "an end in an element",
            cut(export(one + two + running + three), behind: running),
            skipped: 1,
            telling: "cutOffSample",
            "endsEarly"
        ),
    ]

    static let tags = [
        Damage(
            "an attribute without quotes",
            between: three.replacing(#"unit="count""#, with: "unit=count"),
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "an attribute without an end",
            between: three.replacing(#"unit="count""#, with: #"unit="count"#),
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "an attribute that comes twice",
            between: three.replacing("unit=", with: #"value="4" unit="#),
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "an unknown entity in a value",
            between: steps("1&foo;2"),
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "an impossible character in a value",
            between: steps("7&#11;2"),
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "a device that is not escaped",
            between: steps("3").replacing(
                "source",
                with: #"device="<<HKDevice: 0x2>, name:W>" source"#,
                maxReplacements: 1
            ),
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "a tag without end",
            between: three.replacing("/>", with: ""),
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "a workout whose tag is damaged",
            between: running.replacing(">", with: " a>") + three + "</Workout>",
            [1, 3, 2],
            skipped: 1,
            telling: "damagedTag",
            "malformed"
        ),
        Damage(
            "an entry whose tag is damaged",
            between: three.replacing("/>", with: "><MetadataEntry key='a' value=1/></Record>"),
            [1, 3, 2],
            telling: "damagedTag",
            "malformed"
        ),
    ]

    static let elements = [
        Damage(
            "an element with a prefix behind damage",
            between: three.replacing("unit=", with: #"value="4" unit="#) + "<a:Foo/>",
            skipped: 1,
            telling: "damagedTag",
            "unknownElement",
            "malformed"
        ),
        Damage(
            "the end of an element that is deeper than all",
            between: running + String(repeating: "<Foo>", count: 60) + String(repeating: "</Foo>", count: 55)
                + "<MetadataEntry key='HKIndoorWorkout' value='?'/>" + String(repeating: "</Foo>", count: 5)
                + "</Workout>",
            telling: "unknownElement"
        ),
        Damage(
            "more than a hundred thousand elements in the elements of another",
            between: running
                + String(
                    repeating: "<WorkoutActivity>" + String(repeating: "<WorkoutEvent/>", count: 1000)
                        + "</WorkoutActivity>",
                    count: 101
                ) + "</Workout>",
            telling: "unreadableActivity",
            "unreadableEvent",
            "tooManyElements",
            "tooManyElements"
        ),
        Damage(
            "a record without end",
            between: three.replacing("/>", with: ">"),
            [1, 3, 2],
            telling: "cutOffRecord"
        ),
        Damage(
            "a workout without end",
            between: running + three,
            [1, 3, 2],
            skipped: 1,
            telling: "cutOffSample"
        ),
        Damage(
            "a workout without end, then another",
            between: running + running + "</Workout>",
            skipped: 1,
            telling: "cutOffSample"
        ),
        Damage("a correlation without end", between: pressure, skipped: 1, telling: "cutOffSample"),
        Damage(
            "an event without end",
            between: running
                + #"<WorkoutEvent type="HKWorkoutEventTypePause" date="2024-01-01 08:01:00 +0100"></Workout>"#,
            telling: "cutOffPart"
        ),
        Damage(
            "a record in a correlation that cannot hold it",
            between: pressure + three + "</Correlation>",
            [1, 3, 2],
            skipped: 1,
            telling: "cutOffSample"
        ),
        Damage(
            "an element that is not known",
            between: "<Foo><Bar/><MetadataEntry key='a' value='b'/></Foo>",
            telling: "unknownElement"
        ),
        Damage(
            "an element that is not known, without end",
            between: "<Foo>",
            telling: "unknownElement",
            "unclosedElement"
        ),
        Damage(
            "an element that is not known, around others",
            between: "<Foo>\(three)</Foo>",
            [1, 3, 2],
            telling: "unknownElement",
            "unclosedElement"
        ),
        Damage("an element where none can be", between: "<WorkoutEvent/>", telling: "misplacedElement"),
        Damage(
            "elements within one another three hundred times",
            between: String(repeating: "<Foo>", count: 300) + String(repeating: "</Foo>", count: 300),
            telling: "unknownElement"
        ),
        Damage(
            "more than a hundred thousand elements in another",
            between: three.replacing(
                "/>",
                with: ">" + String(repeating: "<MetadataEntry key='a' value='b'/>", count: 100_002) + "</Record>"
            ),
            [1, 3, 2],
            telling: "tooManyElements"
        ),
    ]

    static let samples = [
        Damage("a type that is not known", between: three.replacing("StepCount", with: "Foo"), telling: "unknownType"),
        Damage(
            "a type in the wrong element",
            between: three.replacing("HKQuantityTypeIdentifierStepCount", with: "HKWorkoutTypeIdentifier"),
            telling: "wrongElement"
        ),
        Damage("a value that is no number", between: steps("1,5"), skipped: 1, telling: "notANumber"),
        Damage("a value beyond all numbers", between: steps("1e999"), skipped: 1, telling: "notANumber"),
        Damage(
            "a unit that is not known",
            between: three.replacing(#"unit="count""#, with: #"unit="steps""#),
            skipped: 1,
            telling: "unknownUnit"
        ),
        Damage(
            "a unit of something else",
            between: three.replacing(#"unit="count""#, with: #"unit="km""#),
            skipped: 1,
            telling: "wrongUnit"
        ),
        Damage(
            "a value that the type does not have",
            between: #"<Record type="HKCategoryTypeIdentifierSleepAnalysis" value="Foo" \#(saved())/>"#,
            skipped: 1,
            telling: "unknownValue"
        ),
        Damage(
            "a date that is none",
            between: three.replacing("2024-01-01 08:00", with: "2024-02-30 08:00"),
            skipped: 1,
            telling: "invalidDate"
        ),
        Damage(
            "an end before the start",
            between: three.replacing("2024-01-01 08:00", with: "2024-01-03 08:00"),
            skipped: 1,
            telling: "endBeforeStart"
        ),
        Damage(
            "no source",
            between: three.replacing(#"sourceName="iPhone""#, with: ""),
            [1, 3, 2],
            telling: "missingSource"
        ),
        Damage(
            "a correlation without members",
            between: pressure + "</Correlation>",
            skipped: 1,
            telling: "incompleteCorrelation"
        ),
        Damage(
            "a correlation that lacks a member",
            between: pressure + bloodPressure("Systolic") + "</Correlation>",
            skipped: 1,
            telling: "incompleteCorrelation"
        ),
        Damage(
            "an activity that is not known",
            between: running.replacing("Running", with: "Foo") + "</Workout>",
            skipped: 1,
            telling: "unknownValue"
        ),
        Damage("a sample that cannot be", between: "<Audiogram \(saved())/>", skipped: 1, telling: "invalidSample"),
        Damage(
            "metadata that do not fit",
            between: three.replacing("/>", with: "><MetadataEntry key='HKWasUserEntered' value='maybe'/></Record>"),
            [1, 3, 2],
            telling: "unreadableMetadata"
        ),
        Damage(
            "a figure beyond all numbers",
            between: running
                + #"<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="1e308" unit="km"/></Workout>"#,
            telling: "unreadableStatistics"
        ),
        Damage(
            "a distance that is no number",
            between: running.replacing(">", with: #" totalDistance="5,2" totalDistanceUnit="km">"#) + "</Workout>",
            telling: "unreadableStatistics"
        ),
        Damage(
            "a distance in a unit of something else",
            between: running.replacing(">", with: #" totalDistance="5" totalDistanceUnit="kcal">"#) + "</Workout>",
            telling: "unreadableStatistics"
        ),
        Damage(
            "a goal beyond all numbers",
            between:
                #"<ActivitySummary dateComponents="2024-01-01" activeEnergyBurnedGoal="1.7e308" activeEnergyBurnedUnit="MJ"/>"#,
            telling: "unreadableCharacteristic"
        ),
        Damage(
            "a goal that is no number",
            between: #"<ActivitySummary dateComponents="2024-01-01" appleStandHoursGoal="twelve"/>"#,
            telling: "unreadableCharacteristic"
        ),
        Damage(
            "a point of an audiogram with a value that is none",
            between: "<Audiogram \(saved())>"
                + #"<SensitivityPoint frequencyValue="500" frequencyUnit="Hz" leftEarValue="10" leftEarUnit="dBHL"/>"#
                + #"<SensitivityPoint frequencyValue="900" frequencyUnit="Hz" leftEarValue="1,5" leftEarUnit="dBHL"/></Audiogram>"#,
            telling: "unreadableSensitivityPoint"
        ),
        Damage(
            "a lens with a value that is none",
            between:
                #"<VisionPrescription type="HKVisionPrescriptionTypeGlasses" dateIssued="2024-01-01 08:00:00 +0100">"#
                + #"<RightEye sphere="-1" sphereUnit="D"/><LeftEye sphere="-1" sphereUnit="D" cylinder="-0,5" cylinderUnit="D"/>"#
                + "</VisionPrescription>",
            telling: "unreadableLens"
        ),
        Damage(
            "a prescription with an end that is no date",
            between:
                #"<VisionPrescription type="HKVisionPrescriptionTypeGlasses" dateIssued="2024-01-01 08:00:00 +0100" "#
                + #"expirationDate="soon"/>"#,
            skipped: 1,
            telling: "invalidDate"
        ),
        Damage(
            "a profile that is not understood",
            between: #"<Me HKCharacteristicTypeIdentifierBloodType="Foo"/>"#,
            telling: "unreadableCharacteristic"
        ),
        Damage(
            "a path out of the archive",
            between: running + #"<WorkoutRoute \#(saved())><FileReference path="/../a.gpx"/></WorkoutRoute></Workout>"#,
            skipped: 1,
            telling: "outsidePath"
        ),
        Damage(
            "a file that is missing",
            between: running + #"<WorkoutRoute \#(saved())><FileReference path="/a.gpx"/></WorkoutRoute></Workout>"#,
            skipped: 1,
            telling: "missingFile"
        ),
    ]

    @Test(arguments: text + tags + elements + samples)
    func `each damage has its outcome`(damage: Damage) throws {
        let importer = try Importer()
        let report = try importer.importing(damage.xml)
        #expect(try importer.quantities(.stepCount) == damage.steps)
        #expect(report.counts(of: .stepCount)?.added ?? 0 == damage.steps.count)
        #expect(report.total.skipped == damage.skipped)
        #expect(report.problems.map(\.code) == damage.problems)
        // What is told is told of the same archive again, and nothing is added.
        let again = try importer.importing(damage.xml)
        #expect(again.problems == report.problems)
        #expect(again.total.added == 0)
    }
}
