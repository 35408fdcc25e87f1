import HealthModel
import Testing

/// The types allowed in `requestAuthorization(toShare:read:)`, by rule.
struct TypePermissionTests {
    /// The types that apps may not request to share, by rule.
    static let notShareable: [(rule: String?, names: [String])] = [
        (
            "AUTH-21",
            [
                "bloodPressure", "food", "appleExerciseTime", "appleStandTime", "appleStandHour",
                "walkingHeartRateAverage", "appleSleepingWristTemperature", "nikeFuel", "allergyRecord",
                "clinicalNoteRecord", "conditionRecord", "coverageRecord", "immunizationRecord", "labResultRecord",
                "medicationRecord", "procedureRecord", "vitalSignRecord",
            ]
        ),
        ("AUTH-22", ["lowCardioFitnessEvent", "activitySummaryType", "electrocardiogramType"]),
        (
            "AUTH-23",
            [
                "activityMoveMode", "biologicalSex", "bloodType", "dateOfBirth", "fitzpatrickSkinType",
                "referenceSex", "wheelchairUse", "appleMoveTime", "appleWalkingSteadiness", "appleWalkingSteadinessEvent",
                "atrialFibrillationBurden", "highHeartRateEvent", "lowHeartRateEvent", "irregularHeartRhythmEvent",
                "environmentalAudioExposureEvent", "headphoneAudioExposureEvent", "sleepApneaEvent",
                "hypertensionEvent", "appleSleepingBreathingDisturbances", "medicationDoseEventType",
                "userAnnotatedMedicationType",
            ]
        ),
        // Apple's documentation says that only the system creates these.
        (
            nil,
            [
                "infrequentMenstrualCycles", "irregularMenstrualCycles", "persistentIntermenstrualBleeding",
                "prolongedMenstrualPeriods",
            ]
        ),
    ]

    /// The types that are not allowed in a normal read request, by rule.
    static let notReadable: [(rule: String?, names: [String])] = [
        ("AUTH-24", ["bloodPressure", "food"]),
        ("AUTH-48", ["visionPrescriptionType", "userAnnotatedMedicationType"]),
        ("AUTH-49", ["medicationDoseEventType"]),
    ]

    @Test(arguments: notShareable)
    func `a rule disallows sharing`(rule: String?, names: [String]) throws {
        let entries = try CatalogFile.loaded.get().types
        for name in names {
            #expect(TypeCatalog.type(name: name)?.isShareable == false, "\(name)")
            #expect(entries.first { $0.name == name }?.shareRefusal?.rule == rule, "\(name)")
        }
    }

    @Test(arguments: notReadable)
    func `a rule disallows reading`(rule: String?, names: [String]) throws {
        let entries = try CatalogFile.loaded.get().types
        for name in names {
            #expect(TypeCatalog.type(name: name)?.isReadable == false, "\(name)")
            #expect(entries.first { $0.name == name }?.readRefusal?.rule == rule, "\(name)")
        }
    }

    @Test func `every other type may be shared and read`() {
        let notShareable = Set(Self.notShareable.flatMap(\.names))
        let notReadable = Set(Self.notReadable.flatMap(\.names))
        #expect(Set(TypeCatalog.all.filter { !$0.isShareable }.map(\.name)) == notShareable)
        #expect(Set(TypeCatalog.all.filter { !$0.isReadable }.map(\.name)) == notReadable)
    }

    @Test(arguments: [
        "stepCount", "estimatedWorkoutEffortScore", "sixMinuteWalkTestDistance", "vo2Max", "walkingSpeed",
        "menstrualFlow", "CDA", "GAD7", "workoutType", "workoutRoute", "heartbeat", "audiogramSampleType",
        "stateOfMindType", "visionPrescriptionType",
    ])
    func `sharing is allowed without evidence to the contrary (AUTH-23)`(name: String) {
        #expect(TypeCatalog.type(name: name)?.isShareable == true)
    }

    @Test func `prescriptions and medications are granted by object (AUTH-45)`() {
        let names = TypeCatalog.all.filter(\.requiresPerObjectAuthorization).map(\.name)
        #expect(names == ["visionPrescriptionType", "userAnnotatedMedicationType"])
    }

    @Test func `dose events are not granted by object themselves (AUTH-49)`() {
        #expect(TypeCatalog.type(name: "medicationDoseEvent")?.requiresPerObjectAuthorization == false)
    }

    @Test(arguments: CatalogFile.entries)
    func `a disallowed type in the file has a rule and a level of confidence`(entry: CatalogFile.Entry) {
        #expect(entry.share == (entry.shareRefusal == nil))
        #expect(entry.read == (entry.readRefusal == nil))
        for refusal in [entry.shareRefusal, entry.readRefusal].compactMap(\.self) {
            let confidence = [
                "appleDocs": "D", "releaseNotes": "D", "runtimeException": "O", "noPublicInitializer": "I",
                "inferred": "I",
            ]
            #expect(refusal.confidence == confidence[refusal.why])
        }
    }
}
