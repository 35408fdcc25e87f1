import Foundation
import HealthKit
import HealthKitTesting
import Testing
import Wellness

@Suite(.healthKit(clock: noon, timeZone: .gmt, seed: 1)) final class SyncEngineTests {
    private let type = HKQuantityType(.stepCount)
    private let store = HKHealthStore()
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).anchor")

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    private func engine() async throws -> SyncEngine {
        try await store.requestAuthorization(toShare: [type], read: [type])
        return SyncEngine(type, file: file)
    }

    @Test func `the first upload has all samples`() async throws {
        let engine = try await engine()
        let samples = (0..<3).map { steps(10, at: today + Double($0) * 600) }
        try HealthKitEmulator.addSamples(samples, from: .iPhone)
        #expect(Set(try await engine.sync().added) == Set(samples.map(\.uuid)))
    }

    @Test func `a further upload has only what is new`() async throws {
        let engine = try await engine()
        try HealthKitEmulator.addSamples([steps(10, at: today)], from: .iPhone)
        _ = try await engine.sync()
        #expect(try await engine.sync().added.isEmpty)
        let new = steps(20, at: noon)
        try HealthKitEmulator.addSamples([new], from: .iPhone)
        #expect(try await engine.sync().added == [new.uuid])
    }

    @Test func `a deletion is uploaded`() async throws {
        let engine = try await engine()
        let sample = steps(10, at: today)
        try HealthKitEmulator.addSamples([sample], from: .iPhone)
        _ = try await engine.sync()
        #expect(try HealthKitEmulator.deleteSamples(of: type) == 1)
        #expect(try await engine.sync().deleted == [sample.uuid])
    }

    @Test func `a new engine continues at the saved place`() async throws {
        try HealthKitEmulator.addSamples([steps(10, at: today)], from: .iPhone)
        #expect(try await engine().sync().added.count == 1)
        #expect(try await engine().sync().added.isEmpty)
    }

    @Test func `a limit splits an upload`() async throws {
        let engine = try await engine()
        let samples = (0..<5).map { steps(10, at: today + Double($0) * 600) }
        try HealthKitEmulator.addSamples(samples, from: .iPhone)
        #expect(try await engine.sync(limit: 3).added.count == 3)
        #expect(try await engine.sync(limit: 3).added.count == 2)
    }

    @Test func `an observer is called at once and after each change`() async throws {
        let engine = try await engine()
        let events = Events()
        await engine.observe { events.append("change") }
        await HealthKitEmulator.waitForHandlers()
        #expect(events.all.count == 1)
        try HealthKitEmulator.addSamples([steps(10, at: today)], from: .iPhone)
        await HealthKitEmulator.waitForHandlers()
        #expect(events.all.count == 2)
        await engine.stop()
        try HealthKitEmulator.addSamples([steps(10, at: noon)], from: .iPhone)
        await HealthKitEmulator.waitForHandlers()
        #expect(events.all.count == 2)
    }
}
