import HealthModel
import Testing

/// Random predicates on random samples, against what was expected of them when they were made (PRED-01 to PRED-13).
struct PredicatePropertyTests {
    @Test(arguments: 0..<400 as Range<UInt64>)
    func `a predicate matches what it should, and its bounds hold all of that`(seed: UInt64) {
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
