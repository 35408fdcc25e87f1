public import CHealthKit
public import Foundation

/// `HKBiologicalSexObject`
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    /// `HKBiologicalSexObject.biologicalSex`
    public let biologicalSex: HKBiologicalSex

    init(_ biologicalSex: HKBiologicalSex) {
        self.biologicalSex = biologicalSex
    }
}

/// `HKBloodTypeObject`
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    /// `HKBloodTypeObject.bloodType`
    public let bloodType: HKBloodType

    init(_ bloodType: HKBloodType) {
        self.bloodType = bloodType
    }
}

/// `HKFitzpatrickSkinTypeObject`
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    /// `HKFitzpatrickSkinTypeObject.skinType`
    public let skinType: HKFitzpatrickSkinType

    init(_ skinType: HKFitzpatrickSkinType) {
        self.skinType = skinType
    }
}

/// `HKWheelchairUseObject`
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    /// `HKWheelchairUseObject.wheelchairUse`
    public let wheelchairUse: HKWheelchairUse

    init(_ wheelchairUse: HKWheelchairUse) {
        self.wheelchairUse = wheelchairUse
    }
}

/// `HKActivityMoveModeObject`
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    /// `HKActivityMoveModeObject.activityMoveMode`
    public let activityMoveMode: HKActivityMoveMode

    init(_ activityMoveMode: HKActivityMoveMode) {
        self.activityMoveMode = activityMoveMode
    }
}
