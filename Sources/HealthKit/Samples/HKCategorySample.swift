public import Foundation
import HealthModel

/// `HKCategorySample`: a sample with a value of an enumeration.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date) {
        self.init(type: type, value: value, start: start, end: end, device: nil, metadata: nil)
    }

    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?) {
        self.init(type: type, value: value, start: start, end: end, device: nil, metadata: metadata)
    }

    public convenience init(
        type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(new: type.type, .category(value), start, end, device, metadata)
    }

    open var categoryType: HKCategoryType { HKCategoryType(type: sample.type, from: origin) }
    open var value: Int { sample.value ?? 0 }
}
