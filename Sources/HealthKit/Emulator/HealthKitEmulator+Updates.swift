import Dispatch
import Foundation
import HealthEngine
import HealthModel

extension HealthKitEmulator {
    /// Delivers the events of the app's running queries. Events of other clients of the same process stay in the engine.
    package func deliverUpdates() {
        do {
            var others: [AppEvent] = []
            for event in try store.updates() {
                if !deliver(event) { others.append(event) }
            }
            if !others.isEmpty { process.putBack(others) }
        } catch {
            phone.environment.log(.error, "Updates of queries failed", [])
        }
    }

    /// Lets a running clock reach what a varied phone holds back: answers of the user, and calls of observers (AUTH-13, OBS-07).
    func wake() {
        guard phone.environment.variation != nil, !willWake, !hasEnded, !phone.environment.clock.isFixed,
            let next = phone.nextDeadline
        else { return }
        let wait = max(0, next.timeIntervalSince(phone.environment.clock.current))
        guard wait <= 1 else { return }
        willWake = true
        DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in
            guard let self, !hasEnded else { return }
            perform(as: nil) {
                willWake = false
                $0.phone.handleDueEvents()
            }
        }
    }

    /// Delivers an event to the object that it belongs to. Returns false if the object is not one of this module.
    private func deliver(_ event: AppEvent) -> Bool {
        switch event {
        case .query(let update):
            guard let query = runningQueries[update.query] else { return false }
            query.receive(update, from: self)
            return true
        case .workout(let callback):
            return deliver(callback)
        case .userPreferencesDidChange:
            deliver { HKHealthStore.postUserPreferencesDidChange(in: self) }
            return !sharesEvents
        case .watchAppStarted, .launchedInBackground:
            return false
        }
    }
}
