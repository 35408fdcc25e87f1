import HealthEngine
import HealthKit
import HealthModel
import Testing

extension StoreTests {
    /// Samples of the less common classes keep their properties in the store.
    @Suite(.serialized)
    struct SpecialSampleTests {
        private static func saved<Sample: HKSample>(_ sample: Sample) async throws -> Sample {
            let store = HKHealthStore()
            try await store.save(sample)
            let predicate = HKQuery.predicateForObject(with: sample.uuid)
            let samples: [HKSample] = try await result { handler in
                store.execute(
                    HKSampleQuery(
                        sampleType: sample.sampleType, predicate: predicate, limit: 1, sortDescriptors: nil
                    ) { _, samples, error in handler(samples, error) }
                )
            }
            return try #require(samples.first as? Sample)
        }

        @Test func `states of mind and assessments`() async throws {
            let types: Set<HKSampleType> = [.stateOfMindType(), HKScoredAssessmentType(.GAD7), HKScoredAssessmentType(.PHQ9)]
            try await HealthKitEmulator.withEmulator(types) { _ in
                let mood = try await Self.saved(
                    HKStateOfMind(date: start, kind: .dailyMood, valence: 0.8, labels: [.happy, .calm], associations: [.family])
                )
                #expect(mood.kind == .dailyMood)
                #expect(mood.labels.contains(.calm))
                #expect(mood.valenceClassification == .veryPleasant)
                #expect(HKStateOfMind.ValenceClassification(valence: -0.8) == .veryUnpleasant)
                #expect(HKStateOfMind.ValenceClassification(valence: 1.1) == nil)
                let anxiety = try await Self.saved(
                    HKGAD7Assessment(date: start, answers: Array(repeating: .severalDays, count: 7))
                )
                #expect(anxiety.score == 7)
                #expect(anxiety.answers.count == 7)
                let depression = try await Self.saved(
                    HKPHQ9Assessment(date: start, answers: Array(repeating: .notAtAll, count: 9))
                )
                #expect(depression.score == 0)
            }
        }

        @Test func `audiograms and prescriptions (SAVE-23)`() async throws {
            try await HealthKitEmulator.withEmulator([.audiogramSampleType()]) { store in
                let point = try HKAudiogramSensitivityPoint(
                    frequency: quantity(500, "Hz"), leftEarSensitivity: quantity(10, "dBHL"), rightEarSensitivity: nil
                )
                let audiogram = try await Self.saved(
                    HKAudiogramSample(sensitivityPoints: [point], start: start, end: start, metadata: nil)
                )
                #expect(audiogram.sensitivityPoints.first?.leftEarSensitivity == quantity(10, "dBHL"))
                #expect(audiogram.sensitivityPoints.first?.rightEarSensitivity == nil)
                #expect(throws: HKError.self) {
                    try HKAudiogramSensitivityPoint(
                        frequency: quantity(1, "m"), leftEarSensitivity: nil, rightEarSensitivity: nil
                    )
                }
                try await store.requestAuthorization(toShare: [.visionPrescriptionType()], read: [])
                let lens = HKGlassesLensSpecification(
                    sphere: quantity(-2, "D"),
                    cylinder: nil,
                    axis: nil,
                    addPower: nil,
                    vertexDistance: quantity(12, "mm"),
                    prism: nil,
                    farPupillaryDistance: nil,
                    nearPupillaryDistance: nil
                )
                let glasses = try await Self.saved(
                    HKGlassesPrescription(
                        rightEyeSpecification: lens,
                        leftEyeSpecification: nil,
                        dateIssued: start,
                        expirationDate: nil,
                        device: nil,
                        metadata: nil
                    )
                )
                #expect(glasses.rightEye?.sphere == quantity(-2, "D"))
                #expect(glasses.leftEye == nil)
            }
        }

        @Test func `a version of FHIR has three numbers`() throws {
            let version = try HKFHIRVersion(fromVersionString: "4.0.1")
            #expect((version.majorVersion, version.minorVersion, version.patchVersion) == (4, 0, 1))
            #expect(version.fhirRelease == .r4)
            for text in ["4.0", "4.0.x", "4..1", ""] {
                #expect(throws: HKError.self) { try HKFHIRVersion(fromVersionString: text) }
            }
        }

        @Test func `no type allows recalibrating its estimates`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                #expect(!steps.allowsRecalibrationForEstimates)
                let error = await #expect(throws: HKError.self) {
                    try await store.recalibrateEstimates(sampleType: steps, date: start)
                }
                #expect(error?.code == .errorInvalidArgument)
            }
        }

        @Test func `a sample is archived with its source`() async throws {
            try await HealthKitEmulator.withEmulator { _ in
                let sample = try await Self.saved(sample(5))
                let data = try NSKeyedArchiver.archivedData(withRootObject: sample, requiringSecureCoding: true)
                let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantitySample.self, from: data)
                #expect(restored == sample)
                #expect(restored?.quantity == sample.quantity)
                #expect(restored?.sourceRevision == sample.sourceRevision)
            }
        }
    }
}
