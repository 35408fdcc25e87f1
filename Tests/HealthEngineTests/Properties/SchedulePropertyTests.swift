import Foundation
import HealthEngine
import HealthModel
import Testing

/// Random schedules: the same events occur at the same instants, in whatever steps time passes.
struct SchedulePropertyTests {
    @Test(arguments: seeds(20))
    func `one step and many steps give the same events, samples and later behavior`(seed: UInt64) {
        var chance = Chance(seed: seed)
        let steps = (0..<chance.number(10..<40)).map { _ in ScheduleStep.random(&chance) }
        let passage = Passage.allCases[Int(seed % UInt64(Passage.allCases.count))]
        expectProperty(seed: seed, steps) { steps in
            let expected = try outcome(of: steps, .atOnce, seed)
            let found = try outcome(of: steps, passage, seed)
            if let difference = zip(expected, found).first(where: { $0 != $1 }) {
                return "\(passage): \(difference.1), at once \(difference.0)"
            }
            return expected.count == found.count ? nil : "\(passage): \(found.count) lines, not \(expected.count)"
        }
    }

    /// The events, the content of the store afterwards, and the later events.
    private func outcome(of steps: [ScheduleStep], _ passage: Passage, _ seed: UInt64) throws -> [String] {
        let run = try ScheduleRun(passage, seed: seed)
        for step in steps { try run.perform(step) }
        try run.summarize()
        // The remaining steps are the same for all passages.
        run.passage = .atOnce
        for app in 0..<2 { try run.perform(.enter(app, .background)) }
        for step in [ScheduleStep.unlock, .save(0), .add, .advance(7_500_000), .save(1), .advance(200_000_000)] {
            try run.perform(step)
        }
        try run.summarize()
        return run.lines
    }
}

/// The ways to move the clock.
enum Passage: CaseIterable {
    /// In random steps.
    case inParts
    /// In random steps. Between them the host looks for updates, handles due events, and delivers events to the apps.
    case withLooks
    /// In one step, cancelled at random and continued.
    case withCancellations
    /// In random steps, by setting the clock forward.
    case bySettingTheClock
    /// In one step.
    case atOnce
}

/// A step on a phone with two apps.
enum ScheduleStep: Reducible, CustomStringConvertible {
    /// In milliseconds.
    case advance(Int)
    /// Sets the clock back, by milliseconds.
    case setBack(Int)
    /// An app saves steps, and similar actions.
    case save(Int)
    /// The device owner adds and deletes samples of another source.
    case add, delete
    case lock, unlock
    case enter(Int, AppState)
    /// An app completes its latest delivery.
    case complete(Int)
    /// The next transition of a session of the first app.
    case start, pause, resume, stop
    /// An app ends, and is launched again.
    case relaunch(Int)
    /// Settings allow or deny an app to read steps.
    case permit(Int, Bool)
    /// An app enables or disables background delivery of steps.
    case subscribe(Int, UpdateFrequency?)
    /// Changes the sensors: the interval of heart rates, in seconds.
    case sensors(Double)

    static func random(_ chance: inout Chance) -> ScheduleStep {
        switch chance.number(0..<23) {
        case 0...6: .advance(chance.pick([1, 999, 5000, 60_000, 61_001, 180_000, 600_000, 3_600_000, 4_000_123]))
        case 7: .advance(chance.pick([86_400_000, 20_000_000]))
        case 8: .setBack(chance.pick([1, 30_000, 4_000_000]))
        case 9, 10: .save(chance.number(0..<2))
        case 11: .add
        case 12: .delete
        case 13: chance.pick([.lock, .unlock, .unlock])
        case 14, 15: .enter(chance.number(0..<2), chance.pick([.foreground, .background, .background, .suspended]))
        case 16: .complete(chance.number(0..<2))
        case 17, 18: chance.pick([.start, .start, .pause, .resume, .resume, .stop])
        case 19: .relaunch(chance.number(0..<2))
        case 20: .permit(chance.number(0..<2), chance.once(in: 2))
        case 21: .subscribe(chance.number(0..<2), chance.pick([nil, .immediate, .hourly, .daily]))
        default: .sensors(chance.pick([60, 300.5, 900]))
        }
    }

    var simpler: [ScheduleStep] {
        if case .advance(let milliseconds) = self, milliseconds > 1 { [.advance(milliseconds / 2)] } else { [] }
    }

    var description: String {
        switch self {
        case .advance(let milliseconds): "advance \(milliseconds) ms"
        case .setBack(let milliseconds): "set back \(milliseconds) ms"
        case .save(let app): "app \(app) saves"
        case .add: "owner adds"
        case .delete: "owner deletes"
        case .lock: "lock"
        case .unlock: "unlock"
        case .enter(let app, let state): "app \(app) enters \(state)"
        case .complete(let app): "app \(app) completes"
        case .start: "start"
        case .pause: "pause"
        case .resume: "resume"
        case .stop: "stop"
        case .relaunch(let app): "app \(app) is relaunched"
        case .permit(let app, let isAllowed): "app \(app) may read: \(isAllowed)"
        case .subscribe(let app, let frequency): "app \(app) subscribes \(frequency.map { "\($0)" } ?? "no more")"
        case .sensors(let interval): "sensors every \(interval) s"
        }
    }
}
