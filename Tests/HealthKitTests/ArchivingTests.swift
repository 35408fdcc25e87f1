import CoreLocation
import HealthEngine
@testable import HealthKit
import HealthModel
import Testing

/// Objects are the same after an archive with secure coding.
extension StoreTests {
    @Suite(.serialized)
    struct ArchivingTests {
        private static let unit = HKUnit.count()

        /// Checks all that the module knows about a sample.
        private static func check(_ sample: HKSample, _ place: SourceLocation = #_sourceLocation) throws {
            let data = try NSKeyedArchiver.archivedData(withRootObject: sample, requiringSecureCoding: true)
            let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKSample.self, from: data)
            #expect(restored?.engineSample == sample.engineSample, sourceLocation: place)
            #expect(restored.map { type(of: $0) == type(of: sample) } == true, sourceLocation: place)
        }

        @Test func `a new sample keeps its identifier, quantity, exact dates and metadata`() throws {
            let sample = HKQuantitySample(
                type: HKQuantityType(.heartRate),
                quantity: quantity(72.1, "count/min"),
                start: start + 0.123_456_7,
                end: start + 1,
                device: HKDevice(
                    name: "n",
                    manufacturer: "m",
                    model: nil,
                    hardwareVersion: "h",
                    firmwareVersion: nil,
                    softwareVersion: "s",
                    localIdentifier: "l",
                    udiDeviceIdentifier: "u"
                ),
                metadata: ["note": "x", "flag": true, "count": 3, "real": 0.1, "date": start, "size": quantity(2, "cm")]
            )
            let restored = try restored(sample)
            #expect(restored.uuid == sample.uuid && restored.quantity == sample.quantity)
            #expect(restored.startDate == sample.startDate && restored.endDate == sample.endDate)
            #expect(restored.metadata?["note"] as? String == "x")
            #expect(restored.device == sample.device)
            try Self.check(sample)
        }

        @Test func `new samples of each class that apps create`() throws {
            let (steps, systolic) = (HKQuantityType(.stepCount), HKQuantityType(.bloodPressureSystolic))
            try Self.check(HKQuantitySample(type: steps, quantity: quantity(1, "count"), start: start, end: start))
            try Self.check(HKCategorySample(type: HKCategoryType(.mindfulSession), value: 0, start: start, end: start + 60))
            let members = [systolic, HKQuantityType(.bloodPressureDiastolic)].map {
                HKQuantitySample(type: $0, quantity: quantity(80, "mmHg"), start: start, end: start)
            }
            try Self.check(
                HKCorrelation(type: HKCorrelationType(.bloodPressure), start: start, end: start, objects: Set(members))
            )
            try Self.check(
                HKWorkout(
                    activityType: .running,
                    start: start,
                    end: start + 600,
                    workoutEvents: [HKWorkoutEvent(type: .lap, date: start + 1)],
                    totalEnergyBurned: quantity(90, "kcal"),
                    totalDistance: quantity(2, "km"),
                    metadata: [HKMetadataKeyIndoorWorkout: true]
                )
            )
            let point = try HKAudiogramSensitivityPoint(
                frequency: quantity(500, "Hz"), leftEarSensitivity: quantity(10, "dBHL"), rightEarSensitivity: nil
            )
            try Self.check(HKAudiogramSample(sensitivityPoints: [point], start: start, end: start, metadata: nil))
            try Self.check(HKGAD7Assessment(date: start, answers: Array(repeating: .severalDays, count: 7)))
            try Self.check(HKPHQ9Assessment(date: start, answers: Array(repeating: .notAtAll, count: 9)))
            try Self.check(HKStateOfMind(date: start, kind: .dailyMood, valence: 0.8, labels: [.calm], associations: [.family]))
        }

