// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// HealthKit's enumerations and option sets.

#ifndef CHEALTHKIT_H
#define CHEALTHKIT_H

#define HK_ENUM(type, name) \
    enum __attribute__((enum_extensibility(open))) name : type; \
    typedef enum name name; \
    enum name : type
#define HK_OPTIONS(type, name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type; \
    typedef enum name name; \
    enum name : type

HK_ENUM(long, HKActivityMoveMode) {
    HKActivityMoveModeActiveEnergy __attribute__((swift_name("activeEnergy"))) = 1,
    HKActivityMoveModeAppleMoveTime __attribute__((swift_name("appleMoveTime"))) = 2,
};

HK_ENUM(long, HKAppleECGAlgorithmVersion) {
    HKAppleECGAlgorithmVersion1 __attribute__((swift_name("version1"))) = 1,
    HKAppleECGAlgorithmVersion2 __attribute__((swift_name("version2"))) = 2,
};

HK_ENUM(long, HKAppleSleepingBreathingDisturbancesClassification) {
    HKAppleSleepingBreathingDisturbancesClassificationNotElevated __attribute__((swift_name("notElevated"))) = 0,
    HKAppleSleepingBreathingDisturbancesClassificationElevated __attribute__((swift_name("elevated"))) = 1,
};

HK_ENUM(long, HKAppleWalkingSteadinessClassification) {
    HKAppleWalkingSteadinessClassificationOk __attribute__((swift_name("ok"))) = 1,
    HKAppleWalkingSteadinessClassificationLow __attribute__((swift_name("low"))) = 2,
    HKAppleWalkingSteadinessClassificationVeryLow __attribute__((swift_name("veryLow"))) = 3,
};

HK_ENUM(long, HKAudiogramConductionType) {
    HKAudiogramConductionTypeAir __attribute__((swift_name("air"))) = 0,
};

HK_ENUM(long, HKAudiogramSensitivityTestSide) {
    HKAudiogramSensitivityTestSideLeft __attribute__((swift_name("left"))) = 0,
    HKAudiogramSensitivityTestSideRight __attribute__((swift_name("right"))) = 1,
};

HK_ENUM(long, HKAuthorizationRequestStatus) {
    HKAuthorizationRequestStatusUnknown __attribute__((swift_name("unknown"))) = 0,
    HKAuthorizationRequestStatusShouldRequest __attribute__((swift_name("shouldRequest"))) = 1,
    HKAuthorizationRequestStatusUnnecessary __attribute__((swift_name("unnecessary"))) = 2,
};

HK_ENUM(long, HKAuthorizationStatus) {
    HKAuthorizationStatusNotDetermined __attribute__((swift_name("notDetermined"))) = 0,
    HKAuthorizationStatusSharingDenied __attribute__((swift_name("sharingDenied"))) = 1,
    HKAuthorizationStatusSharingAuthorized __attribute__((swift_name("sharingAuthorized"))) = 2,
};

HK_ENUM(long, HKBiologicalSex) {
    HKBiologicalSexNotSet __attribute__((swift_name("notSet"))) = 0,
    HKBiologicalSexFemale __attribute__((swift_name("female"))) = 1,
    HKBiologicalSexMale __attribute__((swift_name("male"))) = 2,
    HKBiologicalSexOther __attribute__((swift_name("other"))) = 3,
};

HK_ENUM(long, HKBloodGlucoseMealTime) {
    HKBloodGlucoseMealTimePreprandial __attribute__((swift_name("preprandial"))) = 1,
    HKBloodGlucoseMealTimePostprandial __attribute__((swift_name("postprandial"))) = 2,
};

HK_ENUM(long, HKBloodType) {
    HKBloodTypeNotSet __attribute__((swift_name("notSet"))) = 0,
    HKBloodTypeAPositive __attribute__((swift_name("aPositive"))) = 1,
    HKBloodTypeANegative __attribute__((swift_name("aNegative"))) = 2,
    HKBloodTypeBPositive __attribute__((swift_name("bPositive"))) = 3,
    HKBloodTypeBNegative __attribute__((swift_name("bNegative"))) = 4,
    HKBloodTypeABPositive __attribute__((swift_name("abPositive"))) = 5,
    HKBloodTypeABNegative __attribute__((swift_name("abNegative"))) = 6,
    HKBloodTypeOPositive __attribute__((swift_name("oPositive"))) = 7,
    HKBloodTypeONegative __attribute__((swift_name("oNegative"))) = 8,
};

HK_ENUM(long, HKBodyTemperatureSensorLocation) {
    HKBodyTemperatureSensorLocationOther __attribute__((swift_name("other"))) = 0,
    HKBodyTemperatureSensorLocationArmpit __attribute__((swift_name("armpit"))) = 1,
    HKBodyTemperatureSensorLocationBody __attribute__((swift_name("body"))) = 2,
    HKBodyTemperatureSensorLocationEar __attribute__((swift_name("ear"))) = 3,
    HKBodyTemperatureSensorLocationFinger __attribute__((swift_name("finger"))) = 4,
    HKBodyTemperatureSensorLocationGastroIntestinal __attribute__((swift_name("gastroIntestinal"))) = 5,
    HKBodyTemperatureSensorLocationMouth __attribute__((swift_name("mouth"))) = 6,
    HKBodyTemperatureSensorLocationRectum __attribute__((swift_name("rectum"))) = 7,
    HKBodyTemperatureSensorLocationToe __attribute__((swift_name("toe"))) = 8,
    HKBodyTemperatureSensorLocationEarDrum __attribute__((swift_name("earDrum"))) = 9,
    HKBodyTemperatureSensorLocationTemporalArtery __attribute__((swift_name("temporalArtery"))) = 10,
    HKBodyTemperatureSensorLocationForehead __attribute__((swift_name("forehead"))) = 11,
};

HK_ENUM(long, HKCategoryValue) {
    HKCategoryValueNotApplicable __attribute__((swift_name("notApplicable"))) = 0,
};

HK_ENUM(long, HKCategoryValueAppetiteChanges) {
    HKCategoryValueAppetiteChangesUnspecified __attribute__((swift_name("unspecified"))) = 0,
    HKCategoryValueAppetiteChangesNoChange __attribute__((swift_name("noChange"))) = 1,
    HKCategoryValueAppetiteChangesDecreased __attribute__((swift_name("decreased"))) = 2,
    HKCategoryValueAppetiteChangesIncreased __attribute__((swift_name("increased"))) = 3,
};

HK_ENUM(long, HKCategoryValueAppleStandHour) {
    HKCategoryValueAppleStandHourStood __attribute__((swift_name("stood"))) = 0,
    HKCategoryValueAppleStandHourIdle __attribute__((swift_name("idle"))) = 1,
};

