// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of kind characteristic.
    static let characteristicTypes = makeCharacteristicTypes()

    @_optimize(none) private static func makeCharacteristicTypes() -> [TypeAttributes] { [
        .type(.characteristic, "ActivityMoveMode", "Activity Move Mode", .activityMoveMode, since: (14, 0), (7, 0),
            isShareable: false),
        .type(.characteristic, "BiologicalSex", "Sex", .biologicalSex, isShareable: false),
        .type(.characteristic, "BloodType", "Blood Type", .bloodType, isShareable: false),
        .type(.characteristic, "DateOfBirth", "Date of Birth", isShareable: false),
        .type(.characteristic, "FitzpatrickSkinType", "Fitzpatrick Skin Type", .fitzpatrickSkinType, since: (9, 0),
            isShareable: false),
        .type(.characteristic, "ReferenceSex", "Reference Sex", .referenceSex, since: (27, 3), (27, 3), (27, 3),
            isShareable: false),
        .type(.characteristic, "WheelchairUse", "Wheelchair Use", .wheelchairUse, since: (10, 0), (3, 0), isShareable: false),
    ] }
}
