public protocol Cancellable {
    func cancel()
}

/// `AnyCancellable`: cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private var body: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { body = cancel }

    deinit { body?() }

    public func cancel() {
        body?()
        body = nil
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
