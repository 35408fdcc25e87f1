import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

@testable import BridgeCore
@testable import HealthKit

/// Samples of requests, from the public initializers of `HealthKit`.
extension StoreCall {
    func samples(_ name: String) throws -> [HKSample] { try value(name).elements().map(sample) }

    func sample(_ json: JSONValue) throws -> HKSample {
        let members = try json.members()
        let sample = try newSample(members)
        guard let uuid = try members.given("uuid").map({ try read($0, .uuid) }) else { return sample }
        return sample.renamed(uuid)
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
                type: type,
                value: try categoryValue(members.required("value"), of: type),
                start: start,
                end: end,
                device: device,
                metadata: metadata
            )
        case let type as HKCorrelationType:
            return HKCorrelation(
                type: type,
                start: start,
                end: end,
                objects: Set(try members.required("objects").elements().map(sample)),
                device: device,
                metadata: metadata
            )
        case is HKWorkoutType: return try workout(members, start, end, device, metadata)
        case is HKAudiogramSampleType:
            let points = try members.required("sensitivityPoints").elements().map(sensitivityPoint)
            return HKAudiogramSample(sensitivityPoints: points, start: start, end: end, device: device, metadata: metadata)
        case is HKStateOfMindType:
            let kind = try read(members.required("kind"), .rawValue(of: .stateOfMindKind))
            guard let kind = HKStateOfMind.Kind(rawValue: kind) else { throw NotReenacted(.value) }
            return HKStateOfMind(
                date: try instant(),
                kind: kind,
                valence: try read(members.required("valence"), .real),
                labels: try integers("labels", .stateOfMindLabel).compactMap { HKStateOfMind.Label(rawValue: $0) },
                associations: try integers("associations", .stateOfMindAssociation)
                    .compactMap { HKStateOfMind.Association(rawValue: $0) },
                metadata: metadata
            )
        case let type as HKScoredAssessmentType:
            let date = try instant()
            guard let answers = Questionnaire.of(type.engineType)?.answers else { throw NotReenacted(.value) }
            let values = try integers("answers", answers)
            return type.identifier == HKScoredAssessmentTypeIdentifier.GAD7.rawValue
                ? HKGAD7Assessment(
                    date: date, answers: values.compactMap { HKGAD7Assessment.Answer(rawValue: $0) }, metadata: metadata
                )
                : HKPHQ9Assessment(
                    date: date, answers: values.compactMap { HKPHQ9Assessment.Answer(rawValue: $0) }, metadata: metadata
                )
        case is HKPrescriptionType: return try prescription(members, start, end, device, metadata)
        case is HKDocumentType:
            guard let text = try members.given("document")?.members().given("documentData") else {
                return try found(members)
            }
            guard device == nil else { throw NotReenacted(.initializer) }
            return try HKCDADocumentSample(data: Data(try read(text, .string).utf8), start: start, end: end, metadata: metadata)
        default:
            // Only queries and builders return such samples. An app that saves one has it from there.
            return try found(members)
        }
    }

    /// A sample as a query returns it.
    private func found(_ members: JSONObject) throws -> HKSample {
        do {
            return try read(.object(members), .sample).object(from: .current)
        } catch {
            throw NotReenacted(.initializer)
        }
    }

    private func categoryValue(_ json: JSONValue, of type: HKCategoryType) throws -> Int {
        switch json {
        case .integer(let value): return Int(value)
        case .string(let name):
            guard let value = type.engineType.values?.rawValue(named: name) else { throw NotReenacted(.value) }
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

extension HKSample {
    /// The same sample with another UUID. An app does not choose UUIDs, but the vectors name some.
    func renamed(_ uuid: UUID) -> HKSample {
        HealthModel.Sample(
            stored: uuid,
            type: engineSample.type,
            startDate: engineSample.startDate,
            endDate: engineSample.endDate,
            content: engineSample.content,
            metadata: engineSample.metadata,
            device: engineSample.device,
            sourceRevision: engineSample.sourceRevision
        ).object(from: .current)
    }

    /// An object with a UUID that an earlier query returned. Its other properties do not matter.
    static func found(_ uuid: UUID, _ type: ObjectType) -> HKSample {
        let content: HealthModel.Sample.Content =
            switch type {
            case .heartbeatSeries: .heartbeatSeries(SampleSeries(count: 1))
            case .workoutRoute: .workoutRoute(SampleSeries(count: 1))
            case .electrocardiogram:
                .electrocardiogram(
                    Electrocardiogram(
                        classification: 0,
                        symptomsStatus: 0,
                        averageHeartRate: nil,
                        samplingFrequency: nil,
                        voltages: SampleSeries(count: 0)
                    )
                )
            case .workout: .workout(Workout(activityType: 37))
            default: .quantity(Quantity(unit: .count, value: 1))
            }
        return HealthModel.Sample(
            stored: uuid,
            type: type,
            startDate: Date(timeIntervalSince1970: 0),
            endDate: Date(timeIntervalSince1970: 0),
            content: content,
            metadata: Metadata(),
            device: nil,
            sourceRevision: nil
        ).object(from: .current)
    }
}
