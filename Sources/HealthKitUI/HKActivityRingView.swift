public import HealthKit
public import UIKit

/// `HKActivityRingView`: the rings of a day. It keeps the summary that it is given, and draws nothing.
@preconcurrency @MainActor open class HKActivityRingView: UIView {
    /// `HKActivityRingView.activitySummary`
    open var activitySummary: HKActivitySummary?

    /// `HKActivityRingView.setActivitySummary(_:animated:)`
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
}
