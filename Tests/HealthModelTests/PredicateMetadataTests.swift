import Foundation
import HealthModel
import Testing

/// Tests predicates on metadata (PRED-06). The comparison of values of different kinds is a project decision.
struct PredicateMetadataTests {
    private func matches(_ value: MetadataValue?, _ comparison: ComparisonOperator, _ limit: MetadataValue) -> Bool {
        var metadata: Metadata = [:]
        metadata["key"] = value
        return SamplePredicate.metadata("key", comparison, limit).matches(.stored(metadata: metadata))
    }

    @Test func `a predicate selects samples with a key`() {
        #expect(SamplePredicate.metadataKey("a").matches(.stored(metadata: ["a": .bool(false)])))
        #expect(!SamplePredicate.metadataKey("b").matches(.stored(metadata: ["a": .bool(false)])))
    }

    @Test func `a predicate selects samples with an allowed value`() {
        let sample = Sample.stored(metadata: ["a": .integer(1)])
        #expect(SamplePredicate.metadataValues("a", [.integer(1), .string("x")]).matches(sample))
        #expect(SamplePredicate.metadataValues("a", [.real(1)]).matches(sample))
        #expect(!SamplePredicate.metadataValues("a", []).matches(sample))
        #expect(!SamplePredicate.metadataValues("b", [.integer(1)]).matches(sample))
    }

    @Test(arguments: [
        (MetadataValue.bool(true), MetadataValue.integer(1)), (.integer(1), .real(1)), (.real(0), .bool(false)),
        (.integer(.max), .integer(.max)),
        (.string("a"), .string("a")), (.date(date(1000)), .date(date(1000) + 0.0001)),
        (.quantity(Quantity(unit: .minute, value: 1)), .quantity(Quantity(unit: .second, value: 60))),
    ])
    func `values of equal size are equal`(left: MetadataValue, right: MetadataValue) {
        for comparison in ComparisonOperator.allCases {
            let expected = [.equalTo, .lessThanOrEqualTo, .greaterThanOrEqualTo].contains(comparison)
            #expect(matches(left, comparison, right) == expected)
        }
    }

    @Test(arguments: [
        (MetadataValue.bool(false), MetadataValue.integer(1)), (.integer(1), .real(1.5)),
        (.integer(.max - 1), .integer(.max)),
        (.string("Z"), .string("a")), (.string("a"), .string("aa")), (.string("\u{FFFD}"), .string("\u{10000}")),
        (.string("e\u{301}"), .string("\u{E9}")),
        (.date(date(1000)), .date(date(1001))),
        (.quantity(Quantity(unit: .second, value: 59)), .quantity(Quantity(unit: .minute, value: 1))),
    ])
    func `values are ordered by size`(left: MetadataValue, right: MetadataValue) {
        for comparison in ComparisonOperator.allCases {
            let expected = [.notEqualTo, .lessThan, .lessThanOrEqualTo].contains(comparison)
            #expect(matches(left, comparison, right) == expected)
        }
    }

    @Test(arguments: [
        (MetadataValue?.none, MetadataValue.integer(1)), (.string("1"), .integer(1)), (.date(date(0)), .real(0)),
        (.quantity(Quantity(unit: .meter, value: 1)), .quantity(Quantity(unit: .second, value: 1))),
        (.real(.nan), .real(.nan)),
    ])
    func `values that cannot be compared are different`(left: MetadataValue?, right: MetadataValue) {
        for comparison in ComparisonOperator.allCases {
            #expect(matches(left, comparison, right) == (comparison == .notEqualTo))
        }
    }
}
