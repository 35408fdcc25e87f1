import Foundation
import HealthEngine
import HealthModel
import JSON

/// FHIR bundles, whose resources are clinical records of one provider (OTH-09).
extension ExportReader {
    /// Saves the resources of a bundle that a provider sends now. Returns the report.
    func readBundle(_ file: (any ArchiveFile)?, receivedAt date: Date) throws -> ImportReport {
        guard let contents = try file?.contents(upTo: Self.longestBundle) else {
            throw ArchiveError.noBundle("the file is larger than 256 MB")
        }
        let bundle = try Self.bundle(contents.withoutMark)
        let source = ImportedSource(ArchivedSource(named: bundle.provider ?? "Provider", version: nil, device: nil))
        for entry in bundle.records where isChosen(entry.type) && isChosen(endingAt: date.milliseconds) {
            try check()
            try save(.clinicalRecord(entry.record), types.type(entry.type), date, date, source, [:])
        }
        for (kind, count) in bundle.leftOut.sorted(by: { $0.key < $1.key }) {
            report.note(.unsupportedResource, kind.asName, count: count)
        }
        report.note(.furtherPatient, count: bundle.patientCount - 1)
        countReplacedSamples()
        report.types = types.counts
        return report
    }

    private static func bundle(_ contents: ArraySlice<UInt8>) throws(ArchiveError) -> FHIRBundle {
        let json: JSONValue
        do throws(JSONParseError) {
            json = try JSONValue(parsing: contents)
        } catch {
            let firstLine = contents.prefix { $0 != UInt8(ascii: "\n") }
            let hasLines = error.line > 1 && (try? JSONValue(parsing: firstLine)) != nil
            let ofLines = "each line is JSON of its own. Of exports, only those of --format apple can be imported"
            throw .noBundle(hasLines ? ofLines : "\(error)")
        }
        guard case .object(let members) = json else { throw .noBundle("the JSON is a list") }
        guard case .string(let kind)? = members["resourceType"] else { throw .noBundle("the JSON has no resourceType") }
        guard kind == "Bundle" else { throw .noBundle("the JSON is a resource of the kind \(kind.asName ?? "?")") }
        do throws(JSONReadingError) {
            return try FHIRBundle(JSONReader(json), fhirVersion: "4.0.1")
        } catch {
            throw .noBundle(error.sentence(callingTheTop: "the bundle"))
        }
    }

    /// The records of a long life have some 50 MB.
    private static let longestBundle = 256 << 20
}