HK_ENUM(long, HKCategoryValueAppleWalkingSteadinessEvent) {
    HKCategoryValueAppleWalkingSteadinessEventInitialLow __attribute__((swift_name("initialLow"))) = 1,
    HKCategoryValueAppleWalkingSteadinessEventInitialVeryLow __attribute__((swift_name("initialVeryLow"))) = 2,
    HKCategoryValueAppleWalkingSteadinessEventRepeatLow __attribute__((swift_name("repeatLow"))) = 3,
    HKCategoryValueAppleWalkingSteadinessEventRepeatVeryLow __attribute__((swift_name("repeatVeryLow"))) = 4,
};

HK_ENUM(long, HKCategoryValueAudioExposureEvent) {
    HKCategoryValueAudioExposureEventLoudEnvironment __attribute__((swift_name("loudEnvironment"))) = 1,
};

HK_ENUM(long, HKCategoryValueCervicalMucusQuality) {
    HKCategoryValueCervicalMucusQualityDry __attribute__((swift_name("dry"))) = 1,
    HKCategoryValueCervicalMucusQualitySticky __attribute__((swift_name("sticky"))) = 2,
    HKCategoryValueCervicalMucusQualityCreamy __attribute__((swift_name("creamy"))) = 3,
    HKCategoryValueCervicalMucusQualityWatery __attribute__((swift_name("watery"))) = 4,
    HKCategoryValueCervicalMucusQualityEggWhite __attribute__((swift_name("eggWhite"))) = 5,
};

HK_ENUM(long, HKCategoryValueContraceptive) {
    HKCategoryValueContraceptiveUnspecified __attribute__((swift_name("unspecified"))) = 1,
    HKCategoryValueContraceptiveImplant __attribute__((swift_name("implant"))) = 2,
    HKCategoryValueContraceptiveInjection __attribute__((swift_name("injection"))) = 3,
    HKCategoryValueContraceptiveIntrauterineDevice __attribute__((swift_name("intrauterineDevice"))) = 4,
    HKCategoryValueContraceptiveIntravaginalRing __attribute__((swift_name("intravaginalRing"))) = 5,
    HKCategoryValueContraceptiveOral __attribute__((swift_name("oral"))) = 6,
    HKCategoryValueContraceptivePatch __attribute__((swift_name("patch"))) = 7,
};

HK_ENUM(long, HKCategoryValueEnvironmentalAudioExposureEvent) {
    HKCategoryValueEnvironmentalAudioExposureEventMomentaryLimit __attribute__((swift_name("momentaryLimit"))) = 1,
};

HK_ENUM(long, HKCategoryValueHeadphoneAudioExposureEvent) {
    HKCategoryValueHeadphoneAudioExposureEventSevenDayLimit __attribute__((swift_name("sevenDayLimit"))) = 1,
};

HK_ENUM(long, HKCategoryValueLowCardioFitnessEvent) {
    HKCategoryValueLowCardioFitnessEventLowFitness __attribute__((swift_name("lowFitness"))) = 1,
};

HK_ENUM(long, HKCategoryValueMenopausalState) {
    HKCategoryValueMenopausalStateMenopause __attribute__((swift_name("menopause"))) = 1,
    HKCategoryValueMenopausalStatePerimenopause __attribute__((swift_name("perimenopause"))) = 2,
    HKCategoryValueMenopausalStateNone __attribute__((swift_name("none"))) = 3,
};

HK_ENUM(long, HKCategoryValueMenstrualFlow) {
    HKCategoryValueMenstrualFlowUnspecified __attribute__((swift_name("unspecified"))) = 1,
    HKCategoryValueMenstrualFlowLight __attribute__((swift_name("light"))) = 2,
    HKCategoryValueMenstrualFlowMedium __attribute__((swift_name("medium"))) = 3,
    HKCategoryValueMenstrualFlowHeavy __attribute__((swift_name("heavy"))) = 4,
    HKCategoryValueMenstrualFlowNone __attribute__((swift_name("none"))) = 5,
};

HK_ENUM(long, HKCategoryValueOvulationTestResult) {
    HKCategoryValueOvulationTestResultNegative __attribute__((swift_name("negative"))) = 1,
    HKCategoryValueOvulationTestResultLuteinizingHormoneSurge __attribute__((swift_name("luteinizingHormoneSurge"))) = 2,
    HKCategoryValueOvulationTestResultPositive __attribute__((swift_name("positive"))) = 2,
    HKCategoryValueOvulationTestResultIndeterminate __attribute__((swift_name("indeterminate"))) = 3,
    HKCategoryValueOvulationTestResultEstrogenSurge __attribute__((swift_name("estrogenSurge"))) = 4,
};

HK_ENUM(long, HKCategoryValuePregnancyTestResult) {
    HKCategoryValuePregnancyTestResultNegative __attribute__((swift_name("negative"))) = 1,
    HKCategoryValuePregnancyTestResultPositive __attribute__((swift_name("positive"))) = 2,
    HKCategoryValuePregnancyTestResultIndeterminate __attribute__((swift_name("indeterminate"))) = 3,
};

HK_ENUM(long, HKCategoryValuePresence) {
    HKCategoryValuePresencePresent __attribute__((swift_name("present"))) = 0,
    HKCategoryValuePresenceNotPresent __attribute__((swift_name("notPresent"))) = 1,
};

HK_ENUM(long, HKCategoryValueProgesteroneTestResult) {
    HKCategoryValueProgesteroneTestResultNegative __attribute__((swift_name("negative"))) = 1,
    HKCategoryValueProgesteroneTestResultPositive __attribute__((swift_name("positive"))) = 2,
    HKCategoryValueProgesteroneTestResultIndeterminate __attribute__((swift_name("indeterminate"))) = 3,
};

HK_ENUM(long, HKCategoryValueSeverity) {
    HKCategoryValueSeverityUnspecified __attribute__((swift_name("unspecified"))) = 0,
    HKCategoryValueSeverityNotPresent __attribute__((swift_name("notPresent"))) = 1,
    HKCategoryValueSeverityMild __attribute__((swift_name("mild"))) = 2,
    HKCategoryValueSeverityModerate __attribute__((swift_name("moderate"))) = 3,
    HKCategoryValueSeveritySevere __attribute__((swift_name("severe"))) = 4,
};

HK_ENUM(long, HKCategoryValueSleepAnalysis) {
    HKCategoryValueSleepAnalysisInBed __attribute__((swift_name("inBed"))) = 0,
    HKCategoryValueSleepAnalysisAsleepUnspecified __attribute__((swift_name("asleepUnspecified"))) = 1,
    HKCategoryValueSleepAnalysisAsleep __attribute__((swift_name("asleep"))) = 1,
    HKCategoryValueSleepAnalysisAwake __attribute__((swift_name("awake"))) = 2,
    HKCategoryValueSleepAnalysisAsleepCore __attribute__((swift_name("asleepCore"))) = 3,
    HKCategoryValueSleepAnalysisAsleepDeep __attribute__((swift_name("asleepDeep"))) = 4,
    HKCategoryValueSleepAnalysisAsleepREM __attribute__((swift_name("asleepREM"))) = 5,
};

