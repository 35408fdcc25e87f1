public import CHealthKit
public import Foundation
import HealthModel

/// The predicates for workouts and their activities (PRED-10).
extension HKQuery {
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        HealthPredicate(.workoutActivityType(Int(workoutActivityType.rawValue)))
    }

    public class func predicateForWorkouts(with operatorType: HKPredicateOperator, duration: TimeInterval) -> NSPredicate {
        HealthPredicate(.workoutDuration(ComparisonOperator(operatorType), duration))
    }

    public class func predicateForWorkouts(with operatorType: HKPredicateOperator, totalEnergyBurned: HKQuantity) -> NSPredicate {
        HealthPredicate(.workoutTotal(.totalEnergyBurned, ComparisonOperator(operatorType), totalEnergyBurned.quantity))
    }

    public class func predicateForWorkouts(with operatorType: HKPredicateOperator, totalDistance: HKQuantity) -> NSPredicate {
        HealthPredicate(.workoutTotal(.totalDistance, ComparisonOperator(operatorType), totalDistance.quantity))
    }

    public class func predicateForWorkouts(
        with operatorType: HKPredicateOperator, totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(
            .workoutTotal(.totalSwimmingStrokeCount, ComparisonOperator(operatorType), totalSwimmingStrokeCount.quantity)
        )
    }

    public class func predicateForWorkouts(
        with operatorType: HKPredicateOperator, totalFlightsClimbed: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.workoutTotal(.totalFlightsClimbed, ComparisonOperator(operatorType), totalFlightsClimbed.quantity))
    }

    public class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.workoutFigure(figure(.sum, operatorType, quantityType, sumQuantity)))
    }

    public class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.workoutFigure(figure(.minimum, operatorType, quantityType, minimumQuantity)))
    }

    public class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.workoutFigure(figure(.maximum, operatorType, quantityType, maximumQuantity)))
    }

    public class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.workoutFigure(figure(.average, operatorType, quantityType, averageQuantity)))
    }

    public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate {
        HealthPredicate(.workoutActivity(WorkoutActivityPredicate(activityPredicate)))
    }

    public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        HealthPredicate(.activities(.activityType(Int(workoutActivityType.rawValue))))
    }

    public class func predicateForWorkoutActivities(operatorType: HKPredicateOperator, duration: TimeInterval) -> NSPredicate {
        HealthPredicate(.activities(.duration(ComparisonOperator(operatorType), duration)))
    }

    public class func predicateForWorkoutActivities(
        start startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        HealthPredicate(.activities(.dates(start: startDate, end: endDate, options: QueryOptions(options))))
    }

    public class func predicateForWorkoutActivities(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.activities(.figure(figure(.sum, operatorType, quantityType, sumQuantity))))
    }

    public class func predicateForWorkoutActivities(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.activities(.figure(figure(.minimum, operatorType, quantityType, minimumQuantity))))
    }

    public class func predicateForWorkoutActivities(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.activities(.figure(figure(.maximum, operatorType, quantityType, maximumQuantity))))
    }

    public class func predicateForWorkoutActivities(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate(.activities(.figure(figure(.average, operatorType, quantityType, averageQuantity))))
    }

    private class func figure(
        _ figure: WorkoutFigure, _ operatorType: HKPredicateOperator, _ type: HKQuantityType, _ quantity: HKQuantity
    ) -> WorkoutFigureComparison {
        WorkoutFigureComparison(figure, of: type.type, ComparisonOperator(operatorType), quantity.quantity)
    }
}
