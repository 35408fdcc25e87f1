import Foundation
import HealthEngine
import HealthModel
import Testing

/// Samples of every kind like those of apps and devices: with their own UUIDs, sources whose bundle identifier is not in archives,
/// fractions of seconds, and names with special characters.
struct Kinds {
    private let samples: SampleImport
    private let app = ArchivedSource(
        SourceRevision(
            source: Source(name: "Bad ]]> \"&<'\u{A0}’\u{1} 🏃\u{200D}♀️\n", bundleIdentifier: "com.example.app"),
            version: "1.2 (3)",
            productType: "iPhone16,1",
            operatingSystemVersion: OSVersion(major: 18, minor: 1)
        ),
        Device([.name: "A, name:B", .model: "x>", .localIdentifier: "<1>", .firmwareVersion: " 1"])
    )
    private let other = ArchivedSource(SourceRevision(source: Source(name: "Other", bundleIdentifier: "com.example.other")))
    private var number: UInt8 = 0
    private var electrocardiogramUUID = UUID()

    static func save(into phone: Phone) throws {
        try phone.importSamples { samples in
            var kinds = Kinds(samples: samples)
            try kinds.saveQuantities()
            try kinds.saveSpecialKinds()
            try kinds.saveWorkouts()
            try kinds.saveSymptoms()
            try samples.setCharacteristic(.dateOfBirth, to: 19_800_229)
            try samples.setCharacteristic(.biologicalSex, to: 1)
            try samples.setCharacteristic(.wheelchairUse, to: 2)
            try samples.setActivityGoal(.appleExerciseTime, to: 30)
        }
        let prescription = try #require(try phone.healthStore.execute(SampleQuery(.visionPrescription)).first)
        _ = try phone.addAttachment(
            to: prescription.uuid,
            name: "Photo \"1\"\n",
            contentType: "public.jpeg",
            data: Data([0xFF, 0xD8, 0, 0x0A, 0xFF, 0xD9]),
            metadata: ["own": .date(morning + 0.125)]
        )
        try phone.setSourceOrder(["com.example.other", "com.example.app"], for: .stepCount)
        try phone.setSourceOrder(["com.example.app"], for: nil)
        try phone.setMedications([
            UserAnnotatedMedication(medication: MedicationConcept(identifier: "m1", displayText: "Ibuprofen"), nickname: "pain")
        ])
    }

    private init(samples: SampleImport) { self.samples = samples }