HK_ENUM(long, HKCategoryValueVaginalBleeding) {
    HKCategoryValueVaginalBleedingUnspecified __attribute__((swift_name("unspecified"))) = 1,
    HKCategoryValueVaginalBleedingLight __attribute__((swift_name("light"))) = 2,
    HKCategoryValueVaginalBleedingMedium __attribute__((swift_name("medium"))) = 3,
    HKCategoryValueVaginalBleedingHeavy __attribute__((swift_name("heavy"))) = 4,
    HKCategoryValueVaginalBleedingNone __attribute__((swift_name("none"))) = 5,
};

HK_ENUM(long, HKCyclingFunctionalThresholdPowerTestType) {
    HKCyclingFunctionalThresholdPowerTestTypeMaxExercise60Minute __attribute__((swift_name("maxExercise60Minute"))) = 1,
    HKCyclingFunctionalThresholdPowerTestTypeMaxExercise20Minute __attribute__((swift_name("maxExercise20Minute"))) = 2,
    HKCyclingFunctionalThresholdPowerTestTypeRampTest __attribute__((swift_name("rampTest"))) = 3,
    HKCyclingFunctionalThresholdPowerTestTypePredictionExercise __attribute__((swift_name("predictionExercise"))) = 4,
};

HK_ENUM(long, HKDevicePlacementSide) {
    HKDevicePlacementSideUnknown __attribute__((swift_name("unknown"))) = 0,
    HKDevicePlacementSideLeft __attribute__((swift_name("left"))) = 1,
    HKDevicePlacementSideRight __attribute__((swift_name("right"))) = 2,
    HKDevicePlacementSideCentral __attribute__((swift_name("central"))) = 3,
};

HK_ENUM(long, HKElectrocardiogramClassification) {
    HKElectrocardiogramClassificationNotSet __attribute__((swift_name("notSet"))) = 0,
    HKElectrocardiogramClassificationSinusRhythm __attribute__((swift_name("sinusRhythm"))) = 1,
    HKElectrocardiogramClassificationAtrialFibrillation __attribute__((swift_name("atrialFibrillation"))) = 2,
    HKElectrocardiogramClassificationInconclusiveLowHeartRate __attribute__((swift_name("inconclusiveLowHeartRate"))) = 3,
    HKElectrocardiogramClassificationInconclusiveHighHeartRate __attribute__((swift_name("inconclusiveHighHeartRate"))) = 4,
    HKElectrocardiogramClassificationInconclusivePoorReading __attribute__((swift_name("inconclusivePoorReading"))) = 5,
    HKElectrocardiogramClassificationInconclusiveOther __attribute__((swift_name("inconclusiveOther"))) = 6,
    HKElectrocardiogramClassificationUnrecognized __attribute__((swift_name("unrecognized"))) = 100,
};

HK_ENUM(long, HKElectrocardiogramLead) {
    HKElectrocardiogramLeadAppleWatchSimilarToLeadI __attribute__((swift_name("appleWatchSimilarToLeadI"))) = 1,
};

HK_ENUM(long, HKElectrocardiogramSymptomsStatus) {
    HKElectrocardiogramSymptomsStatusNotSet __attribute__((swift_name("notSet"))) = 0,
    HKElectrocardiogramSymptomsStatusNone __attribute__((swift_name("none"))) = 1,
    HKElectrocardiogramSymptomsStatusPresent __attribute__((swift_name("present"))) = 2,
};

HK_ENUM(long, HKErrorCode) {
    HKUnknownError __attribute__((swift_name("unknownError"))) = 0,
    HKNoError __attribute__((swift_name("noError"))) = 0,
    HKErrorHealthDataUnavailable __attribute__((swift_name("errorHealthDataUnavailable"))) = 1,
    HKErrorHealthDataRestricted __attribute__((swift_name("errorHealthDataRestricted"))) = 2,
    HKErrorInvalidArgument __attribute__((swift_name("errorInvalidArgument"))) = 3,
    HKErrorAuthorizationDenied __attribute__((swift_name("errorAuthorizationDenied"))) = 4,
    HKErrorAuthorizationNotDetermined __attribute__((swift_name("errorAuthorizationNotDetermined"))) = 5,
    HKErrorDatabaseInaccessible __attribute__((swift_name("errorDatabaseInaccessible"))) = 6,
    HKErrorUserCanceled __attribute__((swift_name("errorUserCanceled"))) = 7,
    HKErrorAnotherWorkoutSessionStarted __attribute__((swift_name("errorAnotherWorkoutSessionStarted"))) = 8,
    HKErrorUserExitedWorkoutSession __attribute__((swift_name("errorUserExitedWorkoutSession"))) = 9,
    HKErrorRequiredAuthorizationDenied __attribute__((swift_name("errorRequiredAuthorizationDenied"))) = 10,
    HKErrorNoData __attribute__((swift_name("errorNoData"))) = 11,
    HKErrorWorkoutActivityNotAllowed __attribute__((swift_name("errorWorkoutActivityNotAllowed"))) = 12,
    HKErrorDataSizeExceeded __attribute__((swift_name("errorDataSizeExceeded"))) = 13,
    HKErrorBackgroundWorkoutSessionNotAllowed __attribute__((swift_name("errorBackgroundWorkoutSessionNotAllowed"))) = 14,
    HKErrorNotPermissibleForGuestUserMode __attribute__((swift_name("errorNotPermissibleForGuestUserMode"))) = 15,
};

HK_ENUM(long, HKFitzpatrickSkinType) {
    HKFitzpatrickSkinTypeNotSet __attribute__((swift_name("notSet"))) = 0,
    HKFitzpatrickSkinTypeI __attribute__((swift_name("I"))) = 1,
    HKFitzpatrickSkinTypeII __attribute__((swift_name("II"))) = 2,
    HKFitzpatrickSkinTypeIII __attribute__((swift_name("III"))) = 3,
    HKFitzpatrickSkinTypeIV __attribute__((swift_name("IV"))) = 4,
    HKFitzpatrickSkinTypeV __attribute__((swift_name("V"))) = 5,
    HKFitzpatrickSkinTypeVI __attribute__((swift_name("VI"))) = 6,
};

HK_ENUM(long, HKGAD7AssessmentAnswer) {
    HKGAD7AssessmentAnswerNotAtAll __attribute__((swift_name("notAtAll"))) = 0,
    HKGAD7AssessmentAnswerSeveralDays __attribute__((swift_name("severalDays"))) = 1,
    HKGAD7AssessmentAnswerMoreThanHalfTheDays __attribute__((swift_name("moreThanHalfTheDays"))) = 2,
    HKGAD7AssessmentAnswerNearlyEveryDay __attribute__((swift_name("nearlyEveryDay"))) = 3,
};

