public import Foundation
import HealthEngine
import HealthModel

/// `HKSource`: an app or a device that saves samples. Sources are equal when their bundle identifiers are equal.
open class HKSource: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let source: Source

    init(_ source: Source) { self.source = source }

    /// `HKSource.default()`: the app itself.
    open class func `default`() -> HKSource {
        let app = HealthKitEmulator.current.read { $0.process.app }
        return HKSource(Source(name: app.name, bundleIdentifier: app.bundleIdentifier))
    }

    open var name: String { source.name }
    open var bundleIdentifier: String { source.bundleIdentifier }

    open override var description: String { "\(name) (\(bundleIdentifier))" }
    open override var hash: Int { bundleIdentifier.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource).map { Name($0.bundleIdentifier) } == Name(bundleIdentifier)
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(bundleIdentifier as NSString, forKey: "bundleIdentifier")
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let bundleIdentifier = coder.decodeObject(of: NSString.self, forKey: "bundleIdentifier")
        else { return nil }
        source = Source(name: name as String, bundleIdentifier: bundleIdentifier as String)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
