import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

/// The kinds of samples in `save` and `delete`. The raw value is the name of the member.
enum PayloadKind: String, CaseIterable {
    case quantity, category, workout, correlation, audiogram, cdaDocument, visionPrescription, stateOfMind
    case scoredAssessment

    /// The parameters of a method whose argument has one member: its kind.
    static let parameters = allCases.map { ParameterDescription.map($0.rawValue, "A sample of this kind.") }
}

extension Call {
    /// The kind and the payload of a map with one member.
    func payload(_ map: NativeValue) throws -> (kind: PayloadKind, map: NativeValue) {
        guard let members = map.dictionary?.members, members.count == 1,
            let kind = PayloadKind(rawValue: members[0].name), let payload = NativeValue(members[0].value).map
        else { throw BridgeError.invalidArguments }
        switch kind {
        case .visionPrescription: try require(.visionPrescriptions)
        case .stateOfMind: try require(.stateOfMind)
        case .scoredAssessment: try require(.scoredAssessments)
        default: break
        }
        return (kind, payload)
    }

    /// A new sample of a map with one member.
    func sample(_ map: NativeValue) throws -> Sample {
        let (kind, payload) = try payload(map)
        switch kind {
        case .quantity: return try quantitySample(payload)
        case .category: return try categorySample(payload)
        case .workout: return try workoutSample(payload)
        case .correlation: return try correlation(payload)
        case .audiogram: return try audiogram(SampleHeader(payload))
        case .cdaDocument: return try document(SampleHeader(payload))
        case .visionPrescription: return try visionPrescription(SampleHeader(payload))
        case .stateOfMind: return try stateOfMind(SampleHeader(payload))
        case .scoredAssessment: return try scoredAssessment(SampleHeader(payload))
        }
    }

    /// A sample of a kind whose initializer in HealthKit takes no device.
    private func sample(
        _ header: SampleHeader, _ type: ObjectType, _ content: Sample.Content
    ) throws -> Sample {
        var header = header
        header.device = nil
        return try sample(type, content, header)
    }

    private func audiogram(_ header: SampleHeader) throws -> Sample {
        let maps = try header.harmonized.part("sensitivityPoints", \.maps)
        let points = try maps.map { map in
            AudiogramSensitivityPoint(
                frequency: Quantity(unit: .hertz, value: try map.part("frequency", \.number)),
                leftEarSensitivity: map[member: "leftEarSensitivity"].quantity(.decibelHearingLevel),
                rightEarSensitivity: map[member: "rightEarSensitivity"].quantity(.decibelHearingLevel)
            )
        }
        try header.checkInterval()
        let frequencies = points.map(\.frequency.value)
        guard (1...30).contains(points.count), zip(frequencies, frequencies.dropFirst()).allSatisfy({ $0 < $1 }) else {
            throw BridgeError.library(.invalidValue, "Audiogram needs 1 to 30 points with unique, ascending frequencies:")
        }
        for point in points {
            do throws(NativeException) {
                try point.validate()
            } catch {
                throw BridgeError.healthKit(HealthError(.errorInvalidArgument, message: error.reason))
            }
        }
        return try sample(header, .audiogram, .audiogram(Audiogram(sensitivityPoints: points)))
    }

    private func document(_ header: SampleHeader) throws -> Sample {
        try header.checkInterval()
        guard let data = header.harmonized[member: "documentData"].string.flatMap({ Data(base64Encoded: $0) }) else {
            throw BridgeError.library(.invalidValue, "CDA document data is not base64 encoded XML")
        }
        guard let document = CDADocument(documentData: String(decoding: data, as: UTF8.self)) else {
            throw BridgeError.healthKit(.invalidDocument)
        }
        return try sample(header, .cdaDocument, .document(document))
    }

    private func stateOfMind(_ header: SampleHeader) throws -> Sample {
        let map = header.harmonized
        let stateOfMind = StateOfMind(
            kind: try map.part("kind", \.integer),
            valence: try map.part("valence", \.number),
            labels: try map.part("labels") { $0.array(of: \.integer) },
            associations: try map.part("associations") { $0.array(of: \.integer) }
        )
        try header.checkInterval()
        guard (1...2).contains(stateOfMind.kind), (-1...1).contains(stateOfMind.valence),
            stateOfMind.labels.allSatisfy((1...38).contains), stateOfMind.associations.allSatisfy((1...18).contains)
        else { throw BridgeError.library(.invalidValue, "Invalid state of mind:") }
        var header = header
        header.endDate = header.startDate
        return try sample(header, .stateOfMind, .stateOfMind(stateOfMind))
    }

    private func scoredAssessment(_ header: SampleHeader) throws -> Sample {
        let answers = try header.harmonized.part("answers") { $0.array(of: \.integer) }
        let type = try writableType(header.identifier, .scoredAssessment)
        if type == .gad7 {
            guard answers.count == 7, answers.allSatisfy((0...3).contains) else {
                throw BridgeError.library(.invalidValue, "GAD-7 needs 7 answers from 0 to 3:")
            }
        } else {
            guard answers.count == 9, answers.dropLast().allSatisfy((0...3).contains), (0...4).contains(answers[8])
            else {
                throw BridgeError.library(.invalidValue, "PHQ-9 needs 9 answers from 0 to 3, the last one up to 4:")
            }
        }
        var header = header
        header.endDate = header.startDate
        return try sample(header, type, .scoredAssessment(ScoredAssessment(answers: answers)))
    }
}

extension NativeValue {
    /// `as? NSNumber`, as its `intValue`, which cuts off a fraction. A number beyond the integers is no valid value of any kind.
    fileprivate var integer: Int? {
        number.map { Int(exactly: $0.rounded(.towardZero)) ?? .min }
    }

    /// A number in a unit. Another value counts as absent.
    func quantity(_ unit: HealthModel.Unit) -> Quantity? { number.map { Quantity(unit: unit, value: $0) } }
}
