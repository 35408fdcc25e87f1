import Foundation
import HealthEngine
import HealthModel

/// An audiogram whose element is open.
struct OpenAudiogram {
    let head: SampleHead
    var points: [AudiogramSensitivityPoint] = []
}

/// A prescription whose element is open.
struct OpenPrescription {
    let date: Date
    var prescription: VisionPrescription
}

/// Audiograms and prescriptions (EXP-22).
extension ExportReader {
    func beginAudiogram(_ attributes: XMLAttributes) throws {
        metadata.open()
        audiogram = nil
        guard isChosen(.audiogram) else { return }
        audiogram = try head(attributes, of: types.type(.audiogram)).map { OpenAudiogram(head: $0) }
    }

    func addSensitivityPoint(_ attributes: XMLAttributes) {
        guard audiogram != nil else { return }
        guard let frequency = attributes.quantity(.frequencyValue, .frequencyUnit) else {
            return note(.unreadableSensitivityPoint)
        }
        audiogram?.points.append(
            AudiogramSensitivityPoint(
                frequency: frequency,
                leftEarSensitivity: attributes.quantity(.leftEarValue, .leftEarUnit),
                rightEarSensitivity: attributes.quantity(.rightEarValue, .rightEarUnit)
            )
        )
    }

    func endAudiogram() throws {
        let metadata = try closeMetadata()
        guard let audiogram else { return }
        self.audiogram = nil
        let type = types.type(.audiogram)
        try save(
            .audiogram(Audiogram(sensitivityPoints: audiogram.points)),
            type,
            Date(milliseconds: audiogram.head.start),
            Date(milliseconds: audiogram.head.end),
            audiogram.head.source,
            metadata
        )
    }

    // MARK: Prescriptions

    func beginPrescription(_ attributes: XMLAttributes) throws {
        metadata.open()
        prescription = nil
        guard isChosen(.visionPrescription) else { return }
        let type = types.type(.visionPrescription)
        guard let date = attributes[.dateIssued]?.date else { return skip(type, .invalidDate) }
        guard isChosen(endingAt: date.milliseconds) else { return }
        let name = (attributes[.type]?.string ?? "").replacing("HKVisionPrescriptionType", with: "").lowercased()
        guard let number = Enumeration.visionPrescriptionType.rawValue(named: name) else {
            return skip(type, .unknownValue)
        }
        let expiration = attributes[.expirationDate].flatMap { $0.isEmpty ? nil : $0.date }
        var found = VisionPrescription(prescriptionType: number, expirationDate: expiration)
        found.brand = attributes[.brand]?.string
        prescription = OpenPrescription(date: date, prescription: found)
    }

    func addToPrescription(_ element: ExportElement, _ attributes: XMLAttributes) {
        guard prescription != nil else { return }
        guard element != .attachment else { return note(.attachment) }
        let lens = LensSpecification(attributes)
        if element == .leftEye {
            prescription?.prescription.leftEye = lens
        } else {
            prescription?.prescription.rightEye = lens
        }
        let hasPrism = attributes[.prismAmount] != nil
        if hasPrism, lens?.prism == nil { note(.unreadablePrism) }
        if lens == nil { note(.unreadableLens) }
    }

    func endPrescription() throws {
        let metadata = try closeMetadata()
        guard let open = prescription else { return }
        prescription = nil
        let type = types.type(.visionPrescription)
        // The archive does not tell who has saved it.
        let source = ImportedSource(ArchivedSource(named: "Health", version: nil, device: nil))
        try save(.visionPrescription(open.prescription), type, open.date, open.date, source, metadata)
    }
}

extension LensSpecification {
    /// The lens of an eye; nil without the sphere, which every lens has.
    fileprivate init?(_ attributes: XMLAttributes) {
        let places: [(Property, ExportAttribute, ExportAttribute)] = [
            (.sphere, .sphere, .sphereUnit), (.cylinder, .cylinder, .cylinderUnit), (.axis, .axis, .axisUnit),
            (.addPower, .add, .addUnit), (.vertexDistance, .vertex, .vertexUnit),
            (.farPupillaryDistance, .farPD, .farPDUnit), (.nearPupillaryDistance, .nearPD, .nearPDUnit),
            (.baseCurve, .baseCurve, .baseCurveUnit), (.diameter, .diameter, .diameterUnit),
        ]
        let found = places.compactMap { property, value, unit in attributes.quantity(value, unit).map { (property, $0) }
        }
        let quantities = Dictionary(found) { first, _ in first }
        guard quantities[.sphere] != nil else { return nil }
        self.init(quantities, prism: VisionPrism(attributes))
    }
}

extension VisionPrism {
    /// The prism of a lens, which archives give by amount and angle; which eye it is for they tell by the element.
    fileprivate init?(_ attributes: XMLAttributes) {
        guard let amount = attributes.quantity(.prismAmount, .prismAmountUnit),
            let angle = attributes.quantity(.prismAngle, .prismAngleUnit),
            let eye = Enumeration.visionEye.rawValue(named: attributes.elementName == "LeftEye" ? "left" : "right")
        else { return nil }
        self.init(.polar(amount: amount, angle: angle), eye: eye)
    }
}
