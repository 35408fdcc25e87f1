import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

struct IdentityTests {
    /// A heart rate record of a watch in the format of an export.
    private func record(_ device: String, _ creation: String = "08:06:00") -> Data {
        export(
            """
            <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="72" sourceName="Watch" \
            sourceVersion="10.1" device="&lt;&lt;HKDevice: \(device)&gt;" creationDate="2024-01-01 \(creation) +0100" \
            startDate="2024-01-01 08:00:00 +0100" endDate="2024-01-01 08:05:00 +0100"/>
            """
        )
    }

    private func watch(_ address: String, _ creation: String, hardware: String = "Watch6,2") -> String {
        "0x\(address)&gt;, name:Apple Watch, manufacturer:Apple Inc., hardware:\(hardware), software:10.1, "
            + "creation date:\(creation) +0000"
    }

    @Test func `the address of a device and creation dates do not change the identity`() throws {
        let importer = try Importer()
        try importer.importing(record(watch("281d99900", "2024-08-24 17:12:03")))
        let report = try importer.importing(record(watch("301234560", "2024-09-01 10:00:00"), "09:30:00"))
        #expect(report.total.added == 0)
        #expect(report.total.present == 1)
        #expect(try importer.quantities(.heartRate) == [72])
    }

    @Test func `the hardware of a device changes the identity`() throws {
        let importer = try Importer()
        try importer.importing(record(watch("281d99900", "2024-08-24 17:12:03")))
        let other = watch("281d99900", "2024-08-24 17:12:03", hardware: "Watch7,1")
        #expect(try importer.importing(record(other)).total.added == 1)
    }

