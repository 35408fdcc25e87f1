@_exported public import HealthKit
public import UIKit

/// `HKActivityRingView`: the rings of a day. It keeps the summary that it is given, and draws nothing.
@preconcurrency @MainActor open class HKActivityRingView: UIView {
    open var activitySummary: HKActivitySummary?

    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
}
