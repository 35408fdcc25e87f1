import Foundation
import HealthEngine
import HealthModel

/// Runs a schedule on a phone with two apps and records the results.
final class ScheduleRun {
    var passage: Passage
    /// The events of each app, and the content of the store.
    private(set) var lines: [String] = []
    private let phone: Phone
    private var stores: [HealthStore]
    private var session: WorkoutSession?
    /// The events of each app in the current step.
    private var received: [[String]] = [[], []]
    /// The latest delivery of each app.
    private var deliveries = [0, 0]
    private let looksOften: Bool
    private var chance: Chance
    private var saved = 0

    init(_ passage: Passage, seed: UInt64) throws {
        self.passage = passage
        looksOften = seed.isMultiple(of: 3)
        chance = Chance(seed: seed)
        let environment = Environment(
            // Near this date, seconds since 1970 lose half of their precision.
            clock: Clock(fixedAt: Date(timeIntervalSince1970: 4_294_967_296 - 3600.077)),
            timeZone: .gmt,
            seed: 1
        )
        phone = try Phone(device: EmulatedDevice(osVersion: OSVersion(major: 26)), environment: environment)
        stores = ["one", "two"].map { [phone] app in phone.healthStore(of: app) }
        let types: [ObjectType] = [.stepCount, .heartRate, .activeEnergyBurned, .distanceWalkingRunning, .workout]
        for store in stores {
            for type in types {
                for direction in AccessDirection.allCases {
                    try store.setAuthorization(true, on: AccessPair(type, direction))
                }
            }
        }
        try subscribe()
        for app in 0..<2 { try startQueries(app) }
        try perform(.sensors(300))
    }

    private func subscribe() throws {
        let (one, two) = (stores[0], stores[1])
        try one.enableBackgroundDelivery(for: .heartRate, frequency: .immediate)
        try one.enableBackgroundDelivery(for: .stepCount, frequency: .hourly)
        try two.enableBackgroundDelivery(for: .stepCount, frequency: .daily)
        try two.enableBackgroundDelivery(for: .activeEnergyBurned, frequency: .hourly)
    }

    private func startQueries(_ app: Int) throws {
        let store = stores[app]
        let others: [ObjectType] = [.heartRate, .activeEnergyBurned]
        // Settings or the lock may prevent this.
        _ = try? store.start(ObserverQuery(descriptors: [QueryDescriptor(.stepCount), QueryDescriptor(others[app])]))
        _ = app == 0 ? try? store.start(AnchoredObjectQuery(.heartRate)).0 : try? store.start(ObserverQuery(.stepCount))
    }

    private func relaunch(_ app: Int) throws {
        stores[app] = stores[app].relaunched()
        try startQueries(app)
        if app == 0, let session = try stores[app].recoverActiveWorkoutSession() { self.session = session }
    }

    private func subscribe(_ app: Int, _ frequency: UpdateFrequency?) throws {
        if let frequency {
            try stores[app].enableBackgroundDelivery(for: .stepCount, frequency: frequency)
        } else {
            try stores[app].disableBackgroundDelivery(for: .stepCount)
        }
    }

    func perform(_ step: ScheduleStep) throws {
        lines.append("\(step)")
        switch step {
        case .advance(let milliseconds): try advance(milliseconds)
        case .setBack(let milliseconds):
            phone.setClock(to: phone.environment.clock.current - Double(milliseconds) / 1000)
        case .save(let app): try stores[app].save([newSteps()])
        case .add:
            let source = SourceRevision(source: Source(name: "Other", bundleIdentifier: "com.example.other"))
            try phone.addSamples([newSteps(), newRate()], from: source)
        case .delete: lines.append("deleted \(try phone.deleteSamples(of: .stepCount))")
        case .lock: try phone.setLocked(true)
        case .unlock: try phone.setLocked(false)
        case .enter(let app, let state): stores[app].process.enter(state)
        case .complete(let app): stores[app].completeObserver(delivery: deliveries[app])
        case .start: try start()
        case .pause: try session?.pause()
        case .resume: try session?.resume()
        case .stop: try session?.stopActivity()
        case .relaunch(let app): try relaunch(app)
        case .permit(let app, let isAllowed):
            try stores[app].setAuthorization(isAllowed, on: AccessPair(.stepCount, .read))
        case .subscribe(let app, let frequency): try subscribe(app, frequency)
        case .sensors(let interval):
            var sensors = phone.workoutSensors
            (sensors.heartRate, sensors.heartRateInterval, sensors.interval) = (120, interval, 2 * interval)
            try phone.setWorkoutSensors(sensors)
        }
        // Some hosts look for updates after each step, others rarely.
        if looksOften { try phone.lookForUpdates() }
        recordEvents()
    }

