import HealthEngine
import HealthModel
import JSONRPC

extension Connection {
    /// The pending events of the app, as notifications to the client.
    ///
    /// If the audit log cannot be written, the results of queries go back into the queue and are sent later. Other events
    /// are sent at once, because the audit log queues their entries.
    func takeNotifications() -> [JSONRPC.Notification] {
        guard let hosted else { return takeEvents() }
        // The code of a hosted app may change data, which causes further events. Timers that become due meanwhile wait for the
        // next event, or a timer without interval would leave no time for input.
        let end = phone.environment.clock.current
        var notifications: [JSONRPC.Notification] = []
        repeat {
            hosted.deliverEvents()
            notifications += takeEvents() + hosted.takeNotifications()
        } while hosted.run(until: end)
        return notifications
    }

    /// Whether a notification can be sent.
    var hasEvents: Bool { !app.process.pendingEvents.isEmpty || app.hasNotifications }

    private typealias SendableEvent = (event: AppEvent, notifications: [JSONRPC.Notification], accesses: [HealthAccess])

    private func takeEvents() -> [JSONRPC.Notification] {
        phone.lookForUpdatesLoggingFailures()
        let sent = app.takeNotifications()
        let events = app.process.takeEvents()
        guard !events.isEmpty else { return sent }
        let log = app.process.accesses
        let former = log.exchange(for: [])
        defer { _ = log.exchange(for: former) }
        let sendable = events.compactMap { event -> SendableEvent? in
            // Listing the intervals again cannot fail: the query has already listed them once.
            let notifications = (try? registry.notifications(of: event, in: app)) ?? []
            let accesses = log.takeAll()
            return notifications.isEmpty ? nil : (event, notifications, accesses)
        }
        guard (try? audit(sendable.map { ($0.event, $0.notifications[0].method, $0.accesses) })) != nil else {
            let updates = sendable.filter { if case .query = $0.event { true } else { false } }
            app.process.putBack(updates.map(\.event))
            return sent
                + sendable.flatMap { (event, notifications, _) -> [JSONRPC.Notification] in
                    if case .query = event { [] } else { notifications }
                }
        }
        return sent + sendable.flatMap(\.notifications)
    }
}
