import HealthModel

/// `HKSeriesSample`: a sample with elements that another query reads.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    open var count: Int {
        switch sample.content {
        case .heartbeatSeries(let series): series.count
        case .workoutRoute(let series): series.count
        default: 0
        }
    }
}

open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}

open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
