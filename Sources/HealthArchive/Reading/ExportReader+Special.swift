import Foundation
import HealthEngine
import HealthModel
import XML

/// An audiogram whose element is open.
final class OpenAudiogram {
    let head: SampleHead
    fileprivate(set) var points: [AudiogramSensitivityPoint] = []

    fileprivate init(_ head: SampleHead) { self.head = head }
}

/// A prescription whose element is open.
final class OpenPrescription {
    let date: Date
    fileprivate(set) var prescription: VisionPrescription

    fileprivate init(_ date: Date, _ prescription: VisionPrescription) {
        self.date = date
        self.prescription = prescription
    }
}

/// Audiograms and prescriptions (EXP-22).
extension ExportReader {
    func beginAudiogram(_ attributes: XMLAttributes) throws -> OpenAudiogram? {
        guard isChosen(.audiogram) else { return nil }
        return head(attributes, of: types.type(.audiogram)).map { OpenAudiogram($0) }
    }

    func addSensitivityPoint(_ attributes: XMLAttributes) {
        guard case .audiogram(let audiogram)? = parent?.content else { return }
        guard let frequency = attributes.quantity(.frequencyValue),
            EarAttributes.both.allSatisfy({ attributes.canBeRead($0.value) })
        else { return note(.unreadableSensitivityPoint) }
        let point = AudiogramSensitivityPoint(
            frequency: frequency, tests: EarAttributes.both.compactMap { $0.test(attributes) }
        )
        guard (try? point.validateQuantities()) != nil else { return note(.unreadableSensitivityPoint) }
        audiogram.points.append(point)
    }

    func end(_ audiogram: OpenAudiogram, _ found: ImportedMetadata?) throws {
        let head = audiogram.head
        try save(
            .audiogram(Audiogram(sensitivityPoints: audiogram.points)),
            types.type(.audiogram),
            Date(milliseconds: head.start),
            Date(milliseconds: head.end),
            head.source,
            read(found)
        )
    }

    func beginPrescription(_ attributes: XMLAttributes) -> OpenPrescription? {
        guard isChosen(.visionPrescription) else { return nil }
        let type = types.type(.visionPrescription)
        guard let date = attributes[.dateIssued]?.date else {
            skip(type, .invalidDate)
            return nil
        }
        guard isChosen(endingAt: date.milliseconds) else { return nil }
        let name = (attributes[.type]?.string ?? "").replacing("HKVisionPrescriptionType", with: "").lowercased()
        guard let number = Enumeration.visionPrescriptionType.rawValue(named: name) else {
            skip(type, .unknownValue)
            return nil
        }
        let end = attributes[.expirationDate].flatMap { $0.isEmpty ? nil : $0 }
        let expiration = end?.date
        guard end == nil || expiration != nil else {
            skip(type, .invalidDate)
            return nil
        }
        var found = VisionPrescription(prescriptionType: number, expirationDate: expiration)
        found.brand = attributes[.brand]?.string
        return OpenPrescription(date, found)
    }

    func addToPrescription(_ element: ExportElement, _ attributes: XMLAttributes) {
        guard case .prescription(let open)? = parent?.content else { return }
        guard element != .attachment else { return note(.attachment) }
        let lens = LensSpecification(attributes)
        if element == .leftEye {
            open.prescription.leftEye = lens
        } else {
            open.prescription.rightEye = lens
        }
        let hasPrism = attributes[.prismAmount] != nil
        if hasPrism, let lens, lens.prism == nil { note(.unreadablePrism) }
        if lens == nil { note(.unreadableLens) }
    }

    func end(_ open: OpenPrescription, _ found: ImportedMetadata?) throws {
        let type = types.type(.visionPrescription)
        // The archive does not contain the source.
        let source = ImportedSource(ArchivedSource(named: "Health", version: nil, device: nil))
        try save(.visionPrescription(open.prescription), type, open.date, open.date, source, read(found))
    }
}

extension LensSpecification {
    /// The lens of an eye; nil without a sphere or with an unreadable value.
    fileprivate init?(_ attributes: XMLAttributes) {
        guard Self.attributes.allSatisfy({ attributes.canBeRead($1) }) else { return nil }
        var quantities: [Property: Quantity] = [:]
        for (property, attribute) in Self.attributes { quantities[property] = attributes.quantity(attribute) }
        guard quantities[.sphere] != nil else { return nil }
        self.init(quantities, prism: VisionPrism(attributes))
        guard (try? validate()) != nil else { return nil }
    }
}

extension VisionPrism {
    /// The prism of a lens. Archives contain its amount and angle, and the element is that of the eye.
    fileprivate init?(_ attributes: XMLAttributes) {
        guard let amount = attributes.quantity(.prismAmount), let angle = attributes.quantity(.prismAngle),
            let eye = Enumeration.visionEye.rawValue(named: attributes.elementName == "LeftEye" ? "left" : "right")
        else { return nil }
        self.init(.polar(amount: amount, angle: angle), eye: eye)
        guard (try? validate()) != nil else { return nil }
    }
}

extension EarAttributes {
    /// The test of the ear; nil without a sensitivity. An invalid range is left out.
    fileprivate func test(_ attributes: XMLAttributes) -> AudiogramSensitivityTest? {
        guard let sensitivity = attributes.quantity(value) else { return nil }
        let range = AudiogramSensitivityTest.ClampingRange(
            lowerBound: attributes[lowerBound]?.number, upperBound: attributes[upperBound]?.number
        )
        return AudiogramSensitivityTest(
            sensitivity: sensitivity,
            side: side,
            isMasked: ["1", "YES", "true"].contains(attributes[masked]?.string),
            clampingRange: (try? range.validate()) == nil ? nil : range
        )
    }
}