    private func start() throws {
        let session = try stores[0].makeWorkoutSession(run)
        let builder = try session.associatedWorkoutBuilder()
        try builder.setDataSource(LiveWorkoutDataSource(run))
        try session.startActivity()
        guard session.state == .running else { return }
        try builder.beginCollection(at: phone.environment.clock.current)
        self.session = session
    }

    private func newSteps() throws -> Sample {
        saved += 1
        let start = phone.environment.clock.current
        let quantity = Quantity(unit: .count, value: Double(saved))
        return try Sample(
            uuid: UUID(high: 1, low: UInt64(saved)), type: .stepCount, quantity: quantity, startDate: start, endDate: start
        )
    }

    private func newRate() throws -> Sample {
        let start = phone.environment.clock.current
        let quantity = Quantity(unit: .countPerMinute, value: 60)
        return try Sample(
            uuid: UUID(high: 2, low: UInt64(saved)), type: .heartRate, quantity: quantity, startDate: start, endDate: start
        )
    }

    // MARK: Time

    private func advance(_ milliseconds: Int) throws {
        let end = phone.environment.clock.current.milliseconds + Int64(milliseconds)
        func rest() -> Int { Int(end - phone.environment.clock.current.milliseconds) }
        func part() -> Double { Double(chance.number(1..<rest() + 1)) / 1000 }
        switch passage {
        case .atOnce: phone.advanceClock(by: Double(milliseconds) / 1000)
        case .inParts: while rest() > 0 { phone.advanceClock(by: part()) }
        case .withLooks:
            while rest() > 0 {
                phone.advanceClock(by: part())
                phone.handleDueEvents()
                try phone.lookForUpdates()
                deliverEvents()
            }
        case .withCancellations:
            while !phone.advanceClock(by: Double(rest()) / 1000, shouldContinue: { !chance.once(in: 4) }) {}
        case .bySettingTheClock:
            while rest() > 0 { phone.setClock(to: phone.environment.clock.current.adding(part())) }
        }
        lines.append("at \(phone.environment.clock.current.milliseconds)")
    }

    // MARK: Events

    private func deliverEvents() {
        for (index, store) in stores.enumerated() {
            for event in store.process.takeEvents() {
                received[index].append("app \(index): \(text(event))")
                if case .query(.observer(_, let delivery, _)) = event { deliveries[index] = delivery }
            }
        }
    }

    private func recordEvents() {
        deliverEvents()
        lines += received[0] + received[1]
        received = [[], []]
    }

    private func text(_ event: AppEvent) -> String {
        switch event {
        case .query(.observer(let query, let delivery, let types)):
            return "observer \(query.number), delivery \(delivery): \(types)"
        case .query(.anchored(let query, let result)):
            return "query \(query.number): \(result.samples.map(\.uuid)), deleted \(result.deletedObjects.map(\.uuid))"
        case .query(let update): return "query \(update.query.number)"
        case .workout(.didChange(_, let state, let former, let date)):
            return "session \(former) to \(state) at \(date.milliseconds)"
        case .workout(.didFail(_, let error)): return "session failed: \(error.code)"
        case .workout(.didGenerateEvent(_, let event)): return "event \(event.type) at \(event.startDate.milliseconds)"
        case .workout(.didCollectData(_, let types)): return "collected \(types)"
        case .workout(.didCollectEvent(_, let event)): return "collected \(event.type)"
        case .workout: return "another callback"
        case .userPreferencesDidChange: return "user preferences"
        case .watchAppStarted: return "watchOS app started"
        case .launchedInBackground(let types): return "launched for \(types)"
        }
    }

    /// Records the samples, the workout, and the next deadline.
    func summarize() throws {
        try phone.lookForUpdates()
        recordEvents()
        for type in [ObjectType.stepCount, .heartRate, .activeEnergyBurned, .distanceWalkingRunning] {
            for sample in try phone.healthStore.execute(SampleQuery(type)) {
                lines.append("\(sample.uuid) \(sample.startDate.milliseconds) to \(sample.endDate.milliseconds)")
            }
        }
        for statistics in try session?.associatedWorkoutBuilder().allStatistics ?? [] {
            lines.append("workout: \(statistics)")
        }
        lines.append("next: \(phone.nextDeadline?.milliseconds ?? 0)")
    }
}
