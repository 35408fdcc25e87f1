import Synchronization

/// `ObservableObjectPublisher`: sends before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// `Output`
    public typealias Output = Void
    /// `Failure`
    public typealias Failure = Never

    private let observers = Observers<Void, Never>()

    /// `init()`
    public init() {}

    /// `send()`
    public func send() { observers.send(()) }

    /// Calls the closure before each change.
    public func observe(
        _ receiveValue: @escaping (()) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        observers.add(receiveValue, receiveCompletion)
    }
}

/// `ObservableObject`: an object with a publisher of its changes.
public protocol ObservableObject: AnyObject {
    /// `ObjectWillChangePublisher`
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// `objectWillChange`
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// `objectWillChange`: the publisher of this object.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

extension ObservableObjectPublisher {
    /// The publishers of the objects that were asked for one.
    private final class Publishers: @unchecked Sendable {
        private struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        private let lock = Mutex(())
        private var entries: [ObjectIdentifier: Entry] = [:]

        func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            lock.withLock { _ in
                let key = ObjectIdentifier(object)
                if let entry = entries[key], entry.object === object { return entry.publisher }
                // Another object may have had the same address.
                entries = entries.filter { $0.value.object != nil }
                let publisher = ObservableObjectPublisher()
                entries[key] = Entry(object: object, publisher: publisher)
                return publisher
            }
        }
    }

    private static let publishers = Publishers()

    /// The publisher of an object, which a class need not store.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher { publishers.publisher(of: object) }
}
