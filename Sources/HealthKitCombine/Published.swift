@propertyWrapper public struct Published<Value> {
    private var value: Value
    private let subject: CurrentValueSubject<Value, Never>

    public init(wrappedValue: Value) {
        value = wrappedValue
        subject = CurrentValueSubject(wrappedValue)
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// `Published.Publisher`: the value of the property, and each new value before it is set.
    public struct Publisher: HealthKitCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let subject: CurrentValueSubject<Value, Never>

        /// `sink(receiveCompletion:receiveValue:)`: calls the closure for the current value and those that follow.
        public func sink(
            receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void, receiveValue: @escaping (Value) -> Void
        ) -> AnyCancellable {
            subject.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        }
    }

    public var projectedValue: Publisher { Publisher(subject: subject) }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The value in an object. The object sends, then the publisher of the property, then the value changes.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            if let observable = object as? any ObservableObject {
                (observable.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            object[keyPath: storageKeyPath].subject.send(newValue)
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}
