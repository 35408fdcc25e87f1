import HealthEngine
import HealthKit
import HealthModel
import Testing

struct SampleTests {
    private static let start = Date(timeIntervalSince1970: 1_767_600_000)

    @Test func `a quantity sample has the values that it was created with`() {
        let sample = HKQuantitySample(
            type: HKQuantityType(.stepCount),
            quantity: HKQuantity(unit: .count(), doubleValue: 250),
            start: Self.start,
            end: Self.start + 60,
            device: HKDevice.local(),
            metadata: [HKMetadataKeyWasUserEntered: true, "Floors": 3, "Grade": 1.5, "Note": "text"]
        )
        #expect(sample.quantityType.identifier == HKQuantityTypeIdentifier.stepCount.rawValue)
        #expect(sample.quantity.doubleValue(for: .count()) == 250)
        #expect(sample.endDate.timeIntervalSince(sample.startDate) == 60)
        #expect(sample.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
        #expect(sample.metadata?["Floors"] as? Int == 3)
        #expect(sample.metadata?["Grade"] as? Double == 1.5)
        #expect(sample.metadata?["Note"] as? String == "text")
        #expect(sample.device?.manufacturer == "Apple Inc.")
        #expect(sample.sourceRevision.source == .default())
    }

    /// A class that an app derives from HealthKit's.
    private final class OwnSample: HKQuantitySample, @unchecked Sendable {
        var note = "own"
    }

    @Test func `a new quantity sample has the class of its type (SAVE-28)`() {
        func sample(_ identifier: HKQuantityTypeIdentifier, _ unit: String) -> HKQuantitySample {
            let (type, end) = (HKQuantityType(identifier), Self.start + 60)
            return HKQuantitySample(type: type, quantity: quantity(60, unit), start: Self.start, end: end)
        }
        #expect(type(of: sample(.stepCount, "count")) == HKCumulativeQuantitySample.self)
        let rate = sample(.heartRate, "count/min") as? HKDiscreteQuantitySample
        #expect(rate?.averageQuantity == quantity(1, "count/s") && rate?.maximumQuantity == rate?.mostRecentQuantity)
        // Equivalent continuous levels and weighted averages are discrete too.
        #expect(sample(.environmentalAudioExposure, "dBASPL") is HKDiscreteQuantitySample)
        let type = HKQuantityType(.stepCount)
        let own = OwnSample(type: type, quantity: quantity(1, "count"), start: Self.start, end: Self.start)
        #expect(Swift.type(of: own) == OwnSample.self && own.note == "own")
        let named = HKCumulativeQuantitySample(
            type: type, quantity: quantity(2, "count"), start: Self.start, end: Self.start, device: nil, metadata: nil
        )
        #expect(named.sumQuantity == quantity(2, "count"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a quantity need not be finite, and an archive keeps it (SAVE-19)`(value: Double) throws {
        let sample = HKQuantitySample(
            type: HKQuantityType(.heartRate), quantity: quantity(value, "count/min"), start: Self.start, end: Self.start
        )
        let member = HKQuantitySample(
            type: HKQuantityType(.dietaryProtein), quantity: quantity(value, "g"), start: Self.start, end: Self.start
        )
        let food = HKCorrelation(type: HKCorrelationType(.food), start: Self.start, end: Self.start, objects: [member])
        let values = [sample, try restored(sample), try #require(restored(food).objects.first as? HKQuantitySample)].map {
            $0.quantity.doubleValue(for: $0.quantityType.is(compatibleWith: .gram()) ? .gram() : HKUnit(from: "count/min"))
        }
        #expect(values.allSatisfy { $0.bitPattern == value.bitPattern })
        #expect(sample.description.hasPrefix("\(value) count/min "))
        #expect(sample == sample && sample.quantity.compare(sample.quantity) == .orderedSame)
    }

