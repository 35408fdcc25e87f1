import HealthModel
import Testing

struct TypeCatalogTests {
    @Test func `the catalogue has the types of the file, in its order`() throws {
        let file = try CatalogFile.loaded.get()
        #expect(TypeCatalog.all.map(\.identifier) == file.types.map(\.identifier))
        #expect(file.kinds == ObjectType.Kind.allCases.map(\.rawValue))
    }

    @Test(arguments: CatalogFile.entries)
    func `a type agrees with the file member by member`(entry: CatalogFile.Entry) throws {
        let type = try #require(TypeCatalog.type(identifier: entry.identifier))
        #expect(type.identifier == entry.identifier)
        #expect(type.description == entry.identifier)
        #expect(type.name == entry.name)
        #expect(type.title == entry.title)
        #expect(type.aliases == entry.aliases ?? [])
        #expect(type.kind.rawValue == entry.kind)
        #expect(type.iOS == OSVersion(entry.ios))
        #expect(type.watchOS == entry.watchos.flatMap(OSVersion.init))
        #expect(type.macOS == entry.macos.flatMap(OSVersion.init))
        #expect(type.isShareable == entry.share)
        #expect(type.isReadable == entry.read)
        #expect(type.requiresPerObjectAuthorization == entry.perObjectReadAuthorization ?? false)
        #expect(type.quantity?.dimension == entry.dimension)
        #expect(type.quantity?.canonicalUnit == entry.canonicalUnit)
        #expect(type.quantity.map { "\($0.aggregationStyle(on: type.iOS))" } == entry.aggregation)
        if let later = entry.laterAggregation {
            let version = try #require(OSVersion(later.ios))
            #expect(type.quantity.map { "\($0.aggregationStyle(on: version))" } == later.aggregation)
        }
        #expect(type.values?.name == entry.valueEnum)
        #expect(type.components == entry.components ?? [])
        #expect(type.componentsRequired == entry.componentsRequired ?? false)
        #expect(type.requiredMetadata == entry.requiredMetadata ?? [])
    }

    @Test func `no two types have the same title`() {
        #expect(Set(TypeCatalog.all.map(\.title)).count == TypeCatalog.all.count)
        #expect(TypeCatalog.all.allSatisfy { !$0.title.isEmpty })
    }

    @Test func `types are sorted by kind and then by name`() {
        for kind in ObjectType.Kind.allCases {
            let names = TypeCatalog.all.filter { $0.kind == kind }.map(\.name)
            #expect(names == names.sorted())
        }
        let kinds = TypeCatalog.all.compactMap { ObjectType.Kind.allCases.firstIndex(of: $0.kind) }
        #expect(kinds == kinds.sorted())
    }

    @Test func `identifiers, names and aliases are unique`() {
        let identifiers = TypeCatalog.all.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        let names = TypeCatalog.all.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
        #expect(Set(names).isDisjoint(with: identifiers))
    }

    @Test func `identifiers are found in one lookup, names and aliases in another`() {
        for type in TypeCatalog.all {
            #expect(TypeCatalog.type(identifier: type.identifier) == type)
            #expect(TypeCatalog.type(name: type.identifier) == nil)
            for name in [type.name] + type.aliases {
                #expect(TypeCatalog.type(name: name) == type)
                #expect(TypeCatalog.type(identifier: name) == nil)
            }
        }
    }

    @Test(arguments: ["", "StepCount", "stepcount", "HKQuantityTypeIdentifier", "HKQuantityTypeIdentifierstepCount"])
    func `a string must match an identifier or a name exactly`(text: String) {
        #expect(TypeCatalog.type(identifier: text) == nil)
        #expect(TypeCatalog.type(name: text) == nil)
    }

    @Test func `a component of a correlation is a quantity type`() {
        for correlation in TypeCatalog.all where correlation.kind == .correlation {
            #expect(!correlation.components.isEmpty)
            for component in correlation.components {
                #expect(TypeCatalog.type(identifier: component)?.kind == .quantity)
            }
        }
    }

    @Test func `food may contain every dietary type and nothing else`() {
        let food = TypeCatalog.type(name: "food")
        let dietary = TypeCatalog.all.filter { $0.name.hasPrefix("dietary") }.map(\.identifier)
        #expect(food?.components == dietary)
        #expect(dietary.count == 39)
        #expect(food?.componentsRequired == false)
    }

    @Test func `environmental audio exposure is one type with two names, from iOS 13`() {
        let type = TypeCatalog.type(identifier: "HKCategoryTypeIdentifierAudioExposureEvent")
        #expect(type != nil)
        #expect(type == TypeCatalog.type(name: "environmentalAudioExposureEvent"))
        #expect(type == TypeCatalog.type(name: "audioExposureEvent"))
        #expect(type?.iOS == OSVersion(major: 13))
    }

    @Test func `required metadata names a key of the catalogue (SAVE-07)`() throws {
        let keys = Set(try CatalogFile.loaded.get().metadataKeys.map(\.name))
        let required = TypeCatalog.all.filter { !$0.requiredMetadata.isEmpty }
        #expect(required.map(\.name) == ["insulinDelivery", "menstrualFlow"])
        #expect(required.allSatisfy { keys.isSuperset(of: $0.requiredMetadata) })
    }

    static let constants: [(ObjectType, String)] = [
        (.activityMoveMode, "HKCharacteristicTypeIdentifierActivityMoveMode"),
        (.activitySummary, "HKActivitySummaryTypeIdentifier"),
        (.biologicalSex, "HKCharacteristicTypeIdentifierBiologicalSex"),
        (.bloodPressureDiastolic, "HKQuantityTypeIdentifierBloodPressureDiastolic"),
        (.bloodPressureSystolic, "HKQuantityTypeIdentifierBloodPressureSystolic"),
        (.bloodType, "HKCharacteristicTypeIdentifierBloodType"),
        (.dateOfBirth, "HKCharacteristicTypeIdentifierDateOfBirth"),
        (.fitzpatrickSkinType, "HKCharacteristicTypeIdentifierFitzpatrickSkinType"),
        (.heartRateVariabilitySDNN, "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"),
        (.heartbeatSeries, "HKDataTypeIdentifierHeartbeatSeries"),
        (.referenceSex, "HKCharacteristicTypeIdentifierReferenceSex"),
        (.wheelchairUse, "HKCharacteristicTypeIdentifierWheelchairUse"),
        (.workout, "HKWorkoutTypeIdentifier"),
        (.workoutRoute, "HKWorkoutRouteTypeIdentifier"),
    ]

    @Test(arguments: constants)
    func `a constant is the type it is named after`(constant: ObjectType, identifier: String) {
        #expect(constant.identifier == identifier)
        #expect(TypeCatalog.type(identifier: identifier) == constant)
    }
}
