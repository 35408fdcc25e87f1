// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.
// swift-format-ignore-file

extension TypeCatalog {
    /// The types of kind characteristic.
    static let characteristicTypes = makeCharacteristicTypes()

    @_optimize(none) private static func makeCharacteristicTypes() -> [TypeAttributes] { [
        TypeAttributes(identifier: "HKCharacteristicTypeIdentifierActivityMoveMode", name: "activityMoveMode",
            title: "Activity Move Mode", kind: .characteristic, iOS: OSVersion(major: 14), watchOS: OSVersion(major: 7),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true, values: .activityMoveMode),
        TypeAttributes(identifier: "HKCharacteristicTypeIdentifierBiologicalSex", name: "biologicalSex", title: "Sex",
            kind: .characteristic, iOS: OSVersion(major: 8), watchOS: OSVersion(major: 2), macOS: OSVersion(major: 13),
            isShareable: false, isReadable: true, values: .biologicalSex),
        TypeAttributes(identifier: "HKCharacteristicTypeIdentifierBloodType", name: "bloodType", title: "Blood Type",
            kind: .characteristic, iOS: OSVersion(major: 8), watchOS: OSVersion(major: 2), macOS: OSVersion(major: 13),
            isShareable: false, isReadable: true, values: .bloodType),
        TypeAttributes(identifier: "HKCharacteristicTypeIdentifierDateOfBirth", name: "dateOfBirth",
            title: "Date of Birth", kind: .characteristic, iOS: OSVersion(major: 8), watchOS: OSVersion(major: 2),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true),
        TypeAttributes(identifier: "HKCharacteristicTypeIdentifierFitzpatrickSkinType", name: "fitzpatrickSkinType",
            title: "Fitzpatrick Skin Type", kind: .characteristic, iOS: OSVersion(major: 9),
            watchOS: OSVersion(major: 2), macOS: OSVersion(major: 13), isShareable: false, isReadable: true,
            values: .fitzpatrickSkinType),
        TypeAttributes(identifier: "HKCharacteristicTypeIdentifierReferenceSex", name: "referenceSex",
            title: "Reference Sex", kind: .characteristic, iOS: OSVersion(major: 27, minor: 3),
            watchOS: OSVersion(major: 27, minor: 3), macOS: OSVersion(major: 27, minor: 3), isShareable: false,
            isReadable: true, values: .referenceSex),
        TypeAttributes(identifier: "HKCharacteristicTypeIdentifierWheelchairUse", name: "wheelchairUse",
            title: "Wheelchair Use", kind: .characteristic, iOS: OSVersion(major: 10), watchOS: OSVersion(major: 3),
            macOS: OSVersion(major: 13), isShareable: false, isReadable: true, values: .wheelchairUse),
    ] }
}
