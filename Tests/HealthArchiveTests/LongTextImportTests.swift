import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// Texts above the limits are not read, to limit the memory.
struct LongTextImportTests {
    @Test func `samples with too long sources are skipped`() throws {
        let importer = try Importer()
        let long = String(repeating: "x", count: 5000)
        let report = try importer.importing(export(steps("1", by: long) + steps("2")))
        #expect(report.problems.map(\.code) == ["longSource"])
        #expect(report.total.skipped == 1)
        #expect(try importer.quantities(.stepCount) == [2])
    }

    @Test func `the metadata of all parts of a workout is limited`() throws {
        let importer = try Importer()
        let some = String(repeating: "x", count: 60_000)
        let events = (0..<300).map { number in
            #"<WorkoutEvent type="HKWorkoutEventTypeMarker" date="2024-01-01 08:01:00 +0100">"#
                + #"<MetadataEntry key="\#(number)" value="\#(some)"/></WorkoutEvent>"#
        }
        let start = #"<Workout workoutActivityType="HKWorkoutActivityTypeRunning" \#(saved())>"#
        let report = try importer.importing(export(start + events.joined() + "</Workout>" + steps("1")))
        #expect(report.problems.map(\.code) == ["longMetadata"])
        guard case .workout(let workout)? = try importer.samples(.workout).first?.content else {
            Issue.record("there is no workout")
            return
        }
        #expect(workout.events.count == 300)
        // 16 MB in values of 60,000 bytes.
        #expect(workout.events.count { !$0.metadata.isEmpty } == 279)
    }

    @Test func `too long metadata is omitted`() throws {
        let importer = try Importer()
        let long = String(repeating: "x", count: 70_000)
        let some = String(repeating: "x", count: 60_000)
        let entries = (0..<20).map { #"<MetadataEntry key="some\#($0)" value="\#(some)"/>"# }.joined()
        let record = steps("1").replacing("/>", with: #"><MetadataEntry key="long" value="\#(long)"/>\#(entries)</Record>"#)
        let report = try importer.importing(export(record))
        #expect(report.problemTexts == ["4 × metadata of more than 64 KB, or of more than 1 MB together: omitted"])
        let metadata = try #require(importer.samples(.stepCount).first?.metadata)
        #expect(metadata["long"] == nil)
        #expect(metadata["some0"] == .string(some))
        #expect(metadata["some19"] == nil)
    }
}
