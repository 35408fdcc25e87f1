import Foundation

/// A value that closures on several threads share.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var held: Value

    init(_ value: Value) { held = value }

    var value: Value {
        get { lock.withLock { held } }
        set { lock.withLock { held = newValue } }
    }
}

/// The elements that the handler of a query receives one by one.
typealias Elements = Shared<[JSONValue]>

extension Shared where Value == [JSONValue] {
    func append(_ element: JSONValue) { lock.withLock { held.append(element) } }
}
