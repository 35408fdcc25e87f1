public import CHealthKit
public import Foundation

/// What the objects of characteristics share: a raw value, which they archive.
open class CharacteristicObject: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let rawValue: Int

    public override init() { rawValue = 0 }

    init(_ rawValue: Int) { self.rawValue = rawValue }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CharacteristicObject).map { type(of: $0) == type(of: self) && $0.rawValue == rawValue } ?? false
    }
    open override var hash: Int { rawValue.hashValue }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(Int64(rawValue), forKey: "value") }

    public required init?(coder: NSCoder) {
        guard let value = coder.integer(forKey: "value") else { return nil }
        rawValue = value
    }
}

open class HKBiologicalSexObject: CharacteristicObject, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { HKBiologicalSex(rawValue: rawValue) ?? .notSet }
}

open class HKBloodTypeObject: CharacteristicObject, @unchecked Sendable {
    open var bloodType: HKBloodType { HKBloodType(rawValue: rawValue) ?? .notSet }
}

open class HKFitzpatrickSkinTypeObject: CharacteristicObject, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { HKFitzpatrickSkinType(rawValue: rawValue) ?? .notSet }
}

open class HKWheelchairUseObject: CharacteristicObject, @unchecked Sendable {
    open var wheelchairUse: HKWheelchairUse { HKWheelchairUse(rawValue: rawValue) ?? .notSet }
}

open class HKActivityMoveModeObject: CharacteristicObject, @unchecked Sendable {
    /// The default, 1, is also the mode of an object that an app makes.
    open var activityMoveMode: HKActivityMoveMode { HKActivityMoveMode(rawValue: max(rawValue, 1)) ?? .activeEnergy }
}
