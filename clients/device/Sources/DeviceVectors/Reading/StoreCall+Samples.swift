import Foundation
import HealthKit

/// Samples of requests, from the public initializers of `HealthKit`.
extension StoreCall {
    func samples(_ name: String) throws -> [HKSample] { try value(name).elements().map(sample) }

    func sample(_ json: JSONValue) throws -> HKSample {
        let members = try json.members()
        let name = members.given("uuid")?.text
        let held = try name.flatMap { try KnownObjects.shared.object(named: $0) } as? HKSample
        let sample = if let held { held } else { try newSample(members) }
        if let held {
            // An app cannot give the UUID to another sample.
            guard try held.sampleType == sampleType(members.required("type")),
                try held.startDate == date(members.required("startDate")),
                try (held as? HKQuantitySample)?.quantity == quantity(members, "quantity")
            else { throw NotReenacted(.initializer) }
        } else if let name {
            // A member may have taken the name.
            guard try KnownObjects.shared.object(named: name) == nil else { throw NotReenacted(.initializer) }
            KnownObjects.shared.name(sample.uuid, name)
        }
        KnownObjects.shared.note(sample)
        return sample
    }

    private func newSample(_ members: JSONObject) throws -> HKSample {
        let type = try sampleType(members.required("type"))
        let (start, end) = (try date(members.required("startDate")), try date(members.required("endDate")))
        let device = try members.given("device").map { try self.device($0) }
        let metadata = try members.given("metadata").map { try self.metadata($0) }
        /// The date of a sample that has only one.
        func instant() throws -> Date {
            guard start == end, device == nil else { throw NotReenacted(.initializer) }
            return start
        }
        func integers(_ name: String, _ enumeration: Enumeration) throws -> [Int] {
            try members.given(name)?.elements().map { try read($0, .rawValue(of: enumeration)) } ?? []
        }
        switch type {
        case let type as HKQuantityType:
            let quantity = try self.quantity(members.required("quantity"))
            return HKQuantitySample(type: type, quantity: quantity, start: start, end: end, device: device, metadata: metadata)
        case let type as HKCategoryType:
            return HKCategorySample(
                type: type, value: try categoryValue(members.required("value"), of: type), start: start, end: end,
                device: device, metadata: metadata
            )
        case let type as HKCorrelationType:
            return HKCorrelation(
                type: type, start: start, end: end, objects: Set(try members.required("objects").elements().map(sample)),
                device: device, metadata: metadata
            )
        case is HKWorkoutType: return try workout(members, start, end, device, metadata)
        case is HKAudiogramSampleType:
            let points = try members.required("sensitivityPoints").elements().map(sensitivityPoint)
            return HKAudiogramSample(sensitivityPoints: points, start: start, end: end, device: device, metadata: metadata)
        case is HKStateOfMindType:
            return HKStateOfMind(
                date: try instant(),
                kind: try named(members.required("kind"), .stateOfMindKind),
                valence: try read(members.required("valence"), .real),
                labels: try integers("labels", .stateOfMindLabel).compactMap { HKStateOfMind.Label(rawValue: $0) },
                associations: try integers("associations", .stateOfMindAssociation)
                    .compactMap { HKStateOfMind.Association(rawValue: $0) },
                metadata: metadata
            )
        case let type as HKScoredAssessmentType:
            let date = try instant()
            let isGAD7 = type.identifier == HKScoredAssessmentTypeIdentifier.GAD7.rawValue
            let values = try integers("answers", isGAD7 ? .gad7Answer : .phq9Answer)
            return isGAD7
                ? HKGAD7Assessment(
                    date: date, answers: values.compactMap { HKGAD7Assessment.Answer(rawValue: $0) }, metadata: metadata
                )
                : HKPHQ9Assessment(
                    date: date, answers: values.compactMap { HKPHQ9Assessment.Answer(rawValue: $0) }, metadata: metadata
                )
        case is HKPrescriptionType: return try prescription(members, start, end, device, metadata)
        case is HKDocumentType:
            guard let text = try members.given("document")?.members().given("documentData") else { return try found(members) }
            guard device == nil else { throw NotReenacted(.initializer) }
            return try HKCDADocumentSample(data: Data(try read(text, .string).utf8), start: start, end: end, metadata: metadata)
        default:
            // Only queries and builders return such samples. An app that saves one has it from there.
            return try found(members)
        }
    }

    /// A sample as a query returns it.
    private func found(_ members: JSONObject) throws -> HKSample {
        guard let uuid = members.given("uuid") else { throw NotReenacted(.initializer) }
        return try sample(read(uuid, .uuid))
    }

    private func categoryValue(_ json: JSONValue, of type: HKCategoryType) throws -> Int {
        switch json {
        case .integer(let value): return Int(value)
        case .string(let name):
            guard type.identifier == HKCategoryTypeIdentifier.sleepAnalysis.rawValue,
                let value = Enumeration.sleepAnalysis.names[name]
            else { throw NotReenacted(.value) }
            return value
        default: throw NotReenacted(.value)
        }
    }

    private func sensitivityTest(_ json: JSONValue) throws -> HKAudiogramSensitivityTest {
        let members = try json.members()
        let range = try members.given("clampingRange").map { json in
            let bounds = try json.members()
            return try HKAudiogramSensitivityPointClampingRange(
                lowerBound: try bounds.given("lowerBound").map { NSNumber(value: try read($0, .real)) },
                upperBound: try bounds.given("upperBound").map { NSNumber(value: try read($0, .real)) }
            )
        }
        return try HKAudiogramSensitivityTest(
            sensitivity: try quantity(members.required("sensitivity")),
            type: .air,
            masked: try members.given("masked").map { try read($0, .bool) } ?? false,
            side: members.required("side") == "left" ? .left : .right,
            clampingRange: range
        )
    }

    private func sensitivityPoint(_ json: JSONValue) throws -> HKAudiogramSensitivityPoint {
        let members = try json.members()
        if let tests = members.given("tests") {
            return try HKAudiogramSensitivityPoint(
                frequency: try quantity(members.required("frequency")),
                tests: try tests.elements().map { try sensitivityTest($0) }
            )
        }
        return try HKAudiogramSensitivityPoint(
            frequency: try quantity(members.required("frequency")),
            leftEarSensitivity: try quantity(members, "leftEarSensitivity"),
            rightEarSensitivity: try quantity(members, "rightEarSensitivity")
        )
    }
}
