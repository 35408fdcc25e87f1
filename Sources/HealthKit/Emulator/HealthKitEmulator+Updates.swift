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