HK_ENUM(long, HKGAD7AssessmentRisk) {
    HKGAD7AssessmentRiskNoneToMinimal __attribute__((swift_name("noneToMinimal"))) = 1,
    HKGAD7AssessmentRiskMild __attribute__((swift_name("mild"))) = 2,
    HKGAD7AssessmentRiskModerate __attribute__((swift_name("moderate"))) = 3,
    HKGAD7AssessmentRiskSevere __attribute__((swift_name("severe"))) = 4,
};

HK_ENUM(long, HKHeartRateMotionContext) {
    HKHeartRateMotionContextNotSet __attribute__((swift_name("notSet"))) = 0,
    HKHeartRateMotionContextSedentary __attribute__((swift_name("sedentary"))) = 1,
    HKHeartRateMotionContextActive __attribute__((swift_name("active"))) = 2,
};

HK_ENUM(long, HKHeartRateRecoveryTestType) {
    HKHeartRateRecoveryTestTypeMaxExercise __attribute__((swift_name("maxExercise"))) = 1,
    HKHeartRateRecoveryTestTypePredictionSubMaxExercise __attribute__((swift_name("predictionSubMaxExercise"))) = 2,
    HKHeartRateRecoveryTestTypePredictionNonExercise __attribute__((swift_name("predictionNonExercise"))) = 3,
    HKHeartRateRecoveryTestTypeStepTest __attribute__((swift_name("stepTest"))) = 4,
};

HK_ENUM(long, HKHeartRateSensorLocation) {
    HKHeartRateSensorLocationOther __attribute__((swift_name("other"))) = 0,
    HKHeartRateSensorLocationChest __attribute__((swift_name("chest"))) = 1,
    HKHeartRateSensorLocationWrist __attribute__((swift_name("wrist"))) = 2,
    HKHeartRateSensorLocationFinger __attribute__((swift_name("finger"))) = 3,
    HKHeartRateSensorLocationHand __attribute__((swift_name("hand"))) = 4,
    HKHeartRateSensorLocationEarLobe __attribute__((swift_name("earLobe"))) = 5,
    HKHeartRateSensorLocationFoot __attribute__((swift_name("foot"))) = 6,
};

HK_ENUM(long, HKInsulinDeliveryReason) {
    HKInsulinDeliveryReasonBasal __attribute__((swift_name("basal"))) = 1,
    HKInsulinDeliveryReasonBolus __attribute__((swift_name("bolus"))) = 2,
};

HK_ENUM(long, HKMedicationDoseEventLogStatus) {
    HKMedicationDoseEventLogStatusNotInteracted __attribute__((swift_name("notInteracted"))) = 1,
    HKMedicationDoseEventLogStatusNotificationNotSent __attribute__((swift_name("notificationNotSent"))) = 2,
    HKMedicationDoseEventLogStatusSnoozed __attribute__((swift_name("snoozed"))) = 3,
    HKMedicationDoseEventLogStatusTaken __attribute__((swift_name("taken"))) = 4,
    HKMedicationDoseEventLogStatusSkipped __attribute__((swift_name("skipped"))) = 5,
    HKMedicationDoseEventLogStatusNotLogged __attribute__((swift_name("notLogged"))) = 6,
};

HK_ENUM(long, HKMedicationDoseEventScheduleType) {
    HKMedicationDoseEventScheduleTypeAsNeeded __attribute__((swift_name("asNeeded"))) = 1,
    HKMedicationDoseEventScheduleTypeSchedule __attribute__((swift_name("schedule"))) = 2,
};

HK_ENUM(long, HKMetricPrefix) {
    HKMetricPrefixNone __attribute__((swift_name("none"))) = 0,
    HKMetricPrefixFemto __attribute__((swift_name("femto"))) = 13,
    HKMetricPrefixPico __attribute__((swift_name("pico"))) = 1,
    HKMetricPrefixNano __attribute__((swift_name("nano"))) = 2,
    HKMetricPrefixMicro __attribute__((swift_name("micro"))) = 3,
    HKMetricPrefixMilli __attribute__((swift_name("milli"))) = 4,
    HKMetricPrefixCenti __attribute__((swift_name("centi"))) = 5,
    HKMetricPrefixDeci __attribute__((swift_name("deci"))) = 6,
    HKMetricPrefixDeca __attribute__((swift_name("deca"))) = 7,
    HKMetricPrefixHecto __attribute__((swift_name("hecto"))) = 8,
    HKMetricPrefixKilo __attribute__((swift_name("kilo"))) = 9,
    HKMetricPrefixMega __attribute__((swift_name("mega"))) = 10,
    HKMetricPrefixGiga __attribute__((swift_name("giga"))) = 11,
    HKMetricPrefixTera __attribute__((swift_name("tera"))) = 12,
};

HK_ENUM(long, HKPHQ9AssessmentAnswer) {
    HKPHQ9AssessmentAnswerNotAtAll __attribute__((swift_name("notAtAll"))) = 0,
    HKPHQ9AssessmentAnswerSeveralDays __attribute__((swift_name("severalDays"))) = 1,
    HKPHQ9AssessmentAnswerMoreThanHalfTheDays __attribute__((swift_name("moreThanHalfTheDays"))) = 2,
    HKPHQ9AssessmentAnswerNearlyEveryDay __attribute__((swift_name("nearlyEveryDay"))) = 3,
    HKPHQ9AssessmentAnswerPreferNotToAnswer __attribute__((swift_name("preferNotToAnswer"))) = 4,
};

HK_ENUM(long, HKPHQ9AssessmentRisk) {
    HKPHQ9AssessmentRiskNoneToMinimal __attribute__((swift_name("noneToMinimal"))) = 1,
    HKPHQ9AssessmentRiskMild __attribute__((swift_name("mild"))) = 2,
    HKPHQ9AssessmentRiskModerate __attribute__((swift_name("moderate"))) = 3,
    HKPHQ9AssessmentRiskModeratelySevere __attribute__((swift_name("moderatelySevere"))) = 4,
    HKPHQ9AssessmentRiskSevere __attribute__((swift_name("severe"))) = 5,
};

HK_ENUM(long, HKPhysicalEffortEstimationType) {
    HKPhysicalEffortEstimationTypeActivityLookup __attribute__((swift_name("activityLookup"))) = 1,
    HKPhysicalEffortEstimationTypeDeviceSensed __attribute__((swift_name("deviceSensed"))) = 2,
};

