import Foundation
import HealthEngine
import HealthModel

/// Audiograms, prescriptions, clinical records and electrocardiograms.
extension ArchiveWriter {
    /// Writes an element and its file. If an import of them would give another sample, they get the UUID, so that it skips them.
    private func write(
        _ entry: SampleExport.Entry,
        named name: String? = nil,
        _ contents: [UInt8] = [],
        _ append: (ArchiveWriter, _ isWhole: Bool) -> Void
    ) throws {
        // An import creates a source even if an element has none.
        let fragment = ArchiveWriter(run, files)
        append(fragment, true)
        let drafts = try Rereading.drafts(of: fragment.xml.bytes, name.map { [$0: contents] } ?? [:])
        let isWhole = try drafts.count == 1 && drafts[0].recreates(entry.sample, export.identityKey)
        sources.note(entry.sample)
        append(self, isWhole)
        if let name { namedFiles.append(NamedFile(name: name, position: entry.position)) }
        count(entry, isWhole: isWhole)
        try flush()
    }

    func writeAudiogram(_ entry: SampleExport.Entry) throws {
        guard case .audiogram(let audiogram) = entry.sample.content else { return }
        try write(entry) { writer, isWhole in writer.append(audiogram, of: entry.sample, isWhole: isWhole) }
    }

    private func append(_ audiogram: Audiogram, of sample: Sample, isWhole: Bool) {
        xml.begin(.audiogram)
        if !isWhole { appendUUID(sample) }
        xml.attribute(.type, sample.type.identifier)
        appendDates(sample, sources.text(sample))
        appendMetadata(sample.metadata)
        for point in audiogram.sensitivityPoints {
            xml.begin(.sensitivityPoint)
            append(.frequencyValue, point.frequency.exported(in: .hertz))
            for ear in EarAttributes.both { append(ear, point.test(of: ear.side)) }
            xml.end()
        }
        xml.end()
    }

    private func append(_ ear: EarAttributes, _ test: AudiogramSensitivityTest?) {
        append(ear.value, test?.sensitivity.exported(in: .decibelHearingLevel))
        if test?.isMasked ?? false { xml.attribute(ear.masked, "1") }
        xml.attribute(ear.lowerBound, ifPresent: test?.clampingRange?.lowerBound?.quantityText)
        xml.attribute(ear.upperBound, ifPresent: test?.clampingRange?.upperBound?.quantityText)
    }

    private func append(_ attribute: ExportAttribute, _ quantity: Quantity?) {
        if let quantity { xml.attribute(attribute, quantity.value.quantityText, in: quantity.unit) }
    }

    func writePrescription(_ entry: SampleExport.Entry) throws {
        guard case .visionPrescription(let prescription) = entry.sample.content else { return }
        try write(entry) { writer, isWhole in writer.append(prescription, of: entry.sample, isWhole: isWhole) }
    }

    private func append(_ prescription: VisionPrescription, of sample: Sample, isWhole: Bool) {
        xml.begin(.visionPrescription)
        if !isWhole { appendUUID(sample) }
        let type = Enumeration.visionPrescriptionType.constant(of: prescription.prescriptionType)
        xml.attribute(.type, type ?? "")
        xml.attribute(.dateIssued, clock.string(sample.startDate))
        xml.attribute(.expirationDate, ifPresent: prescription.expirationDate.map { clock.string($0) })
        xml.attribute(.brand, ifPresent: prescription.brand)
        appendMetadata(sample.metadata)
        append(.rightEye, prescription.rightEye)
        append(.leftEye, prescription.leftEye)
        xml.end()
    }

    private func append(_ eye: ExportElement, _ lens: LensSpecification?) {
        guard let lens else { return }
        xml.begin(eye)
        for (property, attribute) in LensSpecification.attributes { append(attribute, lens.quantities[property]) }
        if case .polar(let amount, let angle)? = lens.prism?.displacement {
            append(.prismAmount, amount)
            append(.prismAngle, angle)
        }
        xml.end()
    }

    func writeClinicalRecord(_ entry: SampleExport.Entry) throws {
        guard case .clinicalRecord(let record) = entry.sample.content, let resource = record.fhirResource else {
            return keepInSupplement(entry)
        }
        let kind = resource.resourceType.asName ?? "Resource"
        let name = "clinical-records/\(kind)-\(entry.sample.uuid.uuidString).json"
        try write(entry, named: name, Array(resource.data.utf8)) { writer, isWhole in
            writer.append(resource, of: entry.sample, in: name, isWhole: isWhole)
        }
    }

    private func append(_ resource: FHIRResource, of sample: Sample, in file: String, isWhole: Bool) {
        xml.begin(.clinicalRecord)
        if !isWhole { appendUUID(sample) }
        xml.attribute(.type, resource.resourceType)
        xml.attribute(.identifier, resource.identifier)
        xml.attribute(.sourceName, sample.sourceRevision?.source.name ?? "")
        xml.attribute(.sourceURL, ifPresent: resource.sourceURL)
        xml.attribute(.fhirVersion, resource.fhirVersion)
        xml.attribute(.receivedDate, clock.string(sample.startDate))
        xml.attribute(.resourceFilePath, "/" + file)
        xml.end()
    }

    /// Writes a file that no element references (EXP-25).
    func writeElectrocardiogram(_ entry: SampleExport.Entry) throws {
        let day = clock.day(entry.sample.startDate.milliseconds)
        let name = uniqueName("electrocardiograms/ecg_\(day)", ".csv")
        let date = clock.string(entry.sample.startDate)
        guard let text = ElectrocardiogramText(entry.sample, date: date, uuid: nil) else { return }
        let drafts = try Rereading.drafts(ofElectrocardiogram: text.bytes)
        let isWhole = try drafts.count == 1 && drafts[0].recreates(entry.sample, export.identityKey)
        sources.note(entry.sample)
        let uuid = isWhole || options.isPlain ? nil : entry.sample.uuid
        try writeFile(name, ElectrocardiogramText(entry.sample, date: date, uuid: uuid)?.bytes ?? [])
        count(entry, isWhole: isWhole)
    }
}
