/// `Cancellable`
public protocol Cancellable {
    /// `cancel()`
    func cancel()
}

/// `AnyCancellable`: cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private var body: (() -> Void)?

    /// `init(_:)`
    public init(_ cancel: @escaping () -> Void) { body = cancel }

    deinit { body?() }

    /// `cancel()`
    public func cancel() {
        body?()
        body = nil
    }

    /// `store(in:)`
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// `store(in:)`
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// `hash(into:)`
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