HK_ENUM(long, HKPrismBase) {
    HKPrismBaseNone __attribute__((swift_name("none"))) = 0,
    HKPrismBaseUp __attribute__((swift_name("up"))) = 1,
    HKPrismBaseDown __attribute__((swift_name("down"))) = 2,
    HKPrismBaseIn __attribute__((swift_name("in"))) = 3,
    HKPrismBaseOut __attribute__((swift_name("out"))) = 4,
};

HK_ENUM(long, HKQuantityAggregationStyle) {
    HKQuantityAggregationStyleCumulative __attribute__((swift_name("cumulative"))) = 0,
    HKQuantityAggregationStyleDiscreteArithmetic __attribute__((swift_name("discreteArithmetic"))) = 1,
    HKQuantityAggregationStyleDiscrete __attribute__((swift_name("discrete"))) = 1,
    HKQuantityAggregationStyleDiscreteTemporallyWeighted __attribute__((swift_name("discreteTemporallyWeighted"))) = 2,
    HKQuantityAggregationStyleDiscreteEquivalentContinuousLevel __attribute__((swift_name("discreteEquivalentContinuousLevel"))) = 3,
};

HK_OPTIONS(unsigned long, HKQueryOptions) {
    HKQueryOptionStrictStartDate __attribute__((swift_name("strictStartDate"))) = 1,
    HKQueryOptionStrictEndDate __attribute__((swift_name("strictEndDate"))) = 2,
};

HK_ENUM(long, HKReferenceSex) {
    HKReferenceSexNotSet __attribute__((swift_name("notSet"))) = 0,
    HKReferenceSexFemale __attribute__((swift_name("female"))) = 1,
    HKReferenceSexMale __attribute__((swift_name("male"))) = 2,
};

HK_ENUM(long, HKStateOfMindAssociation) {
    HKStateOfMindAssociationCommunity __attribute__((swift_name("community"))) = 1,
    HKStateOfMindAssociationCurrentEvents __attribute__((swift_name("currentEvents"))) = 2,
    HKStateOfMindAssociationDating __attribute__((swift_name("dating"))) = 3,
    HKStateOfMindAssociationEducation __attribute__((swift_name("education"))) = 4,
    HKStateOfMindAssociationFamily __attribute__((swift_name("family"))) = 5,
    HKStateOfMindAssociationFitness __attribute__((swift_name("fitness"))) = 6,
    HKStateOfMindAssociationFriends __attribute__((swift_name("friends"))) = 7,
    HKStateOfMindAssociationHealth __attribute__((swift_name("health"))) = 8,
    HKStateOfMindAssociationHobbies __attribute__((swift_name("hobbies"))) = 9,
    HKStateOfMindAssociationIdentity __attribute__((swift_name("identity"))) = 10,
    HKStateOfMindAssociationMoney __attribute__((swift_name("money"))) = 11,
    HKStateOfMindAssociationPartner __attribute__((swift_name("partner"))) = 12,
    HKStateOfMindAssociationSelfCare __attribute__((swift_name("selfCare"))) = 13,
    HKStateOfMindAssociationSpirituality __attribute__((swift_name("spirituality"))) = 14,
    HKStateOfMindAssociationTasks __attribute__((swift_name("tasks"))) = 15,
    HKStateOfMindAssociationTravel __attribute__((swift_name("travel"))) = 16,
    HKStateOfMindAssociationWork __attribute__((swift_name("work"))) = 17,
    HKStateOfMindAssociationWeather __attribute__((swift_name("weather"))) = 18,
};

HK_ENUM(long, HKStateOfMindKind) {
    HKStateOfMindKindMomentaryEmotion __attribute__((swift_name("momentaryEmotion"))) = 1,
    HKStateOfMindKindDailyMood __attribute__((swift_name("dailyMood"))) = 2,
};

HK_ENUM(long, HKStateOfMindLabel) {
    HKStateOfMindLabelAmazed __attribute__((swift_name("amazed"))) = 1,
    HKStateOfMindLabelAmused __attribute__((swift_name("amused"))) = 2,
    HKStateOfMindLabelAngry __attribute__((swift_name("angry"))) = 3,
    HKStateOfMindLabelAnxious __attribute__((swift_name("anxious"))) = 4,
    HKStateOfMindLabelAshamed __attribute__((swift_name("ashamed"))) = 5,
    HKStateOfMindLabelBrave __attribute__((swift_name("brave"))) = 6,
    HKStateOfMindLabelCalm __attribute__((swift_name("calm"))) = 7,
    HKStateOfMindLabelContent __attribute__((swift_name("content"))) = 8,
    HKStateOfMindLabelDisappointed __attribute__((swift_name("disappointed"))) = 9,
    HKStateOfMindLabelDiscouraged __attribute__((swift_name("discouraged"))) = 10,
    HKStateOfMindLabelDisgusted __attribute__((swift_name("disgusted"))) = 11,
    HKStateOfMindLabelEmbarrassed __attribute__((swift_name("embarrassed"))) = 12,
    HKStateOfMindLabelExcited __attribute__((swift_name("excited"))) = 13,
    HKStateOfMindLabelFrustrated __attribute__((swift_name("frustrated"))) = 14,
    HKStateOfMindLabelGrateful __attribute__((swift_name("grateful"))) = 15,
    HKStateOfMindLabelGuilty __attribute__((swift_name("guilty"))) = 16,
    HKStateOfMindLabelHappy __attribute__((swift_name("happy"))) = 17,
    HKStateOfMindLabelHopeless __attribute__((swift_name("hopeless"))) = 18,
    HKStateOfMindLabelIrritated __attribute__((swift_name("irritated"))) = 19,
    HKStateOfMindLabelJealous __attribute__((swift_name("jealous"))) = 20,
    HKStateOfMindLabelJoyful __attribute__((swift_name("joyful"))) = 21,
    HKStateOfMindLabelLonely __attribute__((swift_name("lonely"))) = 22,
    HKStateOfMindLabelPassionate __attribute__((swift_name("passionate"))) = 23,
    HKStateOfMindLabelPeaceful __attribute__((swift_name("peaceful"))) = 24,
    HKStateOfMindLabelProud __attribute__((swift_name("proud"))) = 25,
    HKStateOfMindLabelRelieved __attribute__((swift_name("relieved"))) = 26,
    HKStateOfMindLabelSad __attribute__((swift_name("sad"))) = 27,
    HKStateOfMindLabelScared __attribute__((swift_name("scared"))) = 28,
    HKStateOfMindLabelStressed __attribute__((swift_name("stressed"))) = 29,
    HKStateOfMindLabelSurprised __attribute__((swift_name("surprised"))) = 30,
    HKStateOfMindLabelWorried __attribute__((swift_name("worried"))) = 31,
    HKStateOfMindLabelAnnoyed __attribute__((swift_name("annoyed"))) = 32,
    HKStateOfMindLabelConfident __attribute__((swift_name("confident"))) = 33,
    HKStateOfMindLabelDrained __attribute__((swift_name("drained"))) = 34,
    HKStateOfMindLabelHopeful __attribute__((swift_name("hopeful"))) = 35,
    HKStateOfMindLabelIndifferent __attribute__((swift_name("indifferent"))) = 36,
    HKStateOfMindLabelOverwhelmed __attribute__((swift_name("overwhelmed"))) = 37,
    HKStateOfMindLabelSatisfied __attribute__((swift_name("satisfied"))) = 38,
};

