import Foundation
import HealthEngine
import HealthModel
import JSON

/// FHIR bundles, whose resources are clinical records of one provider (OTH-09).
extension ExportReader {
    /// Saves the resources of a bundle that a provider sends now. Returns the report.
    func readBundle(_ file: (any ArchiveFile)?, receivedAt date: Date) throws -> ImportReport {
        guard let contents = try file?.contents(upTo: Self.longestBundle), let bundle = Self.bundle(contents) else {
            throw ArchiveError.noBundle
        }
        let source = ImportedSource(ArchivedSource(named: bundle.provider ?? "Provider", version: nil, device: nil))
        for entry in bundle.records where isChosen(entry.type) && isChosen(endingAt: date.milliseconds) {
            try check()
            try save(.clinicalRecord(entry.record), types.type(entry.type), date, date, source, [:])
        }
        for (kind, count) in bundle.leftOut.sorted(by: { $0.key < $1.key }) {
            report.note(.unsupportedResource, kind.asName, count: count)
        }
        countReplacedSamples()
        report.types = types.counts
        return report
    }

    private static func bundle(_ contents: [UInt8]) -> FHIRBundle? {
        guard let json = try? JSONValue(parsing: contents) else { return nil }
        return try? FHIRBundle(JSONReader(json), fhirVersion: "4.0.1")
    }

    /// The records of a long life have some 50 MB.
    private static let longestBundle = 256 << 20
}
