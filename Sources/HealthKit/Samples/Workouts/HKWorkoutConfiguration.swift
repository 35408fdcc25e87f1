public import CHealthKit
public import Foundation
import HealthModel

open class HKWorkoutConfiguration: NSObject, NSSecureCoding, NSCopying {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?

    public override init() {}

    convenience init(_ configuration: WorkoutConfiguration) {
        self.init()
        activityType = HKWorkoutActivityType(rawValue: UInt(configuration.activityType)) ?? .other
        locationType = HKWorkoutSessionLocationType(rawValue: configuration.locationType.rawValue) ?? .unknown
        swimmingLocationType =
            HKWorkoutSwimmingLocationType(rawValue: configuration.swimmingLocationType.rawValue) ?? .unknown
        lapLength = configuration.lapLength.map(HKQuantity.init)
    }

    var configuration: WorkoutConfiguration {
        WorkoutConfiguration(
            activityType: Int(activityType.rawValue),
            locationType: .init(rawValue: locationType.rawValue) ?? .unknown,
            swimmingLocationType: .init(rawValue: swimmingLocationType.rawValue) ?? .unknown,
            lapLength: lapLength?.quantity
        )
    }

    open override var hash: Int { configuration.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKWorkoutConfiguration)?.configuration == configuration
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(Int64(activityType.rawValue), forKey: "activityType")
        coder.encode(Int64(locationType.rawValue), forKey: "locationType")
        coder.encode(Int64(swimmingLocationType.rawValue), forKey: "swimmingLocationType")
        coder.encodeIfPresent(lapLength, forKey: "lapLength")
    }

    public required init?(coder: NSCoder) {
        activityType =
            HKWorkoutActivityType(rawValue: UInt(clamping: coder.decodeInt64(forKey: "activityType"))) ?? .other
        locationType =
            HKWorkoutSessionLocationType(rawValue: Int(coder.decodeInt64(forKey: "locationType"))) ?? .unknown
        swimmingLocationType =
            HKWorkoutSwimmingLocationType(rawValue: Int(coder.decodeInt64(forKey: "swimmingLocationType"))) ?? .unknown
        lapLength = coder.decodeIfPresent(HKQuantity.self, forKey: "lapLength")
    }

    open func copy(with zone: NSZone? = nil) -> Any { HKWorkoutConfiguration(configuration) }
}
