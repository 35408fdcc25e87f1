import Foundation
import HealthEngine
import HealthModel
import Testing

struct BackgroundDeliveryTests {
    private let store: HealthStore
    private let query: QueryID

    init() throws { try self.init(on: EmulatedDevice()) }

    /// An observer of steps after its first update.
    private init(on device: EmulatedDevice) throws {
        store = try HealthStore.granted([.stepCount, .heartRate, .bloodPressureSystolic], on: device)
        query = try store.start(
            ObserverQuery(descriptors: [QueryDescriptor(.stepCount), QueryDescriptor(.bloodPressureSystolic)])
        )
        _ = try store.queryUpdates()
    }

    private func saveSteps() throws { try store.save([steps(1, at: 0)]) }
    private func savePressure() throws { try store.save([pressure(.bloodPressureSystolic, 120, at: 0)]) }

    private func pass(_ seconds: TimeInterval) { store.phone.advanceClock(by: seconds) }

    /// The types of the next delivery, which is completed immediately.
    private func nextTypes() throws -> [ObjectType]? {
        let updates = try store.queryUpdates()
        #expect(updates.count <= 1)
        guard case .observer(_, let delivery, let types) = updates.first else { return nil }
        #expect(store.completeObserver(delivery: delivery))
        return types
    }

    @Test(arguments: [AppState.background, .suspended])
    func `without background delivery changes wait for the foreground`(state: AppState) throws {
        store.process.enter(state)
        try saveSteps()
        #expect(try nextTypes() == nil)
        store.process.enter(.foreground)
        #expect(try nextTypes() == [.stepCount])
        #expect(try nextTypes() == nil)
    }

    @Test(arguments: [(UpdateFrequency.hourly, 3600.0), (.daily, 86_400), (.weekly, 604_800)])
    func `BG-01: deliveries are limited to one per period, and none is lost`(frequency: UpdateFrequency, period: Double)
        throws
    {
        #expect(try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: frequency))
        store.process.enter(.background)
        try savePressure()
        #expect(try nextTypes() == [.bloodPressureSystolic])
        try savePressure()
        #expect(try nextTypes() == nil)
        pass(period - 1)
        try savePressure()
        #expect(try nextTypes() == nil)
        pass(1)
        #expect(try nextTypes() == [.bloodPressureSystolic])
        #expect(try nextTypes() == nil)
        pass(10 * period)
        #expect(try nextTypes() == nil)
    }

    @Test func `BG-02: steps are hourly at any requested frequency, other types are not`() throws {
        for type in [ObjectType.stepCount, .bloodPressureSystolic] {
            #expect(try store.enableBackgroundDelivery(for: type, frequency: .immediate))
        }
        store.process.enter(.background)
        for _ in 1...2 {
            try saveSteps()
            try savePressure()
            #expect(try nextTypes() == [.bloodPressureSystolic, .stepCount])
            try saveSteps()
            try savePressure()
            #expect(try nextTypes() == [.bloodPressureSystolic])
            pass(3600)
            #expect(try nextTypes() == [.stepCount])
            pass(3600)
        }
    }