    @Test func `devices and quantity samples have the texts of a device`() {
        let watch = HKDevice(
            name: "Apple Watch", manufacturer: "Apple Inc.", model: "Watch", hardwareVersion: "Watch6,10", firmwareVersion: nil,
            softwareVersion: "10.6.1", localIdentifier: nil, udiDeviceIdentifier: nil
        )
        let text = watch.description
        #expect(text.hasPrefix("<<HKDevice: 0x"))
        #expect(text.hasSuffix(">, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,10, software:10.6.1>"))
        let sample = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: quantity(3, "count"), start: Self.start, end: Self.start
        )
        #expect(sample.description.hasPrefix("3 count \(sample.uuid) ("))
    }

    @Test func `a sample without metadata has none`() {
        let sample = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis),
            value: HKCategoryValueSleepAnalysis.asleepREM.rawValue,
            start: Self.start,
            end: Self.start + 60
        )
        #expect(sample.metadata == nil)
        #expect(sample.value == 5)
    }

    @Test func `a correlation returns its objects by type (SAVE-22)`() {
        let unit = HKUnit.millimeterOfMercury()
        let members = [(HKQuantityTypeIdentifier.bloodPressureSystolic, 120.0), (.bloodPressureDiastolic, 80)].map {
            HKQuantitySample(
                type: HKQuantityType($0.0),
                quantity: HKQuantity(unit: unit, doubleValue: $0.1),
                start: Self.start,
                end: Self.start
            )
        }
        let correlation = HKCorrelation(
            type: HKCorrelationType(.bloodPressure), start: Self.start, end: Self.start, objects: Set(members)
        )
        #expect(correlation.objects.count == 2)
        let diastolic = correlation.objects(for: HKQuantityType(.bloodPressureDiastolic)).first as? HKQuantitySample
        #expect(diastolic?.quantity.doubleValue(for: unit) == 80)
        #expect(diastolic is HKDiscreteQuantitySample)
    }

    @Test func `a workout has its totals and its duration without pauses (WO-19)`() {
        let workout = HKWorkout(
            activityType: .running,
            start: Self.start,
            end: Self.start + 600,
            workoutEvents: [
                HKWorkoutEvent(type: .pause, date: Self.start + 100),
                HKWorkoutEvent(type: .resume, date: Self.start + 160),
            ],
            totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 90),
            totalDistance: nil,
            metadata: nil
        )
        #expect(workout.workoutActivityType == .running)
        #expect(workout.duration == 540)
        #expect(workout.workoutEvents?.count == 2)
        #expect(workout.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 90)
        #expect(workout.totalDistance == nil)
    }

    @Test func `a type and a unit are the same object each time, for each version of a system`() throws {
        let steps = HKQuantityType(.stepCount)
        #expect(steps === HKObjectType.quantityType(forIdentifier: .stepCount))
        #expect(HKObjectType.workoutType() === HKObjectType.workoutType() && HKUnit.meter() === HKUnit.meter())
        let sample = HKQuantitySample(type: steps, quantity: quantity(1, "count"), start: Self.start, end: Self.start)
        #expect(sample.quantityType === steps && sample.sampleType === steps)
        let phone = try Phone(device: EmulatedDevice(.iPhone, osVersion: OSVersion(major: 12)))
        let slot = HealthKitEmulator.Slot(HealthKitEmulator(phone), of: PhoneOwner(test: "other") { _ in })
        let other = HealthKitEmulator.$slot.withValue(slot) { HKQuantityType(.stepCount) }
        #expect(other !== steps && other == steps)
        // An app's own class stays.
        let own = OwnType(.stepCount)
        #expect(own == steps && own.note == "own")
    }

    private final class OwnType: HKQuantityType, @unchecked Sendable {
        var note = "own"
    }

    @Test func `a type that the device does not have is nil`() {
        #expect(HKObjectType.quantityType(forIdentifier: .stepCount) != nil)
        #expect(HKObjectType.quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: "Steps")) == nil)
        #expect(HKObjectType.quantityType(forIdentifier: .init("HKCategoryTypeIdentifierSleepAnalysis")) == nil)
    }

    @Test func `errors have HealthKit's domain, code and text`() {
        let error: any Error = HKError(.errorAuthorizationNotDetermined, userInfo: [NSLocalizedDescriptionKey: "Text"])
        #expect((error as NSError).domain == HKErrorDomain)
        #expect((error as NSError).code == 5)
        #expect(error.localizedDescription == "Text")
        var isMatched = false
        do { throw error } catch HKError.errorAuthorizationNotDetermined { isMatched = true } catch {}
        #expect(isMatched)
    }
}