    /// The UUID of the last saved sample.
    private var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)) }

    @discardableResult
    private mutating func save(
        _ type: ObjectType,
        _ content: Sample.Content,
        _ start: TimeInterval,
        _ length: TimeInterval = 0,
        by source: ArchivedSource? = nil,
        metadata: Metadata = [:],
        members: [Int64] = []
    ) throws -> Int64 {
        number += 1
        let date = morning + start
        let draft = SampleDraft(type, content, date, date + length, from: source ?? app, metadata: metadata)
        let outcome = try samples.insert(draft, uuid: uuid, members: members)
        return try #require(outcome.position)
    }

    private func quantity(_ value: Double, _ unit: String) throws -> Sample.Content {
        .quantity(Quantity(unit: try HealthModel.Unit(from: unit), value: value))
    }

    private mutating func saveQuantities() throws {
        try save(.stepCount, quantity(1, "count"), 0, 60.25)
        try save(.stepCount, quantity(2, "count"), -86_400, by: other)
        // A date before 1970, and one at a clock change.
        try save(type("height"), quantity(1.4, "m"), -1_800_000_000.5)
        try save(type("bodyMass"), quantity(0.1 + 0.2, "lb"), 86_400 * 300 + 5)
        let series = [
            SeriesQuantity(value: 10, startDate: morning + 100, endDate: morning + 101.5),
            SeriesQuantity(value: 20, startDate: morning + 101.5, endDate: morning + 102),
        ]
        try save(.stepCount, Sample.Content(series: series, in: .count, of: .stepCount), 100, 2)
        let metadata: Metadata = [
            "own bool": .bool(true), "own integer": .integer(7), "own real": .real(7),
            "own date": .date(morning + 0.125),
            "own quantity": .quantity(Quantity(unit: .percent, value: 0.29)), "text\u{1}": .string("a\u{1}b\tc\r\n]]>"),
            "HKWasUserEntered": .bool(false), "HKTimeZone": .string("Europe/Berlin"),
            "HKMetadataKeySyncIdentifier": .string("s"), "HKMetadataKeySyncVersion": .integer(3),
        ]
        try save(.heartRate, quantity(61.5, "count/min"), 7, metadata: metadata)
        try save(.sleepAnalysis, .category(4), 1000, 30 * 60, by: other)
        try save(.sleepAnalysis, .category(4), 1000, 30 * 60, by: other)
        let members = [
            try save(type("bloodPressureSystolic"), quantity(120, "mmHg"), -5),
            try save(type("bloodPressureDiastolic"), quantity(80, "mmHg"), -5),
        ]
        try save(.bloodPressure, .correlation([]), -5, members: members)
    }

    private mutating func saveSpecialKinds() throws {
        let beats = [
            Heartbeat(timeSinceSeriesStart: 0.123, precededByGap: false),
            Heartbeat(timeSinceSeriesStart: 1.001, precededByGap: true),
        ]
        try save(.heartbeatSeries, .heartbeatSeries(SampleSeries(beats)), 50, 2)
        let voltages = (0..<2000).map {
            VoltageMeasurement(timeSinceSampleStart: Double($0) / 512, volts: Double($0) / 7e6)
        }
        var electrocardiogram = Electrocardiogram(classification: 1, symptomsStatus: 1, voltages: SampleSeries(voltages))
        electrocardiogram.averageHeartRate = Quantity(unit: .countPerMinute, value: 71)
        electrocardiogram.samplingFrequency = Quantity(unit: .hertz, value: 512)
        try save(.electrocardiogram, .electrocardiogram(electrocardiogram), 300, 4)
        electrocardiogramUUID = uuid
        let level = Quantity(unit: .decibelHearingLevel, value: 12.5)
        let points = [
            AudiogramSensitivityPoint(frequency: Quantity(unit: .hertz, value: 1000), leftEarSensitivity: level),
            AudiogramSensitivityPoint(
                frequency: Quantity(unit: .hertz, value: 2000),
                tests: [
                    AudiogramSensitivityTest(
                        sensitivity: level, side: .right, isMasked: true, clampingRange: .init(lowerBound: -10.5, upperBound: 120)
                    )
                ]
            ),
        ]
        try save(.audiogram, .audiogram(Audiogram(sensitivityPoints: points)), 10, 20)
        var prescription = VisionPrescription(prescriptionType: 1, expirationDate: morning + 1e7)
        prescription.leftEye = LensSpecification(
            [.sphere: Quantity(unit: .diopter, value: -1.25)],
            prism: VisionPrism(
                .rectangular(
                    verticalAmount: Quantity(unit: .prismDiopter, value: 1),
                    verticalBase: 1,
                    horizontalAmount: Quantity(unit: .prismDiopter, value: 2),
                    horizontalBase: 3
                ),
                eye: 1
            )
        )
        try save(.visionPrescription, .visionPrescription(prescription), 0)
        try save(.stateOfMind, .stateOfMind(StateOfMind(kind: 1, valence: 0.3, labels: [1])), 0)
        try save(type("gad7"), .scoredAssessment(ScoredAssessment(answers: [0, 1, 2, 3, 0, 1, 2])), 0)
        var dose = MedicationDoseEvent(medicationConceptIdentifier: "m1", scheduleType: 1, logStatus: 4, unit: .count)
        dose.doseQuantity = 1
        try save(type("medicationDoseEvent"), .medicationDoseEvent(dose), 0)
        let resource = FHIRResource(
            identifier: "../a/b", resourceType: "Condition", fhirVersion: "4.0.1", data: #"{"resourceType":"Condition","id":"1"}"#
        )
        try save(type("conditionRecord"), .clinicalRecord(ClinicalRecord(displayName: "Mine", fhirResource: resource)), 0)
        try save(type("allergyRecord"), .clinicalRecord(ClinicalRecord(displayName: "Nothing")), 0)
    }

    private mutating func saveSymptoms() throws {
        try save(type("rapidPoundingOrFlutteringHeartbeat"), .category(3), 290, 60)
        let heartbeat = uuid
        try save(type("dizziness"), .category(2), 310, by: other)
        let symptoms = [heartbeat, uuid]
        try samples.associate(ElectrocardiogramSymptoms(electrocardiogram: electrocardiogramUUID, symptoms: symptoms))
    }

    private mutating func saveWorkouts() throws {
        var workout = Workout(activityType: 37, duration: 590.1)
        workout.configuration.locationType = .outdoor
        workout.totalDistance = Quantity(unit: try HealthModel.Unit(from: "mi"), value: 1.1)
        workout.totalFlightsClimbed = Quantity(unit: .count, value: 3)
        workout.events = [WorkoutEvent(type: .pause, startDate: morning + 2000.5, endDate: morning + 2000.5)]
        let activity = WorkoutActivity(
            uuid: UUID(uuid: (9, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)),
            configuration: WorkoutConfiguration(activityType: 13),
            startDate: morning + 2000,
            endDate: morning + 2300,
            metadata: ["own": .real(1)]
        )
        let zones = try WorkoutZoneConfiguration(
            .user, of: .heartRate, boundaries: [120, 145.5].map { Quantity(unit: .countPerMinute, value: $0) }
        )
        workout.zoneGroups = [WorkoutZoneGroup(zones, durations: [60, 12.3, 0])]
        workout.activities = [activity]
        let whole = try save(.workout, .workout(workout), 2000, 600)
        let workoutUUID = uuid
        let locations = (0..<3).map { index in
            Location(
                timestamp: morning + 2000 + Double(index) * 1.5,
                latitude: 1e-7,
                longitude: 12.3456789012,
                horizontalAccuracy: 3,
                speedAccuracy: 0.5
            )
        }
        let route = try save(.workoutRoute, .workoutRoute(SampleSeries(locations)), 2000, 600)
        try save(.workoutRoute, .workoutRoute(SampleSeries(locations)), 2000, 600, by: other)
        let rate = try save(.heartRate, quantity(140, "count/min"), 2100, by: other)
        try samples.connect(workout: whole, with: [route, rate])
        try save(type("workoutEffortScore"), quantity(6, "appleEffortScore"), 2000, 600)
        let score = uuid
        try save(.workout, .workout(Workout(activityType: 13, duration: 60)), 5000, 60, by: other)
        try samples.relate(SampleExport.Effort(workout: workoutUUID, activity: activity.uuid, sample: score))
    }
}