    @Test func `BG-04: on a watch most types are hourly`() throws {
        let watch = try Self(on: EmulatedDevice(.watch))
        try watch.store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .immediate)
        watch.store.process.enter(.background)
        try watch.savePressure()
        #expect(try watch.nextTypes() == [.bloodPressureSystolic])
        try watch.savePressure()
        #expect(try watch.nextTypes() == nil)
    }

    @Test func `setting the clock back does not delay deliveries`() throws {
        try store.enableBackgroundDelivery(for: .stepCount, frequency: .weekly)
        store.process.enter(.background)
        try saveSteps()
        #expect(try nextTypes() == [.stepCount])
        try saveSteps()
        store.phone.setClock(to: day)
        #expect(try nextTypes() == [.stepCount])
    }

    /// The types of the launches since the last call.
    private func launches() throws -> [[ObjectType]] {
        try store.updates().compactMap { if case .launchedInBackground(let types) = $0 { types } else { nil } }
    }

    /// Another app, which saves blood pressures on the same phone.
    private func savePressureElsewhere() throws {
        let other = store.phone.healthStore(of: "other")
        try other.requestAuthorization(toShare: [.bloodPressureSystolic, .bloodPressureDiastolic])
        try other.save([pressure(.bloodPressureSystolic, 120, at: 0)])
    }

    @Test func `BG-11: a type launches an app that the system has ended, once in its period`() throws {
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .daily)
        store.process.terminate(by: .system)
        try saveSteps()
        #expect(try launches().isEmpty)
        for _ in 1...2 {
            try savePressureElsewhere()
            try savePressureElsewhere()
            #expect(try launches() == [[.bloodPressureSystolic]])
            #expect(store.phone.nextDeadline == nil)
            try savePressureElsewhere()
            #expect(try launches().isEmpty)
            pass(86_399)
            #expect(try launches().isEmpty)
            pass(1)
            #expect(try launches() == [[.bloodPressureSystolic]])
            pass(86_400)
        }
    }

    @Test func `BG-11: changes that arrive while the phone is locked launch the app after the unlock`() throws {
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .immediate)
        try store.phone.setLocked(true)
        try savePressureElsewhere()
        store.process.terminate(by: .system)
        #expect(try launches().isEmpty)
        try store.phone.setLocked(false)
        #expect(try launches() == [[.bloodPressureSystolic]])
        #expect(try launches().isEmpty)
    }

    @Test func `BG-11: characteristics launch nothing, and an uninstalled app is not launched`() throws {
        try store.enableBackgroundDelivery(for: .bloodType, frequency: .immediate)
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .immediate)
        #expect(try store.phone.takeSnapshot("before"))
        store.process.terminate(by: .system)
        try store.phone.setCharacteristic(.bloodType, to: 7)
        #expect(try launches().isEmpty)
        #expect(try store.phone.restoreSnapshot("before"))
        #expect(try launches() == [[.bloodPressureSystolic]])
        try store.phone.uninstall(store.process.app.bundleIdentifier)
        try savePressureElsewhere()
        #expect(try launches().isEmpty)
    }

    @Test func `BG-12: nothing launches an app that the user has ended, or that runs again`() throws {
        try store.enableBackgroundDelivery(for: .bloodPressureSystolic, frequency: .immediate)
        store.process.terminate(by: .user)
        try savePressureElsewhere()
        #expect(try launches().isEmpty && !store.phone.observesStore)
        let next = store.phone.launch(store.process.app, after: store.process)
        next.terminate(by: .system)
        #expect(next.observesStore)
        _ = store.phone.launch(store.process.app, after: next)
        #expect(!store.phone.observesStore)
    }

    @Test func `BG-05: correlation types are rejected, characteristic types are accepted`() throws {
        guard
            case .error(let error) = failure({
                try store.enableBackgroundDelivery(for: .bloodPressure, frequency: .immediate)
            })
        else { throw Trouble() }
        // Project decision.
        #expect(error.code == .errorInvalidArgument)
        #expect(try store.enableBackgroundDelivery(for: .bloodType, frequency: .immediate))
    }

    @Test func `BG-06: the entitlement is required since iOS 15`() throws {
        store.process.entitlements.backgroundDelivery = false
        #expect(
            failure { try store.enableBackgroundDelivery(for: .stepCount, frequency: .hourly) }
                == .error(HealthError.missingBackgroundDeliveryEntitlement)
        )
        let older = EmulatedDevice(osVersion: OSVersion(major: 14, minor: 8))
        let olderStore = try Phone(device: older).healthStore(entitlements: store.process.entitlements)
        #expect(try olderStore.enableBackgroundDelivery(for: .stepCount, frequency: .hourly))
    }

    @Test func `BG-07: the subscription belongs to the app and outlives its process`() throws {
        try withTemporaryPath { path in
            do {
                let store = try HealthStore.launched(path: path, app: "one")
                try store.enableBackgroundDelivery(for: .stepCount, frequency: .immediate)
            }
            for (app, isNotified) in [("one", true), ("two", false)] {
                let store = try HealthStore.launched(path: path, app: app)
                try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
                _ = try store.start(ObserverQuery(.stepCount))
                _ = try store.queryUpdates()
                store.process.enter(.background)
                try store.save([steps(1, at: 0)])
                #expect(try !store.queryUpdates().isEmpty == isNotified)
            }
        }
    }

    @Test func `BG-07: disabling ends the subscription, and succeeds without one`() throws {
        #expect(try store.disableBackgroundDelivery(for: .stepCount))
        #expect(try store.disableAllBackgroundDelivery())
        for type in [ObjectType.stepCount, .bloodPressureSystolic] {
            try store.enableBackgroundDelivery(for: type, frequency: .immediate)
        }
        try store.disableBackgroundDelivery(for: .stepCount)
        store.process.enter(.background)
        try saveSteps()
        #expect(try nextTypes() == nil)
        try savePressure()
        #expect(try nextTypes() == [.bloodPressureSystolic])
        try store.disableAllBackgroundDelivery()
        try savePressure()
        #expect(try nextTypes() == nil)
    }
}
