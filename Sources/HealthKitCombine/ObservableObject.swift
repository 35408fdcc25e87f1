import Synchronization

public final class ObservableObjectPublisher: PassthroughSubject<Void, Never>, @unchecked Sendable {}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

extension ObservableObjectPublisher {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// The publishers of the objects that were asked for one.
    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// The publisher of an object, which a class need not store.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        return entries.withLock { entries in
            if let entry = entries[key], entry.object === object { return entry.publisher }
            // Another object may have had the same address.
            entries = entries.filter { $0.value.object != nil }
            let entry = Entry(object: object, publisher: ObservableObjectPublisher())
            entries[key] = entry
            return entry.publisher
        }
    }
}
