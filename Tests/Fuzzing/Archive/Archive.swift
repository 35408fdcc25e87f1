import Foundation
import FuzzingSupport
import HealthArchive
import HealthEngine
import HealthModel

/// An archive made from the fuzzer's bytes.
struct Archive: CustomStringConvertible {
    /// The meaning of the bytes.
    enum Kind: CaseIterable {
        /// Choices for the elements of an export and the files that they reference.
        case elements
        /// A single XML file.
        case xml
        /// The content of the root element.
        case content
        /// A zip file.
        case zip
        /// A file referenced by a valid XML file.
        case route, electrocardiogram, clinicalRecord
        /// The second and the first file of a supplement.
        case lines, settings
        /// Choices for an export, whose zip file is then damaged.
        case damagedZip
    }

    /// The files by name. The name of a single file is empty.
    private var files: [String: [UInt8]] = [:]
    private var links: [String] = []
    private var damage: Damage?

    init(_ kind: Kind, _ choices: inout Choices) {
        switch kind {
        case .elements: fill(&choices)
        case .damagedZip:
            damage = Damage(&choices)
            fill(&choices)
        case .xml, .zip: files[""] = choices.rest()
        case .content: files["export.xml"] = Self.export(choices.rest())
        case .route:
            files["export.xml"] = Self.export(Self.workout)
            files["workout-routes/route.gpx"] = choices.rest()
        case .electrocardiogram:
            files["export.xml"] = Self.export([])
            files["electrocardiograms/ecg.csv"] = choices.rest()
        case .clinicalRecord:
            let resource = choices.element(of: ["Observation", "Condition", "HKClinicalTypeIdentifierCoverageRecord"])
            files["export.xml"] = Self.export(Self.clinicalRecord(resource))
            files["clinical-records/resource.json"] = choices.rest()
        case .lines:
            let lines = choices.rest()
            let count = lines.count { $0 == UInt8(ascii: "\n") }
            files["export.xml"] = Self.export([])
            files["healthkit-bridge/samples.jsonl"] = lines
            files["healthkit-bridge/store.json"] = Array(#"{"version":1,"lines":\#(count),"settings":{}}"#.utf8)
        case .settings:
            files["export.xml"] = Self.export(Self.workout)
            files["healthkit-bridge/store.json"] = choices.rest()
        }
    }

    private mutating func fill(_ choices: inout Choices) {
        var elements = Elements(&choices)
        elements.appendAll(&choices)
        files = elements.files
        files["export.xml"] = Self.export(elements.xml)
        links = elements.links
    }

    private static func export(_ content: some Sequence<UInt8>) -> [UInt8] {
        Array("<HealthData locale=\"en_US\">\n".utf8) + Array(content) + Array("\n</HealthData>\n".utf8)
    }

    private static let workout = """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="5" durationUnit="min" sourceName="iPhone" \
        startDate="2024-01-01 08:00:00 +0100" endDate="2024-01-01 08:05:00 +0100"><WorkoutRoute sourceName="iPhone">\
        <FileReference path="/workout-routes/route.gpx"/></WorkoutRoute></Workout>
        """.utf8

    private static func clinicalRecord(_ resource: String) -> String.UTF8View {
        """
        <ClinicalRecord type="\(resource)" identifier="1" sourceName="Clinic" fhirVersion="4.0.1" \
        receivedDate="2024-01-01 08:00:00 +0100" resourceFilePath="/clinical-records/resource.json"/>
        """.utf8
    }

    // MARK: Files

    /// Writes the archive as a folder or as a file.
    func write(to folder: FuzzingFolder) throws {
        guard let damage else {
            for (name, bytes) in files { try folder.write(bytes, as: name) }
            for name in links { try folder.link(name) }
            return
        }
        for (name, bytes) in files { try folder.write(bytes, as: name) }
        let phone = try Phone(environment: Environment(timeZone: .gmt, seed: 1))
        _ = try ExportArchive(path: folder.archive).read(into: phone)
        let path = folder.output + "/sound.zip"
        let options = ExportOptions(timeZone: .gmt, date: Date(timeIntervalSince1970: 1_750_000_000))
        _ = try ArchiveExport(phone, options).write(to: path)
        let zip = [UInt8](try Data(contentsOf: URL(filePath: path)))
        try FileManager.default.removeItem(atPath: folder.archive)
        try folder.write(damage.applied(to: zip), as: "")
    }

    var description: String {
        files.sorted { $0.key < $1.key }
            .map { "--- \($0.key)\n\(String(decoding: $0.value, as: UTF8.self))\n" }
            .joined() + (links.isEmpty ? "" : "--- links: \(links)\n")
    }
}

/// Changes to the bytes of a zip file.
private struct Damage {
    private let changes: [(place: Int, byte: UInt8)]
    /// The share of bytes that is kept, in 65,536ths; nil for all.
    private let length: Int?

    init(_ choices: inout Choices) {
        let kind = choices.byte()
        length = kind & 1 == 1 ? choices.number(below: 65_536) : nil
        changes = (0..<Int(kind >> 1 & 3)).map { _ in (choices.number(below: 65_536), choices.byte()) }
    }

    func applied(to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for change in changes { bytes[change.place % bytes.count] = change.byte }
        if let length { bytes.removeSubrange((length * bytes.count / 65_536)...) }
        return bytes
    }
}
