import HealthModel
import Testing

/// Compares the Swift enumerations of characteristics with the catalogue (CHAR-03).
struct CharacteristicTests {
    static func cases<Value: CaseIterable & RawRepresentable<Int>>(_: Value.Type) -> [String] {
        Value.allCases.map { "\($0) = \($0.rawValue)" }
    }

    static let enumerations: [(ObjectType, String, [String])] = [
        (.biologicalSex, "HKBiologicalSex", cases(BiologicalSex.self)),
        (.bloodType, "HKBloodType", cases(BloodType.self)),
        (.fitzpatrickSkinType, "HKFitzpatrickSkinType", cases(FitzpatrickSkinType.self)),
        (.referenceSex, "HKReferenceSex", cases(ReferenceSex.self)),
        (.wheelchairUse, "HKWheelchairUse", cases(WheelchairUse.self)),
        (.activityMoveMode, "HKActivityMoveMode", cases(ActivityMoveMode.self)),
    ]

    @Test(arguments: enumerations)
    func `a Swift enumeration has the cases of its characteristic`(type: ObjectType, name: String, cases: [String]) throws {
        let values = try #require(type.values)
        #expect(values.name == name)
        #expect(values.cases.map { "\($0.name) = \($0.rawValue)" } == cases)
    }

    @Test func `a missing value is notSet, except for the move mode (CHAR-02, CHAR-08)`() {
        #expect(BiologicalSex(rawValue: 0) == .notSet)
        #expect(BloodType(rawValue: 0) == .notSet)
        #expect(FitzpatrickSkinType(rawValue: 0) == .notSet)
        #expect(WheelchairUse(rawValue: 0) == .notSet)
        #expect(ActivityMoveMode(rawValue: 0) == nil)
    }
}
