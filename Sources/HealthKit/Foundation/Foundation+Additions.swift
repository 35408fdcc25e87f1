public import Foundation

/// `autoreleasepool(invoking:)`: runs code. Objects are released without a pool here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension UserDefaults {
    /// `setValue(_:forKey:)`: as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// `value(forKey:)`: as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
    /// `isLowPowerModeEnabled`: false. The emulated phone has no battery.
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
    /// `containerURL(forSecurityApplicationGroupIdentifier:)`: a folder of the group in the app's own data, which is created.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else { return nil }
        let url = data.appending(path: "Groups").appending(path: groupIdentifier, directoryHint: .isDirectory)
        return (try? createDirectory(at: url, withIntermediateDirectories: true)).map { url }
    }
}

extension NSDictionary {
    /// `fileSize()`: the size in attributes of a file, in bytes.
    public func fileSize() -> UInt64 { (self[FileAttributeKey.size] as? NSNumber)?.uint64Value ?? 0 }
}

extension NotificationCenter {
    /// `NotificationCenter.Notifications`: the notifications that are posted from the beginning of an iteration to its end.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                nonisolated(unsafe) let notification = notification
                unsafe continuation.yield(notification)
            }
            continuation.onTermination = { [center] _ in unsafe center.removeObserver(token) }
            return stream.makeAsyncIterator()
        }
    }

    /// `notifications(named:object:)`
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}
