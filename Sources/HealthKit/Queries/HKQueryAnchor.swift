public import Foundation
import HealthEngine

public let HKAnchoredObjectQueryNoAnchor: Int32 = 0

/// `HKQueryAnchor`: the last change that a query returned. Anchors are archived as opaque text (ANCH-07).
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The engine's anchor. Nil for the beginning.
    let anchor: QueryAnchor?

    init(_ anchor: QueryAnchor?) { self.anchor = anchor }

    /// `HKQueryAnchor.init(fromValue:)`: numbers of HealthKit before iOS 9. Each means the beginning.
    public convenience init(fromValue value: Int) { self.init(nil) }

    open override var description: String { "HKQueryAnchor \(anchor?.text ?? "")" }
    open override var hash: Int { anchor.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        // Without the unwrapping, the beginning would equal each object of another class.
        guard let other = object as? HKQueryAnchor else { return false }
        return other.anchor == anchor
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encodeIfPresent(anchor?.text as NSString?, forKey: "anchor") }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeIfPresent(NSString.self, forKey: "anchor") else {
            anchor = nil
            return
        }
        guard let anchor = QueryAnchor(text: text as String) else { return nil }
        self.anchor = anchor
    }
}
