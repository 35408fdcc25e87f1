// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

extension TypeCatalog {
    /// The types of kind quantity.
    static let quantityTypes: [TypeAttributes] = [
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierActiveEnergyBurned",
            name: "activeEnergyBurned",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Energy",
                canonicalUnit: "kcal",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierAppleExerciseTime",
            name: "appleExerciseTime",
            kind: .quantity,
            iOS: OSVersion(major: 9, minor: 3),
            watchOS: OSVersion(major: 2, minor: 2),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Time",
                canonicalUnit: "min",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierAppleMoveTime",
            name: "appleMoveTime",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 5),
            watchOS: OSVersion(major: 7, minor: 4),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Time",
                canonicalUnit: "min",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances",
            name: "appleSleepingBreathingDisturbances",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierAppleSleepingWristTemperature",
            name: "appleSleepingWristTemperature",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Temperature",
                canonicalUnit: "degC",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierAppleStandTime",
            name: "appleStandTime",
            kind: .quantity,
            iOS: OSVersion(major: 13, minor: 0),
            watchOS: OSVersion(major: 6, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Time",
                canonicalUnit: "min",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierAppleWalkingSteadiness",
            name: "appleWalkingSteadiness",
            kind: .quantity,
            iOS: OSVersion(major: 15, minor: 0),
            watchOS: OSVersion(major: 8, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierAtrialFibrillationBurden",
            name: "atrialFibrillationBurden",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteTemporallyWeighted
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBasalBodyTemperature",
            name: "basalBodyTemperature",
            kind: .quantity,
            iOS: OSVersion(major: 9, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Temperature",
                canonicalUnit: "degC",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBasalEnergyBurned",
            name: "basalEnergyBurned",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Energy",
                canonicalUnit: "kcal",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBloodAlcoholContent",
            name: "bloodAlcoholContent",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBloodGlucose",
            name: "bloodGlucose",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass/Volume",
                canonicalUnit: "mg/dL",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBloodPressureDiastolic",
            name: "bloodPressureDiastolic",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Pressure",
                canonicalUnit: "mmHg",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBloodPressureSystolic",
            name: "bloodPressureSystolic",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Pressure",
                canonicalUnit: "mmHg",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBodyFatPercentage",
            name: "bodyFatPercentage",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBodyMass",
            name: "bodyMass",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "kg",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBodyMassIndex",
            name: "bodyMassIndex",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierBodyTemperature",
            name: "bodyTemperature",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Temperature",
                canonicalUnit: "degC",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed",
            name: "crossCountrySkiingSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierCyclingCadence",
            name: "cyclingCadence",
            kind: .quantity,
            iOS: OSVersion(major: 17, minor: 0),
            watchOS: OSVersion(major: 10, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count/Time",
                canonicalUnit: "count/min",
                firstAggregationStyle: .discreteArithmetic,
                laterAggregationStyle: QuantityAttributes.Change(
                    since: OSVersion(major: 26, minor: 4),
                    style: .discreteTemporallyWeighted
                )
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower",
            name: "cyclingFunctionalThresholdPower",
            kind: .quantity,
            iOS: OSVersion(major: 17, minor: 0),
            watchOS: OSVersion(major: 10, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Power",
                canonicalUnit: "W",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierCyclingPower",
            name: "cyclingPower",
            kind: .quantity,
            iOS: OSVersion(major: 17, minor: 0),
            watchOS: OSVersion(major: 10, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Power",
                canonicalUnit: "W",
                firstAggregationStyle: .discreteArithmetic,
                laterAggregationStyle: QuantityAttributes.Change(
                    since: OSVersion(major: 26, minor: 4),
                    style: .discreteTemporallyWeighted
                )
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierCyclingSpeed",
            name: "cyclingSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 17, minor: 0),
            watchOS: OSVersion(major: 10, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic,
                laterAggregationStyle: QuantityAttributes.Change(
                    since: OSVersion(major: 26, minor: 4),
                    style: .discreteTemporallyWeighted
                )
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryBiotin",
            name: "dietaryBiotin",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryCaffeine",
            name: "dietaryCaffeine",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryCalcium",
            name: "dietaryCalcium",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryCarbohydrates",
            name: "dietaryCarbohydrates",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryChloride",
            name: "dietaryChloride",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryCholesterol",
            name: "dietaryCholesterol",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryChromium",
            name: "dietaryChromium",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryCopper",
            name: "dietaryCopper",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryEnergyConsumed",
            name: "dietaryEnergyConsumed",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Energy",
                canonicalUnit: "kcal",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryFatMonounsaturated",
            name: "dietaryFatMonounsaturated",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated",
            name: "dietaryFatPolyunsaturated",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryFatSaturated",
            name: "dietaryFatSaturated",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryFatTotal",
            name: "dietaryFatTotal",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryFiber",
            name: "dietaryFiber",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryFolate",
            name: "dietaryFolate",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryIodine",
            name: "dietaryIodine",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryIron",
            name: "dietaryIron",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryMagnesium",
            name: "dietaryMagnesium",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryManganese",
            name: "dietaryManganese",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryMolybdenum",
            name: "dietaryMolybdenum",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryNiacin",
            name: "dietaryNiacin",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryPantothenicAcid",
            name: "dietaryPantothenicAcid",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryPhosphorus",
            name: "dietaryPhosphorus",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryPotassium",
            name: "dietaryPotassium",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryProtein",
            name: "dietaryProtein",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryRiboflavin",
            name: "dietaryRiboflavin",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietarySelenium",
            name: "dietarySelenium",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietarySodium",
            name: "dietarySodium",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietarySugar",
            name: "dietarySugar",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryThiamin",
            name: "dietaryThiamin",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryVitaminA",
            name: "dietaryVitaminA",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryVitaminB12",
            name: "dietaryVitaminB12",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryVitaminB6",
            name: "dietaryVitaminB6",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryVitaminC",
            name: "dietaryVitaminC",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryVitaminD",
            name: "dietaryVitaminD",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryVitaminE",
            name: "dietaryVitaminE",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryVitaminK",
            name: "dietaryVitaminK",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryWater",
            name: "dietaryWater",
            kind: .quantity,
            iOS: OSVersion(major: 9, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Volume",
                canonicalUnit: "mL",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDietaryZinc",
            name: "dietaryZinc",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "g",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing",
            name: "distanceCrossCountrySkiing",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceCycling",
            name: "distanceCycling",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceDownhillSnowSports",
            name: "distanceDownhillSnowSports",
            kind: .quantity,
            iOS: OSVersion(major: 11, minor: 2),
            watchOS: OSVersion(major: 4, minor: 2),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistancePaddleSports",
            name: "distancePaddleSports",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceRowing",
            name: "distanceRowing",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceSkatingSports",
            name: "distanceSkatingSports",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceSwimming",
            name: "distanceSwimming",
            kind: .quantity,
            iOS: OSVersion(major: 10, minor: 0),
            watchOS: OSVersion(major: 3, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceWalkingRunning",
            name: "distanceWalkingRunning",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierDistanceWheelchair",
            name: "distanceWheelchair",
            kind: .quantity,
            iOS: OSVersion(major: 10, minor: 0),
            watchOS: OSVersion(major: 3, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierElectrodermalActivity",
            name: "electrodermalActivity",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Conductance",
                canonicalUnit: "S",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierEnvironmentalAudioExposure",
            name: "environmentalAudioExposure",
            kind: .quantity,
            iOS: OSVersion(major: 13, minor: 0),
            watchOS: OSVersion(major: 6, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "SoundPressureLevel",
                canonicalUnit: "dBASPL",
                firstAggregationStyle: .discreteEquivalentContinuousLevel
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierEnvironmentalSoundReduction",
            name: "environmentalSoundReduction",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "SoundPressureLevel",
                canonicalUnit: "dBASPL",
                firstAggregationStyle: .discreteEquivalentContinuousLevel
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore",
            name: "estimatedWorkoutEffortScore",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "EffortScore",
                canonicalUnit: "appleEffortScore",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierFlightsClimbed",
            name: "flightsClimbed",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierForcedExpiratoryVolume1",
            name: "forcedExpiratoryVolume1",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Volume",
                canonicalUnit: "L",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierForcedVitalCapacity",
            name: "forcedVitalCapacity",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Volume",
                canonicalUnit: "L",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierHeadphoneAudioExposure",
            name: "headphoneAudioExposure",
            kind: .quantity,
            iOS: OSVersion(major: 13, minor: 0),
            watchOS: OSVersion(major: 6, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "SoundPressureLevel",
                canonicalUnit: "dBASPL",
                firstAggregationStyle: .discreteEquivalentContinuousLevel
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierHeartRate",
            name: "heartRate",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count/Time",
                canonicalUnit: "count/s",
                firstAggregationStyle: .discreteTemporallyWeighted
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute",
            name: "heartRateRecoveryOneMinute",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count/Time",
                canonicalUnit: "count/min",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD",
            name: "heartRateVariabilityRMSSD",
            kind: .quantity,
            iOS: OSVersion(major: 27, minor: 0),
            watchOS: OSVersion(major: 27, minor: 0),
            macOS: OSVersion(major: 27, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Time",
                canonicalUnit: "ms",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN",
            name: "heartRateVariabilitySDNN",
            kind: .quantity,
            iOS: OSVersion(major: 11, minor: 0),
            watchOS: OSVersion(major: 4, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Time",
                canonicalUnit: "ms",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierHeight",
            name: "height",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierInhalerUsage",
            name: "inhalerUsage",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierInsulinDelivery",
            name: "insulinDelivery",
            kind: .quantity,
            iOS: OSVersion(major: 11, minor: 0),
            watchOS: OSVersion(major: 4, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Pharmacology",
                canonicalUnit: "IU",
                firstAggregationStyle: .cumulative
            ),
            requiredMetadata: ["HKMetadataKeyInsulinDeliveryReason"]
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierLeanBodyMass",
            name: "leanBodyMass",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Mass",
                canonicalUnit: "kg",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierNikeFuel",
            name: "nikeFuel",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages",
            name: "numberOfAlcoholicBeverages",
            kind: .quantity,
            iOS: OSVersion(major: 15, minor: 0),
            watchOS: OSVersion(major: 8, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierNumberOfTimesFallen",
            name: "numberOfTimesFallen",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierOxygenSaturation",
            name: "oxygenSaturation",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierPaddleSportsSpeed",
            name: "paddleSportsSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate",
            name: "peakExpiratoryFlowRate",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Volume/Time",
                canonicalUnit: "L/min",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierPeripheralPerfusionIndex",
            name: "peripheralPerfusionIndex",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierPhysicalEffort",
            name: "physicalEffort",
            kind: .quantity,
            iOS: OSVersion(major: 17, minor: 0),
            watchOS: OSVersion(major: 10, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Energy/(Mass*Time)",
                canonicalUnit: "kcal/(kg*hr)",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierPushCount",
            name: "pushCount",
            kind: .quantity,
            iOS: OSVersion(major: 10, minor: 0),
            watchOS: OSVersion(major: 3, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRespiratoryRate",
            name: "respiratoryRate",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count/Time",
                canonicalUnit: "count/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRestingHeartRate",
            name: "restingHeartRate",
            kind: .quantity,
            iOS: OSVersion(major: 11, minor: 0),
            watchOS: OSVersion(major: 4, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count/Time",
                canonicalUnit: "count/min",
                firstAggregationStyle: .discreteArithmetic,
                laterAggregationStyle: QuantityAttributes.Change(
                    since: OSVersion(major: 26, minor: 4),
                    style: .discreteTemporallyWeighted
                )
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRowingSpeed",
            name: "rowingSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRunningGroundContactTime",
            name: "runningGroundContactTime",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Time",
                canonicalUnit: "ms",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRunningPower",
            name: "runningPower",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Power",
                canonicalUnit: "W",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRunningSpeed",
            name: "runningSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRunningStrideLength",
            name: "runningStrideLength",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierRunningVerticalOscillation",
            name: "runningVerticalOscillation",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "cm",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance",
            name: "sixMinuteWalkTestDistance",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierStairAscentSpeed",
            name: "stairAscentSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierStairDescentSpeed",
            name: "stairDescentSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierStepCount",
            name: "stepCount",
            kind: .quantity,
            iOS: OSVersion(major: 8, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierSwimmingStrokeCount",
            name: "swimmingStrokeCount",
            kind: .quantity,
            iOS: OSVersion(major: 10, minor: 0),
            watchOS: OSVersion(major: 3, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierTimeInDaylight",
            name: "timeInDaylight",
            kind: .quantity,
            iOS: OSVersion(major: 17, minor: 0),
            watchOS: OSVersion(major: 10, minor: 0),
            macOS: OSVersion(major: 14, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Time",
                canonicalUnit: "min",
                firstAggregationStyle: .cumulative
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierUnderwaterDepth",
            name: "underwaterDepth",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierUVExposure",
            name: "uvExposure",
            kind: .quantity,
            iOS: OSVersion(major: 9, minor: 0),
            watchOS: OSVersion(major: 2, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count",
                canonicalUnit: "count",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierVO2Max",
            name: "vo2Max",
            kind: .quantity,
            iOS: OSVersion(major: 11, minor: 0),
            watchOS: OSVersion(major: 4, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Volume/(Mass*Time)",
                canonicalUnit: "ml/(kg*min)",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWaistCircumference",
            name: "waistCircumference",
            kind: .quantity,
            iOS: OSVersion(major: 11, minor: 0),
            watchOS: OSVersion(major: 4, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage",
            name: "walkingAsymmetryPercentage",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage",
            name: "walkingDoubleSupportPercentage",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Percent",
                canonicalUnit: "%",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWalkingHeartRateAverage",
            name: "walkingHeartRateAverage",
            kind: .quantity,
            iOS: OSVersion(major: 11, minor: 0),
            watchOS: OSVersion(major: 4, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: false,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Count/Time",
                canonicalUnit: "count/min",
                firstAggregationStyle: .discreteArithmetic,
                laterAggregationStyle: QuantityAttributes.Change(
                    since: OSVersion(major: 26, minor: 4),
                    style: .discreteTemporallyWeighted
                )
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWalkingSpeed",
            name: "walkingSpeed",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length/Time",
                canonicalUnit: "m/s",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWalkingStepLength",
            name: "walkingStepLength",
            kind: .quantity,
            iOS: OSVersion(major: 14, minor: 0),
            watchOS: OSVersion(major: 7, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Length",
                canonicalUnit: "m",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWaterTemperature",
            name: "waterTemperature",
            kind: .quantity,
            iOS: OSVersion(major: 16, minor: 0),
            watchOS: OSVersion(major: 9, minor: 0),
            macOS: OSVersion(major: 13, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "Temperature",
                canonicalUnit: "degC",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifierWorkoutEffortScore",
            name: "workoutEffortScore",
            kind: .quantity,
            iOS: OSVersion(major: 18, minor: 0),
            watchOS: OSVersion(major: 11, minor: 0),
            macOS: OSVersion(major: 15, minor: 0),
            isShareable: true,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: "EffortScore",
                canonicalUnit: "appleEffortScore",
                firstAggregationStyle: .discreteArithmetic
            )
        ),
    ]
}
