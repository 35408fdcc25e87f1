import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// Kinds with separate elements or files.
struct SpecialImportTests {
    @Test func `characteristics that are set in the archive replace those of the store`() throws {
        let importer = try Importer()
        try importer.phone.setCharacteristic(.bloodType, to: BloodType.oPositive.rawValue)
        try importer.importing(
            export(
                """
                <Me HKCharacteristicTypeIdentifierDateOfBirth="1980-01-05" \
                HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale" \
                HKCharacteristicTypeIdentifierBloodType="HKBloodTypeNotSet" \
                HKCharacteristicTypeIdentifierFitzpatrickSkinType="HKFitzpatrickSkinTypeIII" \
                HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse="None"/>
                """
            )
        )
        let found = Dictionary(uniqueKeysWithValues: try importer.phone.characteristics().map { ($0.type, $0.value) })
        #expect(found[ObjectType.dateOfBirth.identifier] == 1980_01_05)
        #expect(found[ObjectType.biologicalSex.identifier] == BiologicalSex.female.rawValue)
        #expect(found[ObjectType.bloodType.identifier] == BloodType.oPositive.rawValue)
        #expect(found[ObjectType.fitzpatrickSkinType.identifier] == FitzpatrickSkinType.III.rawValue)
    }

    @Test func `the goals are those of the newest day, and the rings are computed from samples (EXP-20)`() throws {
        let importer = try Importer()
        func day(_ date: String, _ goal: Int) -> String {
            """
            <ActivitySummary dateComponents="\(date)" activeEnergyBurned="999" activeEnergyBurnedGoal="\(goal)" \
            activeEnergyBurnedUnit="kcal" appleExerciseTime="0" appleExerciseTimeGoal="30" appleStandHours="0" \
            appleStandHoursGoal="12"/>
            """
        }
        let energy = #"<Record type="HKQuantityTypeIdentifierActiveEnergyBurned" unit="kcal" value="250" \#(saved())/>"#
        let report = try importer.importing(export(day("2024-01-02", 500) + day("2024-01-01", 400) + energy))
        #expect(report.counts(of: .activitySummary)?.read == 2)
        #expect(report.counts(of: .activitySummary)?.added == 1)
        #expect(report.counts(of: .activitySummary)?.skipped == 1)
        let summary = try #require(importer.phone.healthStore.activitySummaries().first)
        #expect(summary.goals[.activeEnergyBurned] == 500)
        #expect(summary.goals[.appleStandHours] == 12)
        #expect(summary.values[.activeEnergyBurned] == 250)
    }