HK_ENUM(long, HKStateOfMindValenceClassification) {
    HKStateOfMindValenceClassificationVeryUnpleasant __attribute__((swift_name("veryUnpleasant"))) = 1,
    HKStateOfMindValenceClassificationUnpleasant __attribute__((swift_name("unpleasant"))) = 2,
    HKStateOfMindValenceClassificationSlightlyUnpleasant __attribute__((swift_name("slightlyUnpleasant"))) = 3,
    HKStateOfMindValenceClassificationNeutral __attribute__((swift_name("neutral"))) = 4,
    HKStateOfMindValenceClassificationSlightlyPleasant __attribute__((swift_name("slightlyPleasant"))) = 5,
    HKStateOfMindValenceClassificationPleasant __attribute__((swift_name("pleasant"))) = 6,
    HKStateOfMindValenceClassificationVeryPleasant __attribute__((swift_name("veryPleasant"))) = 7,
};

HK_OPTIONS(unsigned long, HKStatisticsOptions) {
    HKStatisticsOptionSeparateBySource __attribute__((swift_name("separateBySource"))) = 1,
    HKStatisticsOptionDiscreteAverage __attribute__((swift_name("discreteAverage"))) = 2,
    HKStatisticsOptionDiscreteMin __attribute__((swift_name("discreteMin"))) = 4,
    HKStatisticsOptionDiscreteMax __attribute__((swift_name("discreteMax"))) = 8,
    HKStatisticsOptionCumulativeSum __attribute__((swift_name("cumulativeSum"))) = 16,
    HKStatisticsOptionMostRecent __attribute__((swift_name("mostRecent"))) = 32,
    HKStatisticsOptionDiscreteMostRecent __attribute__((swift_name("discreteMostRecent"))) = 32,
    HKStatisticsOptionDuration __attribute__((swift_name("duration"))) = 64,
};

HK_ENUM(long, HKSwimmingStrokeStyle) {
    HKSwimmingStrokeStyleUnknown __attribute__((swift_name("unknown"))) = 0,
    HKSwimmingStrokeStyleMixed __attribute__((swift_name("mixed"))) = 1,
    HKSwimmingStrokeStyleFreestyle __attribute__((swift_name("freestyle"))) = 2,
    HKSwimmingStrokeStyleBackstroke __attribute__((swift_name("backstroke"))) = 3,
    HKSwimmingStrokeStyleBreaststroke __attribute__((swift_name("breaststroke"))) = 4,
    HKSwimmingStrokeStyleButterfly __attribute__((swift_name("butterfly"))) = 5,
    HKSwimmingStrokeStyleKickboard __attribute__((swift_name("kickboard"))) = 6,
};

HK_ENUM(long, HKUpdateFrequency) {
    HKUpdateFrequencyImmediate __attribute__((swift_name("immediate"))) = 1,
    HKUpdateFrequencyHourly __attribute__((swift_name("hourly"))) = 2,
    HKUpdateFrequencyDaily __attribute__((swift_name("daily"))) = 3,
    HKUpdateFrequencyWeekly __attribute__((swift_name("weekly"))) = 4,
};

HK_ENUM(long, HKUserMotionContext) {
    HKUserMotionContextNotSet __attribute__((swift_name("notSet"))) = 0,
    HKUserMotionContextStationary __attribute__((swift_name("stationary"))) = 1,
    HKUserMotionContextActive __attribute__((swift_name("active"))) = 2,
};

HK_ENUM(long, HKVO2MaxTestType) {
    HKVO2MaxTestTypeMaxExercise __attribute__((swift_name("maxExercise"))) = 1,
    HKVO2MaxTestTypePredictionSubMaxExercise __attribute__((swift_name("predictionSubMaxExercise"))) = 2,
    HKVO2MaxTestTypePredictionNonExercise __attribute__((swift_name("predictionNonExercise"))) = 3,
    HKVO2MaxTestTypePredictionStepTest __attribute__((swift_name("predictionStepTest"))) = 4,
};

HK_ENUM(long, HKVisionEye) {
    HKVisionEyeLeft __attribute__((swift_name("left"))) = 1,
    HKVisionEyeRight __attribute__((swift_name("right"))) = 2,
};

HK_ENUM(unsigned long, HKVisionPrescriptionType) {
    HKVisionPrescriptionTypeGlasses __attribute__((swift_name("glasses"))) = 1,
    HKVisionPrescriptionTypeContacts __attribute__((swift_name("contacts"))) = 2,
};

HK_ENUM(long, HKWaterSalinity) {
    HKWaterSalinityFreshWater __attribute__((swift_name("freshWater"))) = 1,
    HKWaterSalinitySaltWater __attribute__((swift_name("saltWater"))) = 2,
};

HK_ENUM(long, HKWeatherCondition) {
    HKWeatherConditionNone __attribute__((swift_name("none"))) = 0,
    HKWeatherConditionClear __attribute__((swift_name("clear"))) = 1,
    HKWeatherConditionFair __attribute__((swift_name("fair"))) = 2,
    HKWeatherConditionPartlyCloudy __attribute__((swift_name("partlyCloudy"))) = 3,
    HKWeatherConditionMostlyCloudy __attribute__((swift_name("mostlyCloudy"))) = 4,
    HKWeatherConditionCloudy __attribute__((swift_name("cloudy"))) = 5,
    HKWeatherConditionFoggy __attribute__((swift_name("foggy"))) = 6,
    HKWeatherConditionHaze __attribute__((swift_name("haze"))) = 7,
    HKWeatherConditionWindy __attribute__((swift_name("windy"))) = 8,
    HKWeatherConditionBlustery __attribute__((swift_name("blustery"))) = 9,
    HKWeatherConditionSmoky __attribute__((swift_name("smoky"))) = 10,
    HKWeatherConditionDust __attribute__((swift_name("dust"))) = 11,
    HKWeatherConditionSnow __attribute__((swift_name("snow"))) = 12,
    HKWeatherConditionHail __attribute__((swift_name("hail"))) = 13,
    HKWeatherConditionSleet __attribute__((swift_name("sleet"))) = 14,
    HKWeatherConditionFreezingDrizzle __attribute__((swift_name("freezingDrizzle"))) = 15,
    HKWeatherConditionFreezingRain __attribute__((swift_name("freezingRain"))) = 16,
    HKWeatherConditionMixedRainAndHail __attribute__((swift_name("mixedRainAndHail"))) = 17,
    HKWeatherConditionMixedRainAndSnow __attribute__((swift_name("mixedRainAndSnow"))) = 18,
    HKWeatherConditionMixedRainAndSleet __attribute__((swift_name("mixedRainAndSleet"))) = 19,
    HKWeatherConditionMixedSnowAndSleet __attribute__((swift_name("mixedSnowAndSleet"))) = 20,
    HKWeatherConditionDrizzle __attribute__((swift_name("drizzle"))) = 21,
    HKWeatherConditionScatteredShowers __attribute__((swift_name("scatteredShowers"))) = 22,
    HKWeatherConditionShowers __attribute__((swift_name("showers"))) = 23,
    HKWeatherConditionThunderstorms __attribute__((swift_name("thunderstorms"))) = 24,
    HKWeatherConditionTropicalStorm __attribute__((swift_name("tropicalStorm"))) = 25,
    HKWeatherConditionHurricane __attribute__((swift_name("hurricane"))) = 26,
    HKWeatherConditionTornado __attribute__((swift_name("tornado"))) = 27,
};

