// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

extension MetadataKey {
    /// The keys that HealthKit defines.
    static let all: [MetadataKey] = [
        MetadataKey(
            name: "HKMetadataKeyActivityType",
            rawValue: "HKActivityType",
            value: .enumeration(.workoutActivityType)
        ),
        MetadataKey(
            name: "HKMetadataKeyAlgorithmVersion",
            rawValue: "HKAlgorithmVersion",
            value: .number
        ),
        MetadataKey(
            name: "HKMetadataKeyAlpineSlopeGrade",
            rawValue: "HKAlpineSlopeGrade",
            value: .quantity(.known("%"))
        ),
        MetadataKey(
            name: "HKMetadataKeyAppleDeviceCalibrated",
            rawValue: "HKMetadataKeyAppleDeviceCalibrated",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyAppleECGAlgorithmVersion",
            rawValue: "HKMetadataKeyAppleECGAlgorithmVersion",
            value: .enumeration(.appleECGAlgorithmVersion)
        ),
        MetadataKey(
            name: "HKMetadataKeyAppleFitnessPlusCatalogIdentifier",
            rawValue: "HKMetadataKeyAppleFitnessPlusCatalogIdentifier",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyAppleFitnessPlusSession",
            rawValue: "HKMetadataKeyAppleFitnessPlusSession",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyAudioExposureDuration",
            rawValue: "HKMetadataKeyAudioExposureDuration",
            value: .quantity(.known("s"))
        ),
        MetadataKey(
            name: "HKMetadataKeyAudioExposureLevel",
            rawValue: "HKMetadataKeyAudioExposureLevel",
            value: .quantity(.known("dBASPL"))
        ),
        MetadataKey(
            name: "HKMetadataKeyAverageMETs",
            rawValue: "HKAverageMETs",
            value: .quantity(.known("kcal/(kg*hr)"))
        ),
        MetadataKey(
            name: "HKMetadataKeyAverageSpeed",
            rawValue: "HKAverageSpeed",
            value: .quantity(.known("m/s"))
        ),
        MetadataKey(
            name: "HKMetadataKeyBarometricPressure",
            rawValue: "HKMetadataKeyBarometricPressure",
            value: .quantity(.known("Pa"))
        ),
        MetadataKey(
            name: "HKMetadataKeyBloodGlucoseMealTime",
            rawValue: "HKBloodGlucoseMealTime",
            value: .enumeration(.bloodGlucoseMealTime)
        ),
        MetadataKey(
            name: "HKMetadataKeyBodyTemperatureSensorLocation",
            rawValue: "HKBodyTemperatureSensorLocation",
            value: .enumeration(.bodyTemperatureSensorLocation)
        ),
        MetadataKey(
            name: "HKMetadataKeyCoachedWorkout",
            rawValue: "HKCoachedWorkout",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyCrossTrainerDistance",
            rawValue: "HKCrossTrainerDistance",
            value: .quantity(.known("m"))
        ),
        MetadataKey(
            name: "HKMetadataKeyCyclingFunctionalThresholdPowerTestType",
            rawValue: "HKCyclingCyclingFunctionalThresholdPowerTestType",
            value: .enumeration(.cyclingFunctionalThresholdPowerTestType)
        ),
        MetadataKey(
            name: "HKMetadataKeyDateOfEarliestDataUsedForEstimate",
            rawValue: "HKDateOfEarliestDataUsedForEstimate",
            value: .date
        ),
        MetadataKey(
            name: "HKMetadataKeyDeviceManufacturerName",
            rawValue: "HKDeviceManufacturerName",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyDeviceName",
            rawValue: "HKDeviceName",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyDevicePlacementSide",
            rawValue: "HKMetadataKeyDevicePlacementSide",
            value: .enumeration(.devicePlacementSide)
        ),
        MetadataKey(
            name: "HKMetadataKeyDeviceSerialNumber",
            rawValue: "HKDeviceSerialNumber",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyDigitalSignature",
            rawValue: "HKDigitalSignature",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyElevationAscended",
            rawValue: "HKElevationAscended",
            value: .quantity(.known("m"))
        ),
        MetadataKey(
            name: "HKMetadataKeyElevationDescended",
            rawValue: "HKElevationDescended",
            value: .quantity(.known("m"))
        ),
        MetadataKey(
            name: "HKMetadataKeyExternalUUID",
            rawValue: "HKExternalUUID",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyFitnessMachineDuration",
            rawValue: "HKFitnessMachineDuration",
            value: .quantity(.known("s"))
        ),
        MetadataKey(
            name: "HKMetadataKeyFoodType",
            rawValue: "HKFoodType",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyGlassesPrescriptionDescription",
            rawValue: "HKMetadataKeyGlassesPrescriptionDescription",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyGroupFitness",
            rawValue: "HKGroupFitness",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyHeadphoneGain",
            rawValue: "HKMetadataKeyHeadphoneGain",
            value: .quantity(.known("dBASPL"))
        ),
        MetadataKey(
            name: "HKMetadataKeyHeartRateEventThreshold",
            rawValue: "HKHeartRateEventThreshold",
            value: .quantity(.known("count/min"))
        ),
        MetadataKey(
            name: "HKMetadataKeyHeartRateMotionContext",
            rawValue: "HKMetadataKeyHeartRateMotionContext",
            value: .enumeration(.heartRateMotionContext)
        ),
        MetadataKey(
            name: "HKMetadataKeyHeartRateRecoveryActivityDuration",
            rawValue: "HKMetadataKeyHeartRateRecoveryActivityDuration",
            value: .quantity(.known("s"))
        ),
        MetadataKey(
            name: "HKMetadataKeyHeartRateRecoveryActivityType",
            rawValue: "HKMetadataKeyHeartRateRecoveryActivityType",
            value: .enumeration(.workoutActivityType)
        ),
        MetadataKey(
            name: "HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate",
            rawValue: "HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate",
            value: .quantity(.known("count/min"))
        ),
        MetadataKey(
            name: "HKMetadataKeyHeartRateRecoveryTestType",
            rawValue: "HKMetadataKeyHeartRateRecoveryTestType",
            value: .enumeration(.heartRateRecoveryTestType)
        ),
        MetadataKey(
            name: "HKMetadataKeyHeartRateSensorLocation",
            rawValue: "HKHeartRateSensorLocation",
            value: .enumeration(.heartRateSensorLocation)
        ),
        MetadataKey(
            name: "HKMetadataKeyIndoorBikeDistance",
            rawValue: "HKIndoorBikeDistance",
            value: .quantity(.known("m"))
        ),
        MetadataKey(
            name: "HKMetadataKeyIndoorWorkout",
            rawValue: "HKIndoorWorkout",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyInsulinDeliveryReason",
            rawValue: "HKInsulinDeliveryReason",
            value: .enumeration(.insulinDeliveryReason)
        ),
        MetadataKey(
            name: "HKMetadataKeyLapLength",
            rawValue: "HKLapLength",
            value: .quantity(.known("m"))
        ),
        MetadataKey(
            name: "HKMetadataKeyLowCardioFitnessEventThreshold",
            rawValue: "HKLowCardioFitnessEventThreshold",
            value: .quantity(.known("mL/(kg*min)"))
        ),
        MetadataKey(
            name: "HKMetadataKeyMaximumLightIntensity",
            rawValue: "HKMetadataKeyMaximumLightIntensity",
            value: .quantity(.known("lx"))
        ),
        MetadataKey(
            name: "HKMetadataKeyMaximumSpeed",
            rawValue: "HKMaximumSpeed",
            value: .quantity(.known("m/s"))
        ),
        MetadataKey(
            name: "HKMetadataKeyMenstrualCycleStart",
            rawValue: "HKMenstrualCycleStart",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyPhysicalEffortEstimationType",
            rawValue: "HKPhysicalEffortEstimationType",
            value: .enumeration(.physicalEffortEstimationType)
        ),
        MetadataKey(
            name: "HKMetadataKeyQuantityClampedToLowerBound",
            rawValue: "HKMetadataKeyQuantityClampedToLowerBound",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyQuantityClampedToUpperBound",
            rawValue: "HKMetadataKeyQuantityClampedToUpperBound",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyReferenceRangeLowerLimit",
            rawValue: "HKReferenceRangeLowerLimit",
            value: .number
        ),
        MetadataKey(
            name: "HKMetadataKeyReferenceRangeUpperLimit",
            rawValue: "HKReferenceRangeUpperLimit",
            value: .number
        ),
        MetadataKey(
            name: "HKMetadataKeySessionEstimate",
            rawValue: "HKMetadataKeySessionEstimate",
            value: .quantityOfSampleType
        ),
        MetadataKey(
            name: "HKMetadataKeySexualActivityProtectionUsed",
            rawValue: "HKSexualActivityProtectionUsed",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeySwimmingLocationType",
            rawValue: "HKSwimmingLocationType",
            value: .enumeration(.workoutSwimmingLocationType)
        ),
        MetadataKey(
            name: "HKMetadataKeySwimmingStrokeStyle",
            rawValue: "HKSwimmingStrokeStyle",
            value: .enumeration(.swimmingStrokeStyle)
        ),
        MetadataKey(
            name: "HKMetadataKeySWOLFScore",
            rawValue: "HKSWOLFScore",
            value: .number
        ),
        MetadataKey(
            name: "HKMetadataKeySyncIdentifier",
            rawValue: "HKMetadataKeySyncIdentifier",
            value: .string,
            requires: ["HKMetadataKeySyncVersion"]
        ),
        MetadataKey(
            name: "HKMetadataKeySyncVersion",
            rawValue: "HKMetadataKeySyncVersion",
            value: .number,
            requires: ["HKMetadataKeySyncIdentifier"]
        ),
        MetadataKey(
            name: "HKMetadataKeyTimeZone",
            rawValue: "HKTimeZone",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyUDIDeviceIdentifier",
            rawValue: "HKUDIDeviceIdentifier",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyUDIProductionIdentifier",
            rawValue: "HKUDIProductionIdentifier",
            value: .string
        ),
        MetadataKey(
            name: "HKMetadataKeyUserMotionContext",
            rawValue: "HKMetadataKeyUserMotionContext",
            value: .enumeration(.userMotionContext)
        ),
        MetadataKey(
            name: "HKMetadataKeyVO2MaxTestType",
            rawValue: "HKVO2MaxTestType",
            value: .enumeration(.vO2MaxTestType)
        ),
        MetadataKey(
            name: "HKMetadataKeyVO2MaxValue",
            rawValue: "HKVO2MaxValue",
            value: .quantity(.known("mL/(kg*min)"))
        ),
        MetadataKey(
            name: "HKMetadataKeyWasTakenInLab",
            rawValue: "HKWasTakenInLab",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyWasUserEntered",
            rawValue: "HKWasUserEntered",
            value: .bool
        ),
        MetadataKey(
            name: "HKMetadataKeyWaterSalinity",
            rawValue: "HKMetadataKeyWaterSalinity",
            value: .enumeration(.waterSalinity)
        ),
        MetadataKey(
            name: "HKMetadataKeyWeatherCondition",
            rawValue: "HKWeatherCondition",
            value: .enumeration(.weatherCondition)
        ),
        MetadataKey(
            name: "HKMetadataKeyWeatherHumidity",
            rawValue: "HKWeatherHumidity",
            value: .quantity(.known("%"))
        ),
        MetadataKey(
            name: "HKMetadataKeyWeatherTemperature",
            rawValue: "HKWeatherTemperature",
            value: .quantity(.known("degC"))
        ),
        MetadataKey(
            name: "HKMetadataKeyWorkoutBrandName",
            rawValue: "HKWorkoutBrandName",
            value: .string
        ),
    ]
}
