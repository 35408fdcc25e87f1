import HealthModel
import Testing

/// Names are compared by their bytes: decision record 0038.
struct NameTests {
    @Test(arguments: [
        ("é", "e\u{301}"), ("K", "\u{212A}"), ("a\u{323}\u{307}", "a\u{307}\u{323}"), ("a", "A"), ("a", "a\0b"), ("a", "а"),
    ])
    func `names that differ in bytes differ`(left: String, right: String) throws {
        #expect(Name(left) != Name(right))
        #expect(Set([Name(left), Name(right)]).count == 2)
        #expect((Name(left) < Name(right)) != (Name(right) < Name(left)))
        #expect(Source(name: "n", bundleIdentifier: left) != Source(name: "n", bundleIdentifier: right))
        #expect(Device([.name: left]) != Device([.name: right]))
        #expect(AppIdentity(bundleIdentifier: left) != AppIdentity(bundleIdentifier: right))
        let source = Source(name: "n", bundleIdentifier: "b")
        #expect(SourceRevision(source: source, version: left) != SourceRevision(source: source, version: right))

        var metadata = Metadata([(key: left, value: MetadataValue.integer(1)), (key: right, value: .integer(2))])
        #expect(metadata[left] == .integer(1) && metadata[right] == .integer(2))
        #expect(metadata.entries.count == 2)
        metadata[left] = .integer(3)
        #expect(metadata.entries.count == 2 && metadata[right] == .integer(2))
        #expect(Metadata([left: .integer(1)]) != Metadata([right: .integer(1)]))
        let merged = Metadata([left: .integer(1)]).merging([right: .integer(2)])
        #expect(merged.entries.count == 2)
    }

    @Test func `what names something is not empty, and has no U+0000`() {
        for text in ["", "\0", "a\0", "a\0b"] { #expect(!Name.isValid(text)) }
        for text in ["a", " ", "é", "\u{1}"] { #expect(Name.isValid(text)) }
    }

    @Test func `the Kelvin sign is no letter of an identifier`() {
        #expect(TypeCatalog.type(identifier: "HKQuantityTypeIdentifierStepCount") != nil)
        #expect(TypeCatalog.type(identifier: "H\u{212A}QuantityTypeIdentifierStepCount") == nil)
        #expect(Metadata.key(named: "HKWasUserEntered") != nil)
        #expect(Metadata.key(named: "H\u{212A}WasUserEntered") == nil)
    }
}
