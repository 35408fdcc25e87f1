public import Foundation

open class CLFloor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let level: Int

    /// A floor. CoreLocation itself creates floors only for locations of the system.
    package init(level: Int) { self.level = level }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { level = coder.decodeInteger(forKey: "level") }

    public func encode(with coder: NSCoder) { coder.encode(level, forKey: "level") }

    public func copy(with zone: NSZone?) -> Any { self }
}
