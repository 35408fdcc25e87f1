// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

public let HKSampleSortIdentifierStartDate = "HKSampleSortIdentifierStartDate"
public let HKSampleSortIdentifierEndDate = "HKSampleSortIdentifierEndDate"
public let HKWorkoutSortIdentifierDuration = "HKWorkoutSortIdentifierDuration"
public let HKWorkoutSortIdentifierTotalDistance = "HKWorkoutSortIdentifierTotalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "HKWorkoutSortIdentifierTotalEnergyBurned"
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"
