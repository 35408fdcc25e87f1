import Foundation
import HealthEngine
import HealthModel
import XML

/// Clinical records, which have an element and a file with the resource (EXP-21).
extension ExportReader {
    func readClinicalRecord(_ attributes: XMLAttributes) throws {
        let path = attributes[.resourceFilePath]?.string
        let kind = attributes[.type]?.string ?? ""
        guard let identifier = attributes[.identifier]?.string, let usual = FHIRFile.types(ofResource: kind).first
        else { return note(.unknownType, name(kind)) }
        guard FHIRFile.types(ofResource: kind).contains(where: isChosen) else { return }
        let entry = types.type(usual)
        guard let date = attributes[.receivedDate]?.date else { return skip(entry, .invalidDate) }
        guard isChosen(endingAt: date.milliseconds) else { return }
        guard let contents = try contents(of: path, upTo: Self.longestRecord, entry) else { return }
        guard let file = FHIRFile(contents, resourceType: kind) else { return skip(entry, .unreadableClinicalRecord) }
        let type = types.type(file.isVitalSign ? FHIRFile.types(ofResource: kind).last ?? usual : usual)
        guard isChosen(type.type) else { return }
        guard let source = sources.source(attributes[.sourceName] ?? Bytes()) else { return skip(type, .longSource) }
        let resource = FHIRResource(
            identifier: identifier,
            resourceType: file.resourceType,
            fhirVersion: attributes[.fhirVersion]?.string ?? "",
            sourceURL: attributes[.sourceURL]?.string,
            data: file.text
        )
        let record = ClinicalRecord(displayName: file.displayName, fhirResource: resource)
        try save(.clinicalRecord(record), type, date, date, source, [:])
    }

    private static let longestRecord = 8 << 20
}
