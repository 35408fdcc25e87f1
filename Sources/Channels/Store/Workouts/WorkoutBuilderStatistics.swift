import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.statistics(for:)` and `allStatistics` (WO-06).
enum WorkoutBuilderStatistics: Method {
    static let name = "store/workoutBuilder.statistics"
    static let summary = "The statistics of what was added so far, by type."
    static let type = Parameter.optional("type", .quantityType, "The only type to look at.")
    static let parameters = [WorkoutBuilderParameters.builder.description, type.description]
    static let result = ResultDescription("statistics", Schemas.reference("WorkoutStatistics"))
    static let example = Example(["builder": 1], result: ["statistics": [:]], given: WorkoutBuilderExamples.begun)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<StatisticsByType> {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let type = try arguments(type)
        let statistics = builder.allStatistics.filter { type == nil || $0.type == type }
        context.journal(statistics.map(\.type))
        return Single("statistics", StatisticsByType(statistics: statistics))
    }
}
