import HealthModel

/// `HKSeriesSample`: a sample with elements that another query reads.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// `HKSeriesSample.count`
    open var count: Int {
        switch sample.content {
        case .heartbeatSeries(let series): series.count
        case .workoutRoute(let series): series.count
        default: 0
        }
    }
}

/// `HKHeartbeatSeriesSample`
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}

/// `HKWorkoutRoute`
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
