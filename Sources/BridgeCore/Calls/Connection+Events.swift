import HealthEngine
import HealthModel
import JSONRPC

extension Connection {
    /// The pending events of the app, as notifications to the client.
    ///
    /// If the audit log cannot be written, the results of queries go back into the queue and are sent later. Other events
    /// are sent at once, because the audit log queues their entries.
    func takeNotifications() -> [JSONRPC.Notification] {
        // The code of a hosted app may change data, which causes further events.
        var notifications: [JSONRPC.Notification] = []
        repeat {
            hosted?.deliverEvents()
            notifications += takeEvents()
            notifications += hosted?.takeNotifications() ?? []
        } while hosted?.run() ?? false
        return notifications
    }

    private func takeEvents() -> [JSONRPC.Notification] {
        phone.lookForUpdatesLoggingFailures()
        let events = app.process.takeEvents()
        guard !events.isEmpty else { return [] }
        let sendable = events.compactMap { event -> (event: AppEvent, notification: JSONRPC.Notification)? in
            // Listing the intervals again cannot fail: the query has already listed them once.
            guard let notification = try? registry.notification(of: event, in: app) else { return nil }
            return (event, notification)
        }
        guard (try? audit(sendable.map { ($0.event, $0.notification.method) })) != nil else {
            let updates = sendable.filter { if case .query = $0.event { true } else { false } }
            app.process.putBack(updates.map(\.event))
            return sendable.compactMap { if case .query = $0.event { nil } else { $0.notification } }
        }
        return sendable.map(\.notification)
    }
}
