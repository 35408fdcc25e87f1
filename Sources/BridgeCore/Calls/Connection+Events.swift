import HealthEngine
import HealthModel
import JSONRPC

extension Connection {
    /// What the app is told by itself, each as a notification to the client.
    ///
    /// Where the audit log cannot be written, what queries have read is told later; the log has it. What the device has saved
    /// is told all the same: the audit log queues its entry.
    func takeNotifications() -> [JSONRPC.Notification] {
        phone.lookForUpdatesLoggingFailures()
        let events = app.process.takeEvents()
        guard !events.isEmpty else { return [] }
        let told = events.compactMap { event -> (event: AppEvent, notification: JSONRPC.Notification)? in
            // A range of intervals that could be listed once can be listed again.
            guard let notification = try? registry.notification(of: event, in: app) else { return nil }
            return (event, notification)
        }
        guard (try? audit(told.map { ($0.event, $0.notification.method) })) != nil else {
            let updates = told.filter { if case .query = $0.event { true } else { false } }
            app.process.putBack(updates.map(\.event))
            return told.compactMap { if case .workout = $0.event { $0.notification } else { nil } }
        }
        return told.map(\.notification)
    }
}
