import HealthModel
import Testing

/// Compares random predicates on random samples with independent expectations (PRED-01 to PRED-13).
struct PredicatePropertyTests {
    @Test(arguments: 0..<400 as Range<UInt64>)
    func `a predicate matches the expected samples, and its bounds include them`(seed: UInt64) {
        var generator = PredicateGenerator(seed: seed)
        for _ in 0..<5 {
            let expected = generator.predicate()
            let bounds = expected.predicate.bounds
            #expect(bounds.isExact || !expected.isExact, "seed \(seed): \(expected.predicate)")
            for _ in 0..<40 {
                let plain = generator.sample()
                let sample = plain.sample
                let matches = expected.predicate.matches(sample)
                let isWithin = bounds.contains(sample)
                let isRight =
                    matches == expected.holds(plain) && (bounds.isExact ? isWithin == matches : isWithin || !matches)
                #expect(isRight, "seed \(seed): \(expected.predicate) of \(plain)")
            }
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `replacing nothing changes nothing`(seed: UInt64) {
        var generator = PredicateGenerator(seed: seed)
        let predicate = generator.predicate().predicate
        #expect(predicate.replacing { _ in nil } == predicate, "seed \(seed)")
    }
}