        @Test func `a point of an audiogram with a clamped test`() throws {
            let tests = try [nil, HKAudiogramSensitivityPointClampingRange(lowerBound: -10, upperBound: nil)].enumerated().map {
                index, range in
                try HKAudiogramSensitivityTest(
                    sensitivity: quantity(-10, "dBHL"), type: .air, masked: range == nil, side: index == 0 ? .left : .right,
                    clampingRange: range
                )
            }
            let point = try HKAudiogramSensitivityPoint(frequency: quantity(500, "Hz"), tests: tests)
            let restored = try restored(point)
            #expect(restored.tests == tests && restored.frequency == point.frequency)
            #expect(restored.tests[0].clampingRange == nil && restored.tests[0].masked)
            #expect(restored.tests[1].clampingRange?.lowerBound == quantity(-10, "dBHL"))
        }

        @Test func `new prescriptions and documents`() throws {
            let lens = HKContactsLensSpecification(
                sphere: quantity(-2, "D"),
                cylinder: nil,
                axis: nil,
                addPower: nil,
                baseCurve: quantity(8.6, "mm"),
                diameter: nil
            )
            try Self.check(
                HKContactsPrescription(
                    rightEyeSpecification: lens,
                    leftEyeSpecification: nil,
                    brand: "b",
                    dateIssued: start,
                    expirationDate: nil,
                    device: nil,
                    metadata: nil
                )
            )
            let document = """
                <ClinicalDocument xmlns="urn:hl7-org:v3"><title>Visit</title></ClinicalDocument>
                """
            if let sample = try? HKCDADocumentSample(data: Data(document.utf8), start: start, end: start, metadata: nil) {
                try Self.check(sample)
            }
        }

        @Test func `stored samples keep their source, and series their number of elements`() throws {
            let revision = SourceRevision(
                source: Source(name: "Watch", bundleIdentifier: "com.example.watch"),
                version: "1",
                productType: "Watch7,1",
                operatingSystemVersion: OSVersion(major: 11, minor: 2)
            )
            let contents: [(ObjectType, HealthModel.Sample.Content)] = [
                (.stepCount, .quantity(Quantity(unit: .count, value: 6), series: QuantitySeries(count: 3))),
                (.flightsClimbed, .quantity(Quantity(unit: .count, value: 6), series: nil)),
                (.heartbeatSeries, .heartbeatSeries(SampleSeries(count: 4))),
                (.workoutRoute, .workoutRoute(SampleSeries(count: 5))),
                (.cdaDocument, .document(nil)),
                (
                    .electrocardiogram,
                    .electrocardiogram(
                        Electrocardiogram(
                            classification: 1,
                            symptomsStatus: 1,
                            averageHeartRate: nil,
                            samplingFrequency: nil,
                            voltages: SampleSeries(count: 15_000)
                        )
                    )
                ),
            ]
            for (type, content) in contents {
                let sample = HealthModel.Sample(
                    stored: UUID(),
                    type: type,
                    startDate: start,
                    endDate: start + 60,
                    content: content,
                    metadata: ["HKMetadataKeySyncVersion": .integer(1)],
                    device: nil,
                    sourceRevision: revision
                )
                try Self.check(sample.object(from: .current))
            }
        }

        @Test func `a deleted object keeps its metadata`() async throws {
            try await HealthKitEmulator.withEmulator { store in
                let sample = HKQuantitySample(
                    type: steps,
                    quantity: quantity(1, "count"),
                    start: start,
                    end: start,
                    metadata: [HKMetadataKeySyncIdentifier: "a", HKMetadataKeySyncVersion: 2]
                )
                let plain = HKQuantitySample(type: steps, quantity: quantity(1, "count"), start: start, end: start)
                try await store.save([sample, plain])
                try await store.delete([sample, plain])
                let descriptor = HKAnchoredObjectQueryDescriptor(
                    predicates: [HKSamplePredicate.quantitySample(type: steps)], anchor: nil
                )
                let objects = try await descriptor.result(for: store).deletedObjects
                let object = try #require(objects.first { $0.uuid == sample.uuid })
                let other = try #require(objects.first { $0.uuid == plain.uuid })
                #expect(try restored(other).metadata == nil)
                let restored = try restored(object)
                #expect(restored == object)
                #expect(restored.metadata?[HKMetadataKeySyncIdentifier] as? String == "a")
                #expect(restored.metadata?[HKMetadataKeySyncVersion] as? Int == 2)
            }
        }

