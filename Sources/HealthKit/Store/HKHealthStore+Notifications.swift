public import Foundation
import HealthEngine
import Synchronization

extension NSNotification.Name {
    /// `HKUserPreferencesDidChange` (OTH-16)
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

#if compiler(>=6.3)
    extension HKHealthStore {
        /// `HKHealthStore.HKUserPreferencesDidChangeMessage` (OTH-16)
        public struct HKUserPreferencesDidChangeMessage: NotificationCenter.MainActorMessage {
            public typealias Subject = HKHealthStore
            public static var name: Notification.Name { .HKUserPreferencesDidChange }
            @MainActor public static func makeMessage(_ notification: Notification) -> HKUserPreferencesDidChangeMessage? {
                HKUserPreferencesDidChangeMessage()
            }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<HKHealthStore.HKUserPreferencesDidChangeMessage> {
        public static var userPreferencesDidChange:
            NotificationCenter.BaseMessageIdentifier<HKHealthStore.HKUserPreferencesDidChangeMessage>
        { .init() }
    }
#endif

extension HKHealthStore {
    /// Posts the notification of each store that the app keeps.
    static func postUserPreferencesDidChange(in emulator: HealthKitEmulator) {
        let stores = LivingStores.all.filter { $0.belongs(to: emulator) }
        for store in stores { NotificationCenter.default.post(name: .HKUserPreferencesDidChange, object: store) }
        #if compiler(>=6.3)
            // On Linux a typed observer does not get a plain notification.
            Task { @MainActor in
                for store in stores { NotificationCenter.default.post(HKUserPreferencesDidChangeMessage(), subject: store) }
            }
        #endif
    }
}

/// The stores that the app keeps, in the order in which it made them.
enum LivingStores {
    private struct References {
        var all: [WeakReference<HKHealthStore>] = []
        var limit = 16
    }

    private static let references = Mutex(References())

    static var all: [HKHealthStore] { references.withLock { $0.all.compactMap(\.object) } }

    static func add(_ store: HKHealthStore) {
        references.withLock { references in
            if references.all.count >= references.limit {
                references.all.removeAll { $0.object == nil }
                references.limit = max(16, 2 * references.all.count)
            }
            references.all.append(WeakReference(store))
        }
    }
}
