import Foundation
import HealthKit
import HealthKitTesting
import Testing
import Wellness

@Suite(.healthKit(clock: noon, timeZone: .gmt, seed: 1)) struct DashboardTests {
    private let dashboard = Dashboard(calendar: calendar)

    @Test func `steps of two devices count once`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.addSamples([steps(900, at: today + 3600)], from: .iPhone)
        try HealthKitEmulator.addSamples([steps(1000, at: today + 3600)], from: .watch)
        #expect(try await dashboard.steps(on: today) == 1000)
    }

    @Test func `a day without steps has none`() async throws {
        try await dashboard.requestAuthorization()
        #expect(try await dashboard.steps(on: today) == nil)
    }

    @Test(.healthKit(consent: .deny)) func `an app without access sees no steps and no error`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.addSamples([steps(900, at: today + 3600)], from: .iPhone)
        #expect(try await dashboard.steps(on: today) == nil)
    }

    @Test(.healthKit(consent: .ask, sheetTimeout: .milliseconds(1))) func `a sheet without an answer fails the request`() async {
        await #expect(throws: UnansweredSheet.self) { try await dashboard.requestAuthorization() }
    }

    @Test func `an app that has not asked gets an error`() async throws {
        #expect(await errorCode { try await dashboard.steps(on: today) } == .errorAuthorizationNotDetermined)
    }

    @Test func `a locked phone shows nothing`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.setLocked(true)
        #expect(await errorCode { try await dashboard.steps(on: today) } == .errorDatabaseInaccessible)
        try HealthKitEmulator.setLocked(false)
        #expect(try await dashboard.steps(on: today) == nil)
    }

    @Test func `an operation that fails is reported`() async throws {
        try await dashboard.requestAuthorization()
        HealthKitEmulator.failNext(.errorDatabaseInaccessible)
        #expect(await errorCode { try await dashboard.steps(on: today) } == .errorDatabaseInaccessible)
        #expect(try await dashboard.steps(on: today) == nil)
    }

    @Test func `a week has a sum for each day`() async throws {
        try await dashboard.requestAuthorization()
        for day in 0..<3 {
            let sample = steps(Double(day + 1) * 100, at: today + Double(day) * 86_400 + 3600)
            try HealthKitEmulator.addSamples([sample], from: .iPhone)
        }
        #expect(try await dashboard.stepsByDay(from: today, days: 4) == [100, 200, 300, 0])
    }

    @Test func `a sample at midnight belongs to the next day`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.addSamples([steps(50, at: today + 86_400)], from: .iPhone)
        #expect(try await dashboard.steps(on: today) == nil)
        #expect(try await dashboard.steps(on: today + 86_400) == 50)
    }

    @Test func `heart rates have a range`() async throws {
        try await dashboard.requestAuthorization()
        let samples = [60, 70, 110].enumerated().map { heartRate(Double($1), at: today + Double($0) * 60) }
        try HealthKitEmulator.addSamples(samples, from: .watch)
        let rates = try #require(try await dashboard.heartRate(on: today))
        #expect(rates.lowest == 60 && rates.mean == 80 && rates.highest == 110)
    }

    @Test func `the newest heart rates come first`() async throws {
        try await dashboard.requestAuthorization()
        let samples = (0..<5).map { heartRate(Double(60 + $0), at: today + Double($0) * 60) }
        try HealthKitEmulator.addSamples(samples, from: .watch)
        #expect(try await dashboard.newestHeartRates(2) == [64, 63])
    }

    @Test func `time awake in bed is not sleep`() async throws {
        try await dashboard.requestAuthorization()
        let night = [
            sleep(.asleepCore, from: today + 3600, hours: 3), sleep(.awake, from: today + 4 * 3600, hours: 0.5),
            sleep(.asleepREM, from: today + 4.5 * 3600, hours: 1.5),
        ]
        try HealthKitEmulator.addSamples(night, from: .watch)
        #expect(try await dashboard.hoursAsleep(on: today) == 4.5)
    }

    @Test func `the profile is that of the Health app`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.setDateOfBirth(DateComponents(year: 1990, month: 3, day: 2))
        try HealthKitEmulator.setBiologicalSex(.female)
        #expect(try dashboard.age(on: today) == 35)
        #expect(try dashboard.age(on: today + 86_400) == 36)
        #expect(try dashboard.isFemale())
    }

    @Test func `a profile needs a permission`() async {
        #expect(await errorCode { try dashboard.isFemale() } == .errorAuthorizationNotDetermined)
    }

    @Test func `access that is taken back hides steps`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.addSamples([steps(900, at: today)], from: .iPhone)
        #expect(try await dashboard.steps(on: today) == 900)
        try HealthKitEmulator.setAuthorization(false, to: .read, HKQuantityType(.stepCount))
        #expect(try await dashboard.steps(on: today) == nil)
    }

    @Test func `a user may allow only recent samples`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.addSamples([steps(900, at: today - 86_400), steps(400, at: today)], from: .iPhone)
        try HealthKitEmulator.allowReading(HKQuantityType(.stepCount), from: today)
        #expect(try await dashboard.steps(on: today - 86_400) == nil)
        #expect(try await dashboard.steps(on: today) == 400)
    }

    @Test func `a generated person has steps on each day`() async throws {
        try await dashboard.requestAuthorization()
        try HealthKitEmulator.addGeneratedPerson(seed: 7, days: 3, until: today)
        let sums = try await dashboard.stepsByDay(from: today - 2 * 86_400, days: 3)
        #expect(sums.count == 3)
        #expect(sums.allSatisfy { $0 > 0 })
    }
}
