import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// The table of damage in section 13 of the protocol, row by row: one archive each, and exactly what becomes of it.
struct DamageTests {
    /// A row, and an archive to which it applies. Steps are the values that are imported.
    struct Damage: CustomTestStringConvertible, Sendable {
        let row: String
        let xml: String
        var files: [String: String] = [:]
        let steps: [Double]
        var skipped = 0
        let problems: [String]
        var testDescription: String { row }
    }

    private static func record(_ attributes: String) -> String {
        #"<Record type="HKQuantityTypeIdentifierStepCount" \#(attributes)/>"#
    }

    private static let workout = #"<Workout workoutActivityType="HKWorkoutActivityTypeRunning" \#(saved())"#
    private static let one = steps("1")
    private static let two = steps("2", 2)

    static let rows: [Damage] = [
        Damage(
            row: "a `<` without a name",
            xml: one + "a < b\n" + two,
            steps: [1, 2],
            problems: ["malformed"]
        ),
        Damage(
            row: "a device that is not escaped",
            xml: one
                + steps("3").replacing("sourceVersion", with: #"device="<<HKDevice: 0x28>, name:W>" sourceVersion"#)
                + "\n" + two,
            steps: [1, 2],
            skipped: 1,
            problems: ["damagedTag", "malformed"]
        ),
    ]

    @Test(arguments: rows) func `each damage has its outcome`(damage: Damage) throws {
        let phone = try Phone()
        let files = damage.files.mapValues { Data($0.utf8) }
        let report = try phone.importing(export(damage.xml), files)
        #expect(try phone.quantities(.stepCount) == damage.steps)
        #expect(report.counts(of: .stepCount)?.added ?? 0 == damage.steps.count)
        #expect(report.total.skipped == damage.skipped)
        #expect(report.problems.map(\.code) == damage.problems)
    }
}
