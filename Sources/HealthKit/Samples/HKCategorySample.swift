public import Foundation
import HealthModel

/// `HKCategorySample`: a sample with a value of an enumeration.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// `HKCategorySample.init(type:value:start:end:)`
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date) {
        self.init(type: type, value: value, start: start, end: end, device: nil, metadata: nil)
    }

    /// `HKCategorySample.init(type:value:start:end:metadata:)`
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?) {
        self.init(type: type, value: value, start: start, end: end, device: nil, metadata: metadata)
    }

    /// `HKCategorySample.init(type:value:start:end:device:metadata:)`
    public convenience init(
        type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(new: type.type, .category(value), start, end, device, metadata)
    }

    /// `HKCategorySample.categoryType`
    open var categoryType: HKCategoryType { HKCategoryType(type: sample.type, from: origin) }
    /// `HKCategorySample.value`
    open var value: Int { sample.value ?? 0 }
}
