// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of kind correlation.
    static let correlationTypes = makeCorrelationTypes()

    @_optimize(none) private static func makeCorrelationTypes() -> [TypeAttributes] { [
        TypeAttributes(identifier: "HKCorrelationTypeIdentifierBloodPressure", name: "bloodPressure", title: "Blood Pressure",
            kind: .correlation, isShareable: false, isReadable: false,
            components: ["HKQuantityTypeIdentifierBloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureDiastolic"],
            componentsRequired: true),
        TypeAttributes(identifier: "HKCorrelationTypeIdentifierFood", name: "food", title: "Food", kind: .correlation,
            isShareable: false, isReadable: false, components: ["HKQuantityTypeIdentifierDietaryBiotin",
            "HKQuantityTypeIdentifierDietaryCaffeine", "HKQuantityTypeIdentifierDietaryCalcium",
            "HKQuantityTypeIdentifierDietaryCarbohydrates", "HKQuantityTypeIdentifierDietaryChloride",
            "HKQuantityTypeIdentifierDietaryCholesterol", "HKQuantityTypeIdentifierDietaryChromium",
            "HKQuantityTypeIdentifierDietaryCopper", "HKQuantityTypeIdentifierDietaryEnergyConsumed",
            "HKQuantityTypeIdentifierDietaryFatMonounsaturated", "HKQuantityTypeIdentifierDietaryFatPolyunsaturated",
            "HKQuantityTypeIdentifierDietaryFatSaturated", "HKQuantityTypeIdentifierDietaryFatTotal",
            "HKQuantityTypeIdentifierDietaryFiber", "HKQuantityTypeIdentifierDietaryFolate",
            "HKQuantityTypeIdentifierDietaryIodine", "HKQuantityTypeIdentifierDietaryIron",
            "HKQuantityTypeIdentifierDietaryMagnesium", "HKQuantityTypeIdentifierDietaryManganese",
            "HKQuantityTypeIdentifierDietaryMolybdenum", "HKQuantityTypeIdentifierDietaryNiacin",
            "HKQuantityTypeIdentifierDietaryPantothenicAcid", "HKQuantityTypeIdentifierDietaryPhosphorus",
            "HKQuantityTypeIdentifierDietaryPotassium", "HKQuantityTypeIdentifierDietaryProtein",
            "HKQuantityTypeIdentifierDietaryRiboflavin", "HKQuantityTypeIdentifierDietarySelenium",
            "HKQuantityTypeIdentifierDietarySodium", "HKQuantityTypeIdentifierDietarySugar",
            "HKQuantityTypeIdentifierDietaryThiamin", "HKQuantityTypeIdentifierDietaryVitaminA",
            "HKQuantityTypeIdentifierDietaryVitaminB12", "HKQuantityTypeIdentifierDietaryVitaminB6",
            "HKQuantityTypeIdentifierDietaryVitaminC", "HKQuantityTypeIdentifierDietaryVitaminD",
            "HKQuantityTypeIdentifierDietaryVitaminE", "HKQuantityTypeIdentifierDietaryVitaminK",
            "HKQuantityTypeIdentifierDietaryWater", "HKQuantityTypeIdentifierDietaryZinc"], componentsRequired: false),
    ] }
}
