import BridgeCore
import Foundation
import HealthModel
import JSON

/// The kinds of samples in `save` and `delete`. The raw value is the name of the member.
enum PayloadKind: String, CaseIterable {
    case quantity, category, workout, correlation, audiogram, cdaDocument, visionPrescription, stateOfMind
    case scoredAssessment
}

extension Call {
    /// The kind and the payload of a map with one member.
    func payload(_ map: NativeValue) throws(BridgeError) -> (kind: PayloadKind, map: NativeValue) {
        guard let members = map.dictionary?.members, members.count == 1,
            let kind = PayloadKind(rawValue: members[0].name), let payload = NativeValue(members[0].value).map
        else { throw .invalidArguments }
        switch kind {
        case .visionPrescription: try require("Vision prescriptions are", iOS: 16)
        case .stateOfMind: try require("State of mind is", iOS: 18)
        case .scoredAssessment: try require("Scored assessments are", iOS: 18)
        default: break
        }
        return (kind, payload)
    }

    /// A new sample of a map with one member.
    func sample(_ map: NativeValue) throws(BridgeError) -> Sample {
        let (kind, payload) = try payload(map)
        switch kind {
        case .quantity: return try quantitySample(payload)
        case .category: return try categorySample(payload)
        case .workout: return try workoutSample(payload)
        case .correlation: return try correlation(payload)
        case .audiogram: return try specialSample(payload, .audiogram, audiogram)
        case .cdaDocument: return try specialSample(payload, .document, document)
        case .visionPrescription: return try specialSample(payload, .prescription, visionPrescription)
        case .stateOfMind: return try specialSample(payload, .stateOfMind, stateOfMind)
        case .scoredAssessment:
            return try specialSample(payload, .scoredAssessment) { (map) throws(BridgeError) in
                .scoredAssessment(ScoredAssessment(answers: try map.part("answers") { $0.array(of: \.int) }))
            }
        }
    }

    private func specialSample(
        _ map: NativeValue,
        _ kind: ObjectType.Kind,
        _ content: (NativeValue) throws(BridgeError) -> Sample.Content
    ) throws(BridgeError) -> Sample {
        let header = try SampleHeader(map)
        let content = try content(header.harmonized)
        return try sample(try writableType(header.identifier, kind), content, header)
    }

    private func audiogram(_ map: NativeValue) throws(BridgeError) -> Sample.Content {
        let points = try map.part("sensitivityPoints", \.maps).map { (map) throws(BridgeError) in
            func sensitivity(_ name: String) throws(BridgeError) -> Quantity? {
                try map.optionalPart(name, \.number).map { Quantity(unit: .decibelHearingLevel, value: $0) }
            }
            return AudiogramSensitivityPoint(
                frequency: Quantity(unit: .hertz, value: try map.part("frequency", \.number)),
                leftEarSensitivity: try sensitivity("leftEarSensitivity"),
                rightEarSensitivity: try sensitivity("rightEarSensitivity")
            )
        }
        return .audiogram(Audiogram(sensitivityPoints: points))
    }

    private func document(_ map: NativeValue) throws(BridgeError) -> Sample.Content {
        let data = try map.part("documentData") { (value) -> Data? in
            value.string.flatMap { Data(base64Encoded: $0) }
        }
        let text = String(decoding: data, as: UTF8.self)
        guard let document = CDADocument(documentData: text) else { throw .healthKit(.invalidDocument) }
        return .document(document)
    }

    private func visionPrescription(_ map: NativeValue) throws(BridgeError) -> Sample.Content {
        var prescription = VisionPrescription(
            prescriptionType: try map.part("prescriptionType", \.int),
            expirationDate: try map.optionalPart("expirationTimestamp", \.timestamp)
        )
        prescription.brand = try map.optionalPart("brand", \.string)
        prescription.rightEye = try map.optionalPart("rightEye", \.map).map { (map) throws(BridgeError) in
            try lens(map)
        }
        prescription.leftEye = try map.optionalPart("leftEye", \.map).map { (map) throws(BridgeError) in try lens(map) }
        return .visionPrescription(prescription)
    }

    private func lens(_ map: NativeValue) throws(BridgeError) -> LensSpecification {
        var quantities: [LensSpecification.Property: Quantity] = [:]
        for property in LensSpecification.Property.allCases {
            guard let part = try map.optionalPart(property.rawValue, \.map) else { continue }
            quantities[property] = try quantity(part)
        }
        guard quantities[.sphere] != nil else { throw .invalidDictionary }
        guard let prismMap = try map.optionalPart("prism", \.map) else { return LensSpecification(quantities) }
        return LensSpecification(quantities, prism: try prism(prismMap))
    }

    private func prism(_ map: NativeValue) throws(BridgeError) -> VisionPrism {
        let eye = try map.part("eye", \.int)
        if let amount = try map.optionalPart("amount", \.map) {
            let angle = try quantity(try map.part("angle", \.map))
            return VisionPrism(.polar(amount: try quantity(amount), angle: angle), eye: eye)
        }
        return VisionPrism(
            .rectangular(
                verticalAmount: try quantity(try map.part("verticalAmount", \.map)),
                verticalBase: try map.part("verticalBase", \.int),
                horizontalAmount: try quantity(try map.part("horizontalAmount", \.map)),
                horizontalBase: try map.part("horizontalBase", \.int)
            ),
            eye: eye
        )
    }

    private func stateOfMind(_ map: NativeValue) throws(BridgeError) -> Sample.Content {
        .stateOfMind(
            StateOfMind(
                kind: try map.part("kind", \.int),
                valence: try map.part("valence", \.number),
                labels: try map.part("labels") { $0.array(of: \.int) },
                associations: try map.part("associations") { $0.array(of: \.int) }
            )
        )
    }
}
