public import CHealthKit
public import Foundation

/// `HKBiologicalSexObject`
open class HKBiologicalSexObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// `HKBiologicalSexObject.biologicalSex`
    open internal(set) var biologicalSex: HKBiologicalSex

    /// `NSObject.init()`: an object without a known value.
    public override init() {
        biologicalSex = .notSet
    }

    convenience init(_ rawValue: Int) {
        self.init()
        biologicalSex = HKBiologicalSex(rawValue: rawValue) ?? .notSet
    }

    /// Objects are equal when their values are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKBiologicalSexObject)?.biologicalSex == biologicalSex }
    open override var hash: Int { biologicalSex.hashValue }

    /// `NSSecureCoding.supportsSecureCoding`
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the value.
    open func encode(with coder: NSCoder) { coder.encode(Int64(biologicalSex.rawValue), forKey: "value") }

    /// Decodes the value.
    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        biologicalSex = HKBiologicalSex(rawValue: value) ?? .notSet
    }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `HKBloodTypeObject`
open class HKBloodTypeObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// `HKBloodTypeObject.bloodType`
    open internal(set) var bloodType: HKBloodType

    /// `NSObject.init()`: an object without a known value.
    public override init() {
        bloodType = .notSet
    }

    convenience init(_ rawValue: Int) {
        self.init()
        bloodType = HKBloodType(rawValue: rawValue) ?? .notSet
    }

    /// Objects are equal when their values are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKBloodTypeObject)?.bloodType == bloodType }
    open override var hash: Int { bloodType.hashValue }

    /// `NSSecureCoding.supportsSecureCoding`
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the value.
    open func encode(with coder: NSCoder) { coder.encode(Int64(bloodType.rawValue), forKey: "value") }

    /// Decodes the value.
    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        bloodType = HKBloodType(rawValue: value) ?? .notSet
    }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `HKFitzpatrickSkinTypeObject`
open class HKFitzpatrickSkinTypeObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// `HKFitzpatrickSkinTypeObject.skinType`
    open internal(set) var skinType: HKFitzpatrickSkinType

    /// `NSObject.init()`: an object without a known value.
    public override init() {
        skinType = .notSet
    }

    convenience init(_ rawValue: Int) {
        self.init()
        skinType = HKFitzpatrickSkinType(rawValue: rawValue) ?? .notSet
    }

    /// Objects are equal when their values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKFitzpatrickSkinTypeObject)?.skinType == skinType
    }
    open override var hash: Int { skinType.hashValue }

    /// `NSSecureCoding.supportsSecureCoding`
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the value.
    open func encode(with coder: NSCoder) { coder.encode(Int64(skinType.rawValue), forKey: "value") }

    /// Decodes the value.
    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        skinType = HKFitzpatrickSkinType(rawValue: value) ?? .notSet
    }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `HKWheelchairUseObject`
open class HKWheelchairUseObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// `HKWheelchairUseObject.wheelchairUse`
    open internal(set) var wheelchairUse: HKWheelchairUse

    /// `NSObject.init()`: an object without a known value.
    public override init() {
        wheelchairUse = .notSet
    }

    convenience init(_ rawValue: Int) {
        self.init()
        wheelchairUse = HKWheelchairUse(rawValue: rawValue) ?? .notSet
    }

    /// Objects are equal when their values are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWheelchairUseObject)?.wheelchairUse == wheelchairUse }
    open override var hash: Int { wheelchairUse.hashValue }

    /// `NSSecureCoding.supportsSecureCoding`
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the value.
    open func encode(with coder: NSCoder) { coder.encode(Int64(wheelchairUse.rawValue), forKey: "value") }

    /// Decodes the value.
    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        wheelchairUse = HKWheelchairUse(rawValue: value) ?? .notSet
    }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `HKActivityMoveModeObject`
open class HKActivityMoveModeObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// `HKActivityMoveModeObject.activityMoveMode`
    open internal(set) var activityMoveMode: HKActivityMoveMode

    /// `NSObject.init()`: an object without a known value.
    public override init() {
        activityMoveMode = .activeEnergy
    }

    convenience init(_ rawValue: Int) {
        self.init()
        activityMoveMode = HKActivityMoveMode(rawValue: rawValue) ?? .activeEnergy
    }

    /// Objects are equal when their values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKActivityMoveModeObject)?.activityMoveMode == activityMoveMode
    }
    open override var hash: Int { activityMoveMode.hashValue }

    /// `NSSecureCoding.supportsSecureCoding`
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the value.
    open func encode(with coder: NSCoder) { coder.encode(Int64(activityMoveMode.rawValue), forKey: "value") }

    /// Decodes the value.
    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        activityMoveMode = HKActivityMoveMode(rawValue: value) ?? .activeEnergy
    }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
