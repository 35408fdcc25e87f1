@propertyWrapper public struct Published<Value> {
    private var value: Value
    private let subject: CurrentValueSubject<Value, Never>

    public init(wrappedValue: Value) {
        value = wrappedValue
        subject = CurrentValueSubject(wrappedValue)
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// `Published.Publisher`: the value of the property, and each new value before it is set.
    public typealias Publisher = AnyPublisher<Value, Never>

    public var projectedValue: Publisher { subject.eraseToAnyPublisher() }

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