    @Test func `the order of members does not change the identity of a correlation`() throws {
        func correlation(_ members: String) -> Data {
            export(#"<Correlation type="HKCorrelationTypeIdentifierBloodPressure" \#(saved())>\#(members)</Correlation>"#)
        }
        let importer = try Importer()
        try importer.importing(correlation(pressure("Systolic", 120) + pressure("Diastolic", 80)))
        let report = try importer.importing(correlation(pressure("Diastolic", 80) + pressure("Systolic", 120)))
        #expect(report.total.added == 0)
        #expect(try importer.quantities(.bloodPressureSystolic) == [120])
    }

    @Test func `the language of the Health app does not change the identity of its data`() throws {
        let importer = try Importer()
        try importer.importing(export(steps("100", by: "Health")))
        #expect(try importer.importing(export(steps("100", by: "健康"))).total.added == 0)
    }

    @Test(arguments: [
        ("Anna’s Apple Watch", true), ("iPhone von Anna", true), ("Anna的iPhone", true), ("SleepWatch", false),
        ("Watchful", false),
    ])
    func `devices are recognized by a word of their names (EXP-30)`(name: String, isDevice: Bool) throws {
        let importer = try Importer()
        try importer.importing(export(steps("100", by: name)))
        let source = try #require(importer.samples(.stepCount).first?.sourceRevision?.source)
        #expect(source.bundleIdentifier.hasPrefix("com.apple.health.") == isDevice)
    }

    /// A record of steps of a source with a version and a device, whose name the user has changed.
    private static func record(_ name: String, _ version: String, _ properties: String) -> Data {
        let device = "&lt;&lt;HKDevice: 0x1&gt;, \(properties)&gt;"
        return export(steps("100", by: name).replacing("10.1\"", with: "\(version)\" device=\"\(device)\""))
    }

    private static let apple = "name:A, manufacturer:Apple Inc., model:B"

    @Test(arguments: [
        ("Ultra", "10.1", apple + ", hardware:Watch6,2, software:10.1", true, "Watch6,2"),
        ("アイフォン", "17.1", apple + ", hardware:iPhone14,2, software:17.1", true, "iPhone14,2"),
        // An app on such a device.
        ("Runner", "3.2", apple + ", hardware:iPhone14,2, software:17.1", false, nil),
        // Only the system records with headphones.
        ("Ultra", "17.1", apple + ", hardware:Device1,8228, software:4E71", true, nil),
        ("Ultra", "10.1", "name:A, manufacturer:Polar, hardware:Watch6,2, software:10.1", false, nil),
        ("Anna’s Watch", "10.1", "name:H10, manufacturer:Polar, hardware:00760690, software:3.0", true, nil),
    ])
    func `devices are recognized by their model and version, whatever their name is (EXP-30)`(
        name: String, version: String, device: String, isDevice: Bool, product: String?
    ) throws {
        let importer = try Importer()
        try importer.importing(Self.record(name, version, device))
        let revision = try #require(importer.samples(.stepCount).first?.sourceRevision)
        #expect(revision.source.name == name)
        #expect(revision.source.bundleIdentifier.hasPrefix("com.apple.health.") == isDevice)
        #expect(!revision.source.bundleIdentifier.contains(".."))
        #expect(revision.productType == product)
    }

    @Test func `a renamed watch counts before a phone`() throws {
        let importer = try Importer()
        let watch = Self.apple + ", hardware:Watch6,2, software:10.1"
        try importer.importing(Self.record("Ultra", "10.1", watch))
        try importer.importing(export(steps("80", by: "iPhone")))
        let statistics = try importer.phone.healthStore.execute(StatisticsQuery(.stepCount, .all, .cumulativeSum))
        #expect(statistics.figures.sum?.value == 100)
    }

    @Test func `a device in an unknown form is counted`() throws {
        let importer = try Importer()
        func device(_ text: String, _ day: Int) -> String {
            steps("1", day).replacing("/>", with: " device=\"\(text)\"/>")
        }
        let none = "&lt;&lt;HKDevice: 0x1&gt;&gt;"
        let report = try importer.importing(export(device("Dummy", 1) + device("Dummy", 2) + device(none, 3) + device("", 4)))
        #expect(report.problemTexts == ["2 × samples with a device in an unknown form: read without it"])
        #expect(report.total.added == 4)
    }

    @Test func `the identity of a sample gives the UUID of its import (EXP-11)`() throws {
        let importer = try Importer()
        try importer.importing(export(steps("100")))
        let sample = try #require(importer.samples(.stepCount).first)
        let revision = try #require(sample.sourceRevision)
        let source = ArchivedSource(named: revision.source.name, version: revision.version, device: sample.device)
        #expect(source.revision == revision)
        let identity = SampleIdentity(of: SampleDraft(sample, from: source))
        let key = try #require(IdentityKey(importer.phone.environment.makeSecret()))
        #expect(identity.uuid(startDate: sample.startDate.milliseconds, occurrence: 1, key) == sample.uuid)
        let fast = SampleIdentity(.stepCount, in: .count).from(source)
            .sample(sample.startDate.milliseconds, sample.endDate.milliseconds, value: 100)
        #expect(fast == identity)
    }

    @Test func `an export of a store has the same UUIDs in another store, and repeated imports add nothing`() throws {
        let importer = try Importer()
        let archive = export(steps("100") + steps("100") + steps("200", 2))
        try importer.importing(archive)
        let folder = try TemporaryFolder()
        let path = folder.path + "/export.zip"
        _ = try ArchiveExport(importer.phone, ExportOptions(timeZone: .gmt, date: morning)).write(to: path)
        let first = try folder.write(archive, to: "export.xml")
        let steps = SampleQuery(.stepCount)
        let uuids = try importer.phone.healthStore.execute(steps).map(\.uuid)
        for order in [[path, first], [first, path]] {
            let other = try Phone(environment: Environment(seed: 2))
            for archive in order + order {
                _ = try ExportArchive(path: archive).read(into: other)
                #expect(try other.healthStore.execute(steps).count == 3)
            }
            #expect((try other.healthStore.execute(steps).map(\.uuid) == uuids) == (order[0] == path))
        }
    }

    @Test func `a sample with a known UUID is imported once`() throws {
        let importer = try Importer()
        let source = ArchivedSource(named: "App", version: "1", device: nil)
        let draft = SampleDraft(.stepCount, .quantity(Quantity(unit: .count, value: 5)), morning, morning + 60, from: source)
        let uuid = UUID()
        for _ in 1...2 {
            try importer.phone.importSamples { samples in
                _ = try samples.insert(draft, uuid: uuid)
                _ = try samples.insert(draft, uuid: uuid)
            }
        }
        #expect(try importer.samples(.stepCount).map(\.uuid) == [uuid])
    }
}
