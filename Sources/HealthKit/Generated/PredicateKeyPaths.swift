// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

/// The key path `quantity` of predicates.
public let HKPredicateKeyPathAverage = "quantity"
/// The key path `ecg_average_heart_rate` of predicates.
public let HKPredicateKeyPathAverageHeartRate = "ecg_average_heart_rate"
/// The key path `author_name` of predicates.
public let HKPredicateKeyPathCDAAuthorName = "author_name"
/// The key path `custodian_name` of predicates.
public let HKPredicateKeyPathCDACustodianName = "custodian_name"
/// The key path `patient_name` of predicates.
public let HKPredicateKeyPathCDAPatientName = "patient_name"
/// The key path `title` of predicates.
public let HKPredicateKeyPathCDATitle = "title"
/// The key path `value` of predicates.
public let HKPredicateKeyPathCategoryValue = "value"
/// The key path `FHIRResource.identifier` of predicates.
public let HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier = "FHIRResource.identifier"
/// The key path `FHIRResource.resourceType` of predicates.
public let HKPredicateKeyPathClinicalRecordFHIRResourceType = "FHIRResource.resourceType"
/// The key path `correlation` of predicates.
public let HKPredicateKeyPathCorrelation = "correlation"
/// The key path `count` of predicates.
public let HKPredicateKeyPathCount = "count"
/// The key path `dateComponents` of predicates.
public let HKPredicateKeyPathDateComponents = "dateComponents"
/// The key path `device` of predicates.
public let HKPredicateKeyPathDevice = "device"
/// The key path `ecg_public_classification` of predicates.
public let HKPredicateKeyPathECGClassification = "ecg_public_classification"
/// The key path `ecg_symptoms_status` of predicates.
public let HKPredicateKeyPathECGSymptomsStatus = "ecg_symptoms_status"
/// The key path `endDate` of predicates.
public let HKPredicateKeyPathEndDate = "endDate"
/// The key path `logOrigin` of predicates.
public let HKPredicateKeyPathLogOrigin = "logOrigin"
/// The key path `max` of predicates.
public let HKPredicateKeyPathMax = "max"
/// The key path `medicationConceptIdentifier` of predicates.
public let HKPredicateKeyPathMedicationConceptIdentifier = "medicationConceptIdentifier"
/// The key path `metadata` of predicates.
public let HKPredicateKeyPathMetadata = "metadata"
/// The key path `min` of predicates.
public let HKPredicateKeyPathMin = "min"
/// The key path `most_recent` of predicates.
public let HKPredicateKeyPathMostRecent = "most_recent"
/// The key path `most_recent_duration` of predicates.
public let HKPredicateKeyPathMostRecentDuration = "most_recent_duration"
/// The key path `most_recent_end_date` of predicates.
public let HKPredicateKeyPathMostRecentEndDate = "most_recent_end_date"
/// The key path `most_recent_start_date` of predicates.
public let HKPredicateKeyPathMostRecentStartDate = "most_recent_start_date"
/// The key path `quantity` of predicates.
public let HKPredicateKeyPathQuantity = "quantity"
/// The key path `scheduledDate` of predicates.
public let HKPredicateKeyPathScheduledDate = "scheduledDate"
/// The key path `source` of predicates.
public let HKPredicateKeyPathSource = "source"
/// The key path `sourceRevision` of predicates.
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
/// The key path `startDate` of predicates.
public let HKPredicateKeyPathStartDate = "startDate"
/// The key path `status` of predicates.
public let HKPredicateKeyPathStatus = "status"
/// The key path `quantity` of predicates.
public let HKPredicateKeyPathSum = "quantity"
/// The key path `UUID` of predicates.
public let HKPredicateKeyPathUUID = "UUID"
/// The key path `workout` of predicates.
public let HKPredicateKeyPathWorkout = "workout"
/// The key path `workoutActivity` of predicates.
public let HKPredicateKeyPathWorkoutActivity = "workoutActivity"
/// The key path `activityAverageQuantity` of predicates.
public let HKPredicateKeyPathWorkoutActivityAverageQuantity = "activityAverageQuantity"
/// The key path `activityDuration` of predicates.
public let HKPredicateKeyPathWorkoutActivityDuration = "activityDuration"
/// The key path `activityEndDate` of predicates.
public let HKPredicateKeyPathWorkoutActivityEndDate = "activityEndDate"
/// The key path `activityMaximumQuantity` of predicates.
public let HKPredicateKeyPathWorkoutActivityMaximumQuantity = "activityMaximumQuantity"
/// The key path `activityMinimumQuantity` of predicates.
public let HKPredicateKeyPathWorkoutActivityMinimumQuantity = "activityMinimumQuantity"
/// The key path `activityStartDate` of predicates.
public let HKPredicateKeyPathWorkoutActivityStartDate = "activityStartDate"
/// The key path `activitySumQuantity` of predicates.
public let HKPredicateKeyPathWorkoutActivitySumQuantity = "activitySumQuantity"
/// The key path `activityType` of predicates.
public let HKPredicateKeyPathWorkoutActivityType = "activityType"
/// The key path `averageQuantity` of predicates.
public let HKPredicateKeyPathWorkoutAverageQuantity = "averageQuantity"
/// The key path `duration` of predicates.
public let HKPredicateKeyPathWorkoutDuration = "duration"
/// The key path `ratingOfExertionAssociation` of predicates.
public let HKPredicateKeyPathWorkoutEffortRelationship = "ratingOfExertionAssociation"
/// The key path `maximumQuantity` of predicates.
public let HKPredicateKeyPathWorkoutMaximumQuantity = "maximumQuantity"
/// The key path `minimumQuantity` of predicates.
public let HKPredicateKeyPathWorkoutMinimumQuantity = "minimumQuantity"
/// The key path `sumQuantity` of predicates.
public let HKPredicateKeyPathWorkoutSumQuantity = "sumQuantity"
/// The key path `totalDistance` of predicates.
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
/// The key path `totalEnergyBurned` of predicates.
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
/// The key path `totalFlightsClimbed` of predicates.
public let HKPredicateKeyPathWorkoutTotalFlightsClimbed = "totalFlightsClimbed"
/// The key path `totalSwimmingStrokeCount` of predicates.
public let HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
/// The key path `workoutType` of predicates.
public let HKPredicateKeyPathWorkoutType = "workoutType"
/// The key path `hasSchedule` of predicates.
public let HKUserAnnotatedMedicationPredicateKeyPathHasSchedule = "hasSchedule"
/// The key path `isArchived` of predicates.
public let HKUserAnnotatedMedicationPredicateKeyPathIsArchived = "isArchived"