HK_ENUM(long, HKWheelchairUse) {
    HKWheelchairUseNotSet __attribute__((swift_name("notSet"))) = 0,
    HKWheelchairUseNo __attribute__((swift_name("no"))) = 1,
    HKWheelchairUseYes __attribute__((swift_name("yes"))) = 2,
};

HK_ENUM(unsigned long, HKWorkoutActivityType) {
    HKWorkoutActivityTypeAmericanFootball __attribute__((swift_name("americanFootball"))) = 1,
    HKWorkoutActivityTypeArchery __attribute__((swift_name("archery"))) = 2,
    HKWorkoutActivityTypeAustralianFootball __attribute__((swift_name("australianFootball"))) = 3,
    HKWorkoutActivityTypeBadminton __attribute__((swift_name("badminton"))) = 4,
    HKWorkoutActivityTypeBaseball __attribute__((swift_name("baseball"))) = 5,
    HKWorkoutActivityTypeBasketball __attribute__((swift_name("basketball"))) = 6,
    HKWorkoutActivityTypeBowling __attribute__((swift_name("bowling"))) = 7,
    HKWorkoutActivityTypeBoxing __attribute__((swift_name("boxing"))) = 8,
    HKWorkoutActivityTypeClimbing __attribute__((swift_name("climbing"))) = 9,
    HKWorkoutActivityTypeCricket __attribute__((swift_name("cricket"))) = 10,
    HKWorkoutActivityTypeCrossTraining __attribute__((swift_name("crossTraining"))) = 11,
    HKWorkoutActivityTypeCurling __attribute__((swift_name("curling"))) = 12,
    HKWorkoutActivityTypeCycling __attribute__((swift_name("cycling"))) = 13,
    HKWorkoutActivityTypeDance __attribute__((swift_name("dance"))) = 14,
    HKWorkoutActivityTypeDanceInspiredTraining __attribute__((swift_name("danceInspiredTraining"))) = 15,
    HKWorkoutActivityTypeElliptical __attribute__((swift_name("elliptical"))) = 16,
    HKWorkoutActivityTypeEquestrianSports __attribute__((swift_name("equestrianSports"))) = 17,
    HKWorkoutActivityTypeFencing __attribute__((swift_name("fencing"))) = 18,
    HKWorkoutActivityTypeFishing __attribute__((swift_name("fishing"))) = 19,
    HKWorkoutActivityTypeFunctionalStrengthTraining __attribute__((swift_name("functionalStrengthTraining"))) = 20,
    HKWorkoutActivityTypeGolf __attribute__((swift_name("golf"))) = 21,
    HKWorkoutActivityTypeGymnastics __attribute__((swift_name("gymnastics"))) = 22,
    HKWorkoutActivityTypeHandball __attribute__((swift_name("handball"))) = 23,
    HKWorkoutActivityTypeHiking __attribute__((swift_name("hiking"))) = 24,
    HKWorkoutActivityTypeHockey __attribute__((swift_name("hockey"))) = 25,
    HKWorkoutActivityTypeHunting __attribute__((swift_name("hunting"))) = 26,
    HKWorkoutActivityTypeLacrosse __attribute__((swift_name("lacrosse"))) = 27,
    HKWorkoutActivityTypeMartialArts __attribute__((swift_name("martialArts"))) = 28,
    HKWorkoutActivityTypeMindAndBody __attribute__((swift_name("mindAndBody"))) = 29,
    HKWorkoutActivityTypeMixedMetabolicCardioTraining __attribute__((swift_name("mixedMetabolicCardioTraining"))) = 30,
    HKWorkoutActivityTypePaddleSports __attribute__((swift_name("paddleSports"))) = 31,
    HKWorkoutActivityTypePlay __attribute__((swift_name("play"))) = 32,
    HKWorkoutActivityTypePreparationAndRecovery __attribute__((swift_name("preparationAndRecovery"))) = 33,
    HKWorkoutActivityTypeRacquetball __attribute__((swift_name("racquetball"))) = 34,
    HKWorkoutActivityTypeRowing __attribute__((swift_name("rowing"))) = 35,
    HKWorkoutActivityTypeRugby __attribute__((swift_name("rugby"))) = 36,
    HKWorkoutActivityTypeRunning __attribute__((swift_name("running"))) = 37,
    HKWorkoutActivityTypeSailing __attribute__((swift_name("sailing"))) = 38,
    HKWorkoutActivityTypeSkatingSports __attribute__((swift_name("skatingSports"))) = 39,
    HKWorkoutActivityTypeSnowSports __attribute__((swift_name("snowSports"))) = 40,
    HKWorkoutActivityTypeSoccer __attribute__((swift_name("soccer"))) = 41,
    HKWorkoutActivityTypeSoftball __attribute__((swift_name("softball"))) = 42,
    HKWorkoutActivityTypeSquash __attribute__((swift_name("squash"))) = 43,
    HKWorkoutActivityTypeStairClimbing __attribute__((swift_name("stairClimbing"))) = 44,
    HKWorkoutActivityTypeSurfingSports __attribute__((swift_name("surfingSports"))) = 45,
    HKWorkoutActivityTypeSwimming __attribute__((swift_name("swimming"))) = 46,
    HKWorkoutActivityTypeTableTennis __attribute__((swift_name("tableTennis"))) = 47,
    HKWorkoutActivityTypeTennis __attribute__((swift_name("tennis"))) = 48,
    HKWorkoutActivityTypeTrackAndField __attribute__((swift_name("trackAndField"))) = 49,
    HKWorkoutActivityTypeTraditionalStrengthTraining __attribute__((swift_name("traditionalStrengthTraining"))) = 50,
    HKWorkoutActivityTypeVolleyball __attribute__((swift_name("volleyball"))) = 51,
    HKWorkoutActivityTypeWalking __attribute__((swift_name("walking"))) = 52,
    HKWorkoutActivityTypeWaterFitness __attribute__((swift_name("waterFitness"))) = 53,
    HKWorkoutActivityTypeWaterPolo __attribute__((swift_name("waterPolo"))) = 54,
    HKWorkoutActivityTypeWaterSports __attribute__((swift_name("waterSports"))) = 55,
    HKWorkoutActivityTypeWrestling __attribute__((swift_name("wrestling"))) = 56,
    HKWorkoutActivityTypeYoga __attribute__((swift_name("yoga"))) = 57,
    HKWorkoutActivityTypeBarre __attribute__((swift_name("barre"))) = 58,
    HKWorkoutActivityTypeCoreTraining __attribute__((swift_name("coreTraining"))) = 59,
    HKWorkoutActivityTypeCrossCountrySkiing __attribute__((swift_name("crossCountrySkiing"))) = 60,
    HKWorkoutActivityTypeDownhillSkiing __attribute__((swift_name("downhillSkiing"))) = 61,
    HKWorkoutActivityTypeFlexibility __attribute__((swift_name("flexibility"))) = 62,
    HKWorkoutActivityTypeHighIntensityIntervalTraining __attribute__((swift_name("highIntensityIntervalTraining"))) = 63,
    HKWorkoutActivityTypeJumpRope __attribute__((swift_name("jumpRope"))) = 64,
    HKWorkoutActivityTypeKickboxing __attribute__((swift_name("kickboxing"))) = 65,
    HKWorkoutActivityTypePilates __attribute__((swift_name("pilates"))) = 66,
    HKWorkoutActivityTypeSnowboarding __attribute__((swift_name("snowboarding"))) = 67,
    HKWorkoutActivityTypeStairs __attribute__((swift_name("stairs"))) = 68,
    HKWorkoutActivityTypeStepTraining __attribute__((swift_name("stepTraining"))) = 69,
    HKWorkoutActivityTypeWheelchairWalkPace __attribute__((swift_name("wheelchairWalkPace"))) = 70,
    HKWorkoutActivityTypeWheelchairRunPace __attribute__((swift_name("wheelchairRunPace"))) = 71,
    HKWorkoutActivityTypeTaiChi __attribute__((swift_name("taiChi"))) = 72,
    HKWorkoutActivityTypeMixedCardio __attribute__((swift_name("mixedCardio"))) = 73,
    HKWorkoutActivityTypeHandCycling __attribute__((swift_name("handCycling"))) = 74,
    HKWorkoutActivityTypeDiscSports __attribute__((swift_name("discSports"))) = 75,
    HKWorkoutActivityTypeFitnessGaming __attribute__((swift_name("fitnessGaming"))) = 76,
    HKWorkoutActivityTypeCardioDance __attribute__((swift_name("cardioDance"))) = 77,
    HKWorkoutActivityTypeSocialDance __attribute__((swift_name("socialDance"))) = 78,
    HKWorkoutActivityTypePickleball __attribute__((swift_name("pickleball"))) = 79,
    HKWorkoutActivityTypeCooldown __attribute__((swift_name("cooldown"))) = 80,
    HKWorkoutActivityTypeSwimBikeRun __attribute__((swift_name("swimBikeRun"))) = 82,
    HKWorkoutActivityTypeTransition __attribute__((swift_name("transition"))) = 83,
    HKWorkoutActivityTypeUnderwaterDiving __attribute__((swift_name("underwaterDiving"))) = 84,
    HKWorkoutActivityTypeOther __attribute__((swift_name("other"))) = 3000,
};

