import HealthEngine
@testable import HealthKit
import HealthModel
import Testing

/// Values that are not samples are the same after an archive with secure coding, and copies equal their originals.
extension StoreTests {
    @Suite(.serialized)
    struct ValueArchivingTests {
        /// Checks the object after an archive, and a copy of it.
        private static func check<Object: NSObject & NSSecureCoding & NSCopying>(
            _ object: Object, _ place: SourceLocation = #_sourceLocation
        ) throws {
            #expect(try restored(object) == object, sourceLocation: place)
            #expect(object.copy(with: nil) as? Object == object, sourceLocation: place)
        }

        @Test func `events, activities and characteristics`() throws {
            try Self.check(HKWorkoutEvent(type: .lap, date: start, metadata: ["n": 1]))
            let configuration = HKWorkoutConfiguration()
            configuration.activityType = .cycling
            let activity = HKWorkoutActivity(
                workoutConfiguration: configuration, start: start, end: start + 60, metadata: ["note": "x"]
            )
            try Self.check(activity)
            let restored = try restored(activity)
            #expect(restored.workoutConfiguration.activityType == .cycling && restored.endDate == start + 60)
            #expect(restored.metadata?["note"] as? String == "x")
            try Self.check(HKBiologicalSexObject(HKBiologicalSex.female.rawValue))
            try Self.check(HKBloodTypeObject(HKBloodType.oNegative.rawValue))
            try Self.check(HKFitzpatrickSkinTypeObject(HKFitzpatrickSkinType.IV.rawValue))
            try Self.check(HKWheelchairUseObject(HKWheelchairUse.yes.rawValue))
            try Self.check(HKActivityMoveModeObject(HKActivityMoveMode.appleMoveTime.rawValue))
            #expect(HKBloodTypeObject(1) != HKBloodTypeObject(2))
        }

        @Test func `lenses and prisms`() throws {
            let prism = HKVisionPrism(amount: quantity(1, "pD"), angle: quantity(90, "deg"), eye: .left)
            try Self.check(prism)
            let glasses = HKGlassesLensSpecification(
                sphere: quantity(-2, "D"),
                cylinder: nil,
                axis: nil,
                addPower: nil,
                vertexDistance: quantity(12, "mm"),
                prism: prism,
                farPupillaryDistance: nil,
                nearPupillaryDistance: nil
            )
            try Self.check(glasses)
            #expect(try restored(glasses).prism == prism)
            let contacts = HKContactsLensSpecification(
                sphere: quantity(-2, "D"), cylinder: nil, axis: nil, addPower: nil, baseCurve: nil, diameter: nil
            )
            try Self.check(contacts)
        }

        @Test func `clinical values and medications`() throws {
            let resource = FHIRResource(
                identifier: "1",
                resourceType: "AllergyIntolerance",
                fhirVersion: "4.0.1",
                sourceURL: "https://example.com",
                data: "{}"
            )
            try Self.check(HKFHIRResource(resource))
            try Self.check(HKFHIRVersion.primaryR4())
            #expect(HKFHIRVersion.primaryDSTU2().fhirRelease == .dstu2 && HKFHIRVersion.primaryR4().minorVersion == 0)
            try Self.check(HKClinicalCoding(system: "s", version: nil, code: "c"))
            var concept = MedicationConcept(identifier: "m", displayText: "Tablets", generalForm: .tablet)
            concept.relatedCodings = [ClinicalCoding(system: "s", version: "1", code: "c")]
            let medication = HKUserAnnotatedMedication(
                UserAnnotatedMedication(medication: concept, nickname: "n", isArchived: true, hasSchedule: true)
            )
            try Self.check(medication)
            try Self.check(medication.medication)
        }

        @Test func `statistics with sources, attachments and descriptors`() throws {
            var figures = Statistics.Figures()
            figures.sum = Quantity(unit: .count, value: 5)
            figures.duration = Quantity(unit: .second, value: 60)
            figures.mostRecentDateInterval = DateInterval(start: start, duration: 60)
            let source = Source(name: "Watch", bundleIdentifier: "com.example.watch")
            let statistics = HKStatistics(
                Statistics(
                    type: .stepCount, startDate: start, endDate: start + 60, figures: figures, bySource: [(source, figures)]
                ),
                from: .current
            )
            try Self.check(statistics)
            #expect(try restored(statistics).sumQuantity(for: HKSource(source))?.doubleValue(for: .count()) == 5)
            let attachment = Attachment(
                identifier: UUID(),
                name: "a.png",
                contentType: "public.png",
                size: 3,
                creationDate: start,
                metadata: ["n": .integer(1)]
            )
            try Self.check(HKAttachment(attachment))
            let descriptor = HKQueryDescriptor(sampleType: HKQuantityType(.stepCount), predicate: nil)
            #expect(try restored(descriptor).sampleType == HKQuantityType(.stepCount))
        }

        @Test func `activity summaries are copied, because they can change`() throws {
            let summary = HKActivitySummary(
                ActivitySummary(
                    day: CalendarDay(year: 2026, month: 1, day: 5),
                    activityMoveMode: .activeEnergy,
                    values: [.activeEnergyBurned: 300],
                    goals: [.appleStandHours: 12]
                )
            )
            let copy = try #require(summary.copy() as? HKActivitySummary)
            for other in [copy, try restored(summary)] {
                #expect(other.activeEnergyBurned == summary.activeEnergyBurned && other.standHoursGoal == summary.standHoursGoal)
                #expect(other.exerciseTimeGoal == nil)
                #expect(other.dateComponents(for: Calendar(identifier: .gregorian)).day == 5)
            }
            copy.isPaused = true
            #expect(!summary.isPaused)
        }

        @Test func `an archive that is cut off is an error`() throws {
            let data = try NSKeyedArchiver.archivedData(withRootObject: HKSource.default(), requiringSecureCoding: true)
            #expect(throws: (any Error).self) {
                try NSKeyedUnarchiver.unarchivedObject(ofClass: HKSource.self, from: data.prefix(data.count / 2))
            }
        }
    }
}
