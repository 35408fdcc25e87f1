import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// A temporary folder, which is removed after the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and its parent folders. Returns its path.
    @discardableResult
    func write(_ bytes: Data, to name: String) throws -> String {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
        return url.path
    }
}

/// The XML of an export with some elements.
func export(_ elements: String, documentType: String = Export.documentType) -> Data {
    Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        \(documentType)
        <HealthData locale="en_US">
         <ExportDate value="2024-06-01 08:00:00 +0200"/>
        \(elements)
        </HealthData>

        """.utf8
    )
}

enum Export {
    static let documentType = """
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 14 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
        <!ATTLIST HealthData locale CDATA #REQUIRED>
        ]>
        """

    /// The document type of iOS 16.0: a declaration without an end, and one bracket too many (EXP-04).
    static let malformedDocumentType = """
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 12 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
        <!ELEMENT VisionPrescription EMPTY>
        <!ATTLIST VisionPrescription
          type CDATA #REQUIRED
          brand CDATA #IMPLIED
        <!ELEMENT RightEye EMPTY>
        <!ATTLIST RightEye
          sphere CDATA #IMPLIED
        >
        >
        ]>
        """
}

/// The common attributes of a sample from 8:00 to 8:05.
func saved(_ day: Int = 1, by source: String = "Anna’s Apple Watch", version: String = "10.1") -> String {
    let date = "2024-01-\(day < 10 ? "0" : "")\(day)"
    return """
        sourceName="\(source)" sourceVersion="\(version)" creationDate="\(date) 08:06:00 +0100" \
        startDate="\(date) 08:00:00 +0100" endDate="\(date) 08:05:00 +0100"
        """
}

/// A record of steps.
func steps(_ count: String, _ day: Int = 1, by source: String = "iPhone") -> String {
    #" <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="\#(count)" \#(saved(day, by: source))/>"#
}

/// The start date of these samples.
let morning = Date(timeIntervalSince1970: 1_704_092_400)

/// Imports archives into a phone, with a folder for the archives.
final class Importer {
    let phone: Phone
    private let folder: TemporaryFolder
    private var number = 0

    init() throws {
        phone = try Phone(environment: Environment(timeZone: TimeZone(identifier: "Europe/Berlin"), seed: 1))
        folder = try TemporaryFolder()
    }

    @discardableResult
    func importing(
        _ xml: Data, _ files: [String: Data] = [:], _ options: ImportOptions = ImportOptions()
    ) throws -> ImportReport {
        number += 1
        let root = "\(number)/apple_health_export"
        try folder.write(xml, to: "\(root)/export.xml")
        for (name, contents) in files {
            try folder.write(contents, to: "\(root)/\(name)")
        }
        return try importing(path: folder.path + "/" + root, options)
    }

    @discardableResult
    func importing(path: String, _ options: ImportOptions = ImportOptions()) throws -> ImportReport {
        try ExportArchive(path: path).read(into: phone, options)
    }

    /// All samples of a type in the order in which they were saved.
    func samples(_ type: ObjectType, _ predicate: SamplePredicate = .all) throws -> [Sample] {
        try phone.healthStore.execute(SampleQuery(type, predicate))
    }

    func quantities(_ type: ObjectType) throws -> [Double] { try samples(type).compactMap(\.quantity?.value) }
}

extension ImportReport {
    func counts(of type: ObjectType) -> Counts? { types.first { $0.type == type }?.counts }

    /// The problems as texts: `2 × unknown units: samples skipped`.
    var problemTexts: [String] { problems.map { "\($0.count) × \($0.description)" } }
}

func type(_ name: String) throws -> ObjectType { try #require(TypeCatalog.type(name: name)) }

/// The element of a component of a blood pressure.
func pressure(_ name: String, _ value: Int) -> String {
    #"<Record type="HKQuantityTypeIdentifierBloodPressure\#(name)" unit="mmHg" value="\#(value)" \#(saved())/>"#
}