HK_ENUM(long, HKWorkoutEffortRelationshipQueryOptions) {
    HKWorkoutEffortRelationshipQueryOptionsDefault __attribute__((swift_name("default"))) = 0,
    HKWorkoutEffortRelationshipQueryOptionsMostRelevant __attribute__((swift_name("mostRelevant"))) = 1,
};

HK_ENUM(long, HKWorkoutEventType) {
    HKWorkoutEventTypePause __attribute__((swift_name("pause"))) = 1,
    HKWorkoutEventTypeResume __attribute__((swift_name("resume"))) = 2,
    HKWorkoutEventTypeLap __attribute__((swift_name("lap"))) = 3,
    HKWorkoutEventTypeMarker __attribute__((swift_name("marker"))) = 4,
    HKWorkoutEventTypeMotionPaused __attribute__((swift_name("motionPaused"))) = 5,
    HKWorkoutEventTypeMotionResumed __attribute__((swift_name("motionResumed"))) = 6,
    HKWorkoutEventTypeSegment __attribute__((swift_name("segment"))) = 7,
    HKWorkoutEventTypePauseOrResumeRequest __attribute__((swift_name("pauseOrResumeRequest"))) = 8,
};

HK_ENUM(long, HKWorkoutSessionLocationType) {
    HKWorkoutSessionLocationTypeUnknown __attribute__((swift_name("unknown"))) = 1,
    HKWorkoutSessionLocationTypeIndoor __attribute__((swift_name("indoor"))) = 2,
    HKWorkoutSessionLocationTypeOutdoor __attribute__((swift_name("outdoor"))) = 3,
};

HK_ENUM(long, HKWorkoutSessionState) {
    HKWorkoutSessionStateNotStarted __attribute__((swift_name("notStarted"))) = 1,
    HKWorkoutSessionStateRunning __attribute__((swift_name("running"))) = 2,
    HKWorkoutSessionStateEnded __attribute__((swift_name("ended"))) = 3,
    HKWorkoutSessionStatePaused __attribute__((swift_name("paused"))) = 4,
    HKWorkoutSessionStatePrepared __attribute__((swift_name("prepared"))) = 5,
    HKWorkoutSessionStateStopped __attribute__((swift_name("stopped"))) = 6,
};

HK_ENUM(long, HKWorkoutSessionType) {
    HKWorkoutSessionTypePrimary __attribute__((swift_name("primary"))) = 0,
    HKWorkoutSessionTypeMirrored __attribute__((swift_name("mirrored"))) = 1,
};

HK_ENUM(long, HKWorkoutSwimmingLocationType) {
    HKWorkoutSwimmingLocationTypeUnknown __attribute__((swift_name("unknown"))) = 0,
    HKWorkoutSwimmingLocationTypePool __attribute__((swift_name("pool"))) = 1,
    HKWorkoutSwimmingLocationTypeOpenWater __attribute__((swift_name("openWater"))) = 2,
};

#undef HK_ENUM
#undef HK_OPTIONS

#endif
