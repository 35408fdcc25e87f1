// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

/// The sort key `HKSampleSortIdentifierStartDate`.
public let HKSampleSortIdentifierStartDate = "HKSampleSortIdentifierStartDate"
/// The sort key `HKSampleSortIdentifierEndDate`.
public let HKSampleSortIdentifierEndDate = "HKSampleSortIdentifierEndDate"
/// The sort key `HKWorkoutSortIdentifierDuration`.
public let HKWorkoutSortIdentifierDuration = "HKWorkoutSortIdentifierDuration"
/// The sort key `HKWorkoutSortIdentifierTotalDistance`.
public let HKWorkoutSortIdentifierTotalDistance = "HKWorkoutSortIdentifierTotalDistance"
/// The sort key `HKWorkoutSortIdentifierTotalEnergyBurned`.
public let HKWorkoutSortIdentifierTotalEnergyBurned = "HKWorkoutSortIdentifierTotalEnergyBurned"
/// The sort key `totalSwimmingStrokeCount`.
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
/// The sort key `totalFlightsClimbed`.
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"
