public import CHealthKit
public import Foundation

open class HKBiologicalSexObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var biologicalSex = HKBiologicalSex.notSet

    public override init() {}

    convenience init(_ rawValue: Int) {
        self.init()
        biologicalSex = HKBiologicalSex(rawValue: rawValue) ?? .notSet
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKBiologicalSexObject)?.biologicalSex == biologicalSex }
    open override var hash: Int { biologicalSex.hashValue }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(Int64(biologicalSex.rawValue), forKey: "value") }

    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        biologicalSex = HKBiologicalSex(rawValue: value) ?? .notSet
    }
}

open class HKBloodTypeObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var bloodType = HKBloodType.notSet

    public override init() {}

    convenience init(_ rawValue: Int) {
        self.init()
        bloodType = HKBloodType(rawValue: rawValue) ?? .notSet
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKBloodTypeObject)?.bloodType == bloodType }
    open override var hash: Int { bloodType.hashValue }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(Int64(bloodType.rawValue), forKey: "value") }

    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        bloodType = HKBloodType(rawValue: value) ?? .notSet
    }
}

open class HKFitzpatrickSkinTypeObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var skinType = HKFitzpatrickSkinType.notSet

    public override init() {}

    convenience init(_ rawValue: Int) {
        self.init()
        skinType = HKFitzpatrickSkinType(rawValue: rawValue) ?? .notSet
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKFitzpatrickSkinTypeObject)?.skinType == skinType
    }
    open override var hash: Int { skinType.hashValue }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(Int64(skinType.rawValue), forKey: "value") }

    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        skinType = HKFitzpatrickSkinType(rawValue: value) ?? .notSet
    }
}

open class HKWheelchairUseObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var wheelchairUse = HKWheelchairUse.notSet

    public override init() {}

    convenience init(_ rawValue: Int) {
        self.init()
        wheelchairUse = HKWheelchairUse(rawValue: rawValue) ?? .notSet
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWheelchairUseObject)?.wheelchairUse == wheelchairUse }
    open override var hash: Int { wheelchairUse.hashValue }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(Int64(wheelchairUse.rawValue), forKey: "value") }

    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        wheelchairUse = HKWheelchairUse(rawValue: value) ?? .notSet
    }
}

open class HKActivityMoveModeObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var activityMoveMode = HKActivityMoveMode.activeEnergy

    public override init() {}

    convenience init(_ rawValue: Int) {
        self.init()
        activityMoveMode = HKActivityMoveMode(rawValue: rawValue) ?? .activeEnergy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKActivityMoveModeObject)?.activityMoveMode == activityMoveMode
    }
    open override var hash: Int { activityMoveMode.hashValue }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(Int64(activityMoveMode.rawValue), forKey: "value") }

    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        activityMoveMode = HKActivityMoveMode(rawValue: value) ?? .activeEnergy
    }
}