        @Test func `values that are not samples`() throws {
            let configuration = HKWorkoutConfiguration()
            configuration.activityType = .swimming
            configuration.locationType = .indoor
            configuration.swimmingLocationType = .pool
            configuration.lapLength = quantity(25, "m")
            let source = HKSource.default()
            let revision = HKSourceRevision(
                source: source,
                version: "1",
                productType: "iPhone17,1",
                operatingSystemVersion: OperatingSystemVersion(majorVersion: 18, minorVersion: 1, patchVersion: 2)
            )
            #expect(try restored(configuration) == configuration)
            #expect(try restored(HKWorkoutConfiguration()) == HKWorkoutConfiguration())
            #expect(try restored(HKSourceRevision(source: source, version: nil)).version == nil)
            let device = HKDevice(
                name: "n",
                manufacturer: nil,
                model: nil,
                hardwareVersion: nil,
                firmwareVersion: nil,
                softwareVersion: nil,
                localIdentifier: nil,
                udiDeviceIdentifier: nil
            )
            #expect(try restored(device) == device)
            #expect(try restored(source).name == source.name)
            #expect(try restored(revision) == revision)
            #expect(try restored(HKDevice.local()) == HKDevice.local())
            #expect(try restored(HKUnit(from: "mL/kg·min")) == HKUnit(from: "mL/kg·min"))
            #expect(try restored(quantity(-.infinity, "m")) == quantity(-.infinity, "m"))
            #expect(try restored(HKQueryAnchor(fromValue: 3)) == HKQueryAnchor(fromValue: 3))
        }

        @Test func `an object does not equal an object of another class`() {
            let beginning = HKQueryAnchor(fromValue: 0)
            #expect(beginning.isEqual(HKQueryAnchor(fromValue: 1)))
            let device = HKDevice(
                name: nil,
                manufacturer: nil,
                model: nil,
                hardwareVersion: nil,
                firmwareVersion: nil,
                softwareVersion: nil,
                localIdentifier: nil,
                udiDeviceIdentifier: nil
            )
            let objects: [NSObject] = [
                beginning, device, HKSource.default(), HKUnit.count(), quantity(1, "m"), HKWorkoutConfiguration(),
                HKSourceRevision(source: .default(), version: nil), HKQuantityType(.stepCount),
            ]
            for object in objects {
                #expect(!object.isEqual(nil) && !object.isEqual(NSDictionary()))
                #expect(objects.filter { object.isEqual($0) }.count == 1)
            }
        }

        @Test func `types keep their class, and another class is refused`() throws {
            let types: [HKObjectType] = TypeCatalog.all.map { $0.object(from: .current) }
            for type in types {
                let data = try NSKeyedArchiver.archivedData(withRootObject: type, requiringSecureCoding: true)
                let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKObjectType.self, from: data)
                #expect(restored == type && restored.map { Swift.type(of: $0) == Swift.type(of: type) } == true)
            }
            let steps = HKQuantityType(.stepCount)
            let forged = HKCategoryType(type: steps.engineType, from: .current)
            let data = try NSKeyedArchiver.archivedData(withRootObject: forged, requiringSecureCoding: true)
            #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: HKCategoryType.self, from: data)) == nil)
            let quantity = HKQuantitySample(type: steps, quantity: quantity(1, "count"), start: start, end: start)
            let sample = HKCategorySample(sample: quantity.engineSample, from: .current)
            let text = try NSKeyedArchiver.archivedData(withRootObject: sample, requiringSecureCoding: true)
            #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: HKSample.self, from: text)) == nil)
        }
    }
}