    @Test func `each activity summary counts as added, present or skipped`() throws {
        func summary(_ date: String, _ goals: String = "") -> String {
            #"<ActivitySummary dateComponents="\#(date)" appleStandHours="9" \#(goals)/>"#
        }
        let (twelve, ten) = (#"appleStandHoursGoal="12""#, #"appleStandHoursGoal="10""#)
        let xml = export(
            summary("2023-12-31") + summary("2024-01-01", twelve) + summary("2024-01-02", ten)
                + summary("2024-01-03", twelve) + summary("2024-13-03", twelve)
        )
        let importer = try Importer()
        for (added, present) in [(3, 0), (0, 3)] {
            let report = try importer.importing(xml)
            let counts = try #require(report.counts(of: .activitySummary))
            #expect(counts.read == 5)
            #expect(counts.added == added)
            #expect(counts.present == present)
            #expect(counts.skipped == 2)
            #expect(report.problems.map(\.code) == ["invalidDate", "otherGoals"])
        }
    }

    @Test func `an audiogram has its points (EXP-22)`() throws {
        let importer = try Importer()
        let xml = export(
            """
            <Audiogram type="HKDataTypeIdentifierAudiogram" \(saved())>
             <SensitivityPoint frequencyValue="500" frequencyUnit="Hz" leftEarValue="10" leftEarUnit="dBHL" \
            leftEarMasked="1" leftEarClampingRangeLowerBound="-10"/>
             <SensitivityPoint frequencyValue="1000" frequencyUnit="Hz" rightEarValue="20" rightEarUnit="dBHL"/>
             <MetadataEntry key="by" value="a clinic"/>
            </Audiogram>
            """
        )
        for _ in 1...2 {
            try importer.importing(xml)
            let samples = try importer.samples(.audiogram)
            #expect(samples.count == 1)
            guard case .audiogram(let audiogram) = samples[0].content else { throw Trouble() }
            #expect(audiogram.sensitivityPoints.map(\.frequency.value) == [500, 1000])
            #expect(audiogram.sensitivityPoints[0].leftEarSensitivity?.value == 10)
            #expect(audiogram.sensitivityPoints[0].tests.map(\.isMasked) == [true])
            #expect(audiogram.sensitivityPoints[0].tests[0].clampingRange == .init(lowerBound: -10))
            #expect(audiogram.sensitivityPoints[1].rightEarSensitivity?.value == 20)
            #expect(samples[0].metadata["by"] == .string("a clinic"))
        }
    }

    @Test func `a prescription has its lenses (EXP-22)`() throws {
        let importer = try Importer()
        let report = try importer.importing(
            export(
                """
                <VisionPrescription type="HKVisionPrescriptionTypeGlasses" dateIssued="2024-01-01 08:00:00 +0100" \
                expirationDate="2025-01-01 08:00:00 +0100" brand="A brand">
                 <RightEye sphere="-1.5" sphereUnit="D" axis="90" axisUnit="deg" prismAmount="1" prismAmountUnit="pD" \
                prismAngle="45" prismAngleUnit="deg"/>
                 <LeftEye sphere="-2" sphereUnit="D" add="1" addUnit="D"/>
                 <Attachment identifier="photo"/>
                </VisionPrescription>
                """
            )
        )
        #expect(report.problemTexts == ["1 × attachments of prescriptions: omitted"])
        guard case .visionPrescription(let found)? = try importer.samples(.visionPrescription).first?.content else {
            throw Trouble()
        }
        #expect(found.prescriptionType == 1)
        #expect(found.brand == "A brand")
        #expect(found.expirationDate == morning + 366 * 24 * 3600)
        #expect(found.rightEye?.quantities[.sphere]?.value == -1.5)
        #expect(found.rightEye?.prism?.eye == 2)
        #expect(found.leftEye?.quantities[.addPower]?.value == 1)
    }

    @Test func `an invalid sample is reported as invalid again in a second import, not as a duplicate`() throws {
        let importer = try Importer()
        let source = ArchivedSource(named: "Watch", version: nil, device: nil)
        func heartbeats(_ times: Double...) -> SampleDraft {
            let beats = times.map { Heartbeat(timeSinceSeriesStart: $0, precededByGap: false) }
            let series = Sample.Content.heartbeatSeries(SampleSeries(beats))
            return SampleDraft(.heartbeatSeries, series, morning, morning + 60, from: source)
        }
        let (valid, invalid) = (heartbeats(0, 1), heartbeats(1, 0))
        for _ in 1...2 {
            try importer.phone.importSamples { samples in
                _ = try samples.insert(valid, SampleIdentity(of: valid))
                let outcome = try samples.insert(invalid, SampleIdentity(of: invalid))
                guard case .invalid = outcome else { throw Trouble() }
            }
            #expect(try importer.samples(.heartbeatSeries).count == 1)
        }
    }

    /// Each element has metadata that an app may not give a sample: a version without an identifier, a number that an
    /// enumeration does not have, a temperature in metres.
    @Test func `the rules for an app's metadata do not apply to samples of an archive (SAVE-09, SAVE-10, SAVE-11)`()
        throws
    {
        let entries = """
            <MetadataEntry key="HKMetadataKeySyncVersion" value="1"/>
            <MetadataEntry key="HKWeatherCondition" value="99"/>
            <MetadataEntry key="HKWeatherTemperature" value="3 m"/>
            """
        let pressure = ["Systolic", "Diastolic"].map { name in
            """
            <Record type="HKQuantityTypeIdentifierBloodPressure\(name)" unit="mmHg" value="80" \(saved())>
             \(entries)</Record>
            """
        }.joined()
        let xml = export(
            """
            \(pressure)
            <Record type="HKCategoryTypeIdentifierMindfulSession" value="HKCategoryValueNotApplicable" \(saved())>
             \(entries)</Record>
            <Correlation type="HKCorrelationTypeIdentifierBloodPressure" \(saved())>\(entries)\(pressure)</Correlation>
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" \(saved())>\(entries)
             <WorkoutRoute \(saved())>\(entries)<FileReference path="/workout-routes/route.gpx"/></WorkoutRoute>
            </Workout>
            <Audiogram type="HKDataTypeIdentifierAudiogram" \(saved())>\(entries)
             <SensitivityPoint frequencyValue="500" frequencyUnit="Hz" leftEarValue="10" leftEarUnit="dBHL"/>
            </Audiogram>
            <VisionPrescription type="HKVisionPrescriptionTypeGlasses" dateIssued="2024-01-01 08:00:00 +0100">
             \(entries)</VisionPrescription>
            """
        )
        let point = #"<trkpt lon="13.4" lat="52.5"><time>2024-01-01T07:00:00Z</time></trkpt>"#
        let files = ["workout-routes/route.gpx": Data("<gpx><trk><trkseg>\(point)</trkseg></trk></gpx>".utf8)]
        let types: [ObjectType] = try [
            .bloodPressureSystolic, .bloodPressureDiastolic, .bloodPressure, type("mindfulSession"), .workout,
            .workoutRoute, .audiogram, .visionPrescription,
        ]
        let importer = try Importer()
        for added in [types.count, 0] {
            let report = try importer.importing(xml, files)
            #expect(report.total.added == added)
            #expect(report.problems.isEmpty)
        }
        let temperature = Quantity(unit: .meter, value: 3)
        let expected: Metadata = [
            "HKMetadataKeySyncVersion": .integer(1), "HKWeatherCondition": .integer(99),
            "HKWeatherTemperature": .quantity(temperature),
        ]
        for type in types {
            #expect(try importer.samples(type).map(\.metadata) == [expected], "\(type)")
        }
    }

    @Test func `an audiogram of an archive need not follow the rules for apps (SAVE-23)`() throws {
        let importer = try Importer()
        let points = [500, 250, 250] + Array(repeating: 1000, count: 40)
        let elements = points.map { frequency in
            #"<SensitivityPoint frequencyValue="\#(frequency)" frequencyUnit="Hz"/>"#
        }
        let bad = [
            #"<SensitivityPoint frequencyValue="1" frequencyUnit="m"/>"#,
            #"<SensitivityPoint frequencyValue="1" frequencyUnit="Hz" leftEarValue="1" leftEarUnit="m"/>"#,
        ]
        let report = try importer.importing(export("<Audiogram \(saved())>\((elements + bad).joined())</Audiogram>"))
        #expect(report.problemTexts == ["2 × invalid points of audiograms: omitted"])
        guard case .audiogram(let audiogram)? = try importer.samples(.audiogram).first?.content else {
            throw Trouble()
        }
        #expect(audiogram.sensitivityPoints.map(\.frequency.value) == points.map(Double.init))
    }

    @Test func `a lens or a prism with a unit that does not fit is omitted`() throws {
        let importer = try Importer()
        let report = try importer.importing(
            export(
                """
                <VisionPrescription type="HKVisionPrescriptionTypeGlasses" dateIssued="2024-01-01 08:00:00 +0100">
                 <RightEye sphere="-1.5" sphereUnit="D" prismAmount="1" prismAmountUnit="m" prismAngle="45" \
                prismAngleUnit="deg"/>
                 <LeftEye sphere="-2" sphereUnit="kg"/>
                </VisionPrescription>
                """
            )
        )
        #expect(report.problemTexts.sorted() == ["1 × invalid lenses: omitted", "1 × invalid prisms: omitted"])
        guard case .visionPrescription(let found)? = try importer.samples(.visionPrescription).first?.content else {
            throw Trouble()
        }
        #expect(found.rightEye?.quantities[.sphere]?.value == -1.5)
        #expect(found.rightEye?.prism == nil)
        #expect(found.leftEye == nil)
    }

    /// A record of heart rate variability with beats at the given times, one each second.
    private static func variability(_ times: String...) -> Data {
        let beats = times.map { #"<InstantaneousBeatsPerMinute bpm="60" time="\#($0)"/>"# }
        return export(
            """
            <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" unit="ms" value="40" \(saved())>
             <HeartRateVariabilityMetadataList>\(beats.joined())</HeartRateVariabilityMetadataList>
            </Record>
            """
        )
    }

    @Test func `beats of a heart rate variability become a heartbeat series (EXP-14)`() throws {
        let importer = try Importer()
        let xml = Self.variability("8:00:00.50 am", "8:00:01.50 am", "8:00:04,25 am")
        for _ in 1...2 {
            try importer.importing(xml)
            let series = try importer.samples(.heartbeatSeries)
            #expect(series.count == 1)
            #expect(series[0].startDate == morning)
            let beats = try importer.phone.healthStore.execute(HeartbeatSeriesQuery(heartbeatSeries: series[0].uuid))
            #expect(beats.map(\.timeSinceSeriesStart) == [0.5, 1.5, 4.25])
            #expect(beats.map(\.precededByGap) == [false, false, true])
        }
    }

    @Test func `options can choose only heartbeats`() throws {
        let importer = try Importer()
        let xml = Self.variability("8:00:00.50 am", "8:00:01.50 am")
        let report = try importer.importing(xml, [:], ImportOptions(types: [.heartbeatSeries]))
        #expect(report.types.map(\.type) == [.heartbeatSeries])
        #expect(report.total.added == 1)
        #expect(try importer.samples(.heartRateVariabilitySDNN).isEmpty)
        // A later import with the record gives the same series.
        #expect(try importer.importing(xml).counts(of: .heartbeatSeries)?.present == 1)
    }

    @Test(arguments: [
        ("Sinus Rhythm", "512 hertz", "1.5\n-2.25\n", 1, 512.0),
        ("Sinusrhythmus", "511,422 Hertz", "1,5\n-2,25\n", 0, 511.422),
    ])
    func `an electrocardiogram is read in any language (EXP-25, EXP-26)`(
        verdict: String, rate: String, voltages: String, classification: Int, frequency: Double
    ) throws {
        let file = """
            Name,Anna
            Date of Birth,"Jan 5, 1980"
            Recorded Date,2024-01-01 08:00:00 +0100
            Classification,\(verdict)
            Symptoms,
            Software Version,1.90
            Device,"Watch6,2"
            Heart Rate,71 BPM
            Sample Rate,\(rate)


            Lead,Lead I
            Unit,µV

            \(voltages)
            """
        let importer = try Importer()
        for _ in 1...2 {
            let report = try importer.importing(export(""), ["electrocardiograms/ecg_2024-01-01.csv": Data(file.utf8)])
            #expect(report.problemTexts.isEmpty == (classification == 1))
            let samples = try importer.samples(.electrocardiogram)
            #expect(samples.count == 1)
            guard case .electrocardiogram(let found) = samples[0].content else { throw Trouble() }
            #expect(found.classification == classification)
            #expect(found.samplingFrequency == Quantity(unit: .hertz, value: frequency))
            #expect(samples[0].startDate == morning)
            #expect(samples[0].sourceRevision?.productType == "Watch6,2")
            let measurements = try importer.phone.healthStore.execute(ElectrocardiogramQuery(electrocardiogram: samples[0].uuid))
            #expect(measurements.map { ($0.volts * 1e8).rounded() } == [150, -225])
        }
    }

    @Test func `clinical records have the types of their resources (EXP-21)`() throws {
        let importer = try Importer()
        func record(_ type: String, _ name: String) -> String {
            """
            <ClinicalRecord type="\(type)" identifier="\(name)" sourceName="Clinic" sourceURL="https://example.com/\(name)" \
            fhirVersion="4.0.1" receivedDate="2024-01-01 08:00:00 +0100" resourceFilePath="/clinical-records/\(name).json"/>
            """
        }
        let files = [
            "clinical-records/a.json": #"{"resourceType":"AllergyIntolerance","code":{"text":"Peanuts"}}"#,
            "clinical-records/b.json": """
            {"resourceType":"Observation","category":[{"coding":[{"code":"vital-signs"}]}],"code":{"coding":[{"display":"Weight"}]}}
            """,
            "clinical-records/c.json": "no JSON",
        ].mapValues { Data($0.utf8) }
        let xml = export(
            record("AllergyIntolerance", "a") + record("Observation", "b") + record("Condition", "c") + record("Device", "d")
        )
        for _ in 1...2 {
            let report = try importer.importing(xml, files)
            #expect(
                report.problemTexts == [
                    "1 × unreadable clinical records: skipped", "1 × samples of unknown type Device: skipped",
                ]
            )
            let allergies = try importer.samples(type("allergyRecord"))
            #expect(allergies.count == 1)
            guard case .clinicalRecord(let allergy) = allergies[0].content else { throw Trouble() }
            #expect(allergy.displayName == "Peanuts")
            #expect(allergy.fhirResource?.identifier == "a")
            #expect(allergy.fhirResource?.sourceURL == "https://example.com/a")
            #expect(try importer.samples(type("vitalSignRecord")).count == 1)
        }
    }

    @Test func `the newest download of a clinical record is kept, in any order and number`() throws {
        func record(_ day: Int) -> String {
            """
            <ClinicalRecord type="AllergyIntolerance" identifier="a" sourceName="Clinic" fhirVersion="4.0.1" \
            receivedDate="2024-01-0\(day) 08:00:00 +0100" resourceFilePath="/\(day).json"/>
            """
        }
        let files = Dictionary(uniqueKeysWithValues: (1...2).map { ("\($0).json", Data(#"{"code":{"text":"\#($0)"}}"#.utf8)) })
        for days in [[1, 2], [2, 1], [2, 2], [1, 2, 1]] {
            let importer = try Importer()
            let xml = export(days.map(record).joined())
            try importer.importing(xml, files)
            for _ in 1...2 {
                let records = try importer.samples(type("allergyRecord"))
                #expect(records.count == 1)
                guard case .clinicalRecord(let allergy)? = records.first?.content else { throw Trouble() }
                #expect(allergy.displayName == "2")
                let again = try importer.importing(xml, files)
                #expect(again.counts(of: records[0].type)?.present == days.count)
                #expect(again.total.added == 0)
            }
        }
    }
}

private struct Trouble: Error {}
