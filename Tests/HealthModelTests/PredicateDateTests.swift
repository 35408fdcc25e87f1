import Foundation
import HealthModel
import Testing

/// Tests `predicateForSamples(withStart:end:options:)` between 1000 and 2000 at every boundary (PRED-01 to PRED-05).
/// The cases marked I in PRED-04, and one open side with strict options, are project decisions.
struct PredicateDateTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let start: Int64
        let end: Int64
        /// The result without options, with a strict start, with a strict end, and with both.
        let matches: [Bool]
        var testDescription: String { "\(start) to \(end)" }

        init(_ start: Int64, _ end: Int64, _ matches: Bool...) {
            (self.start, self.end, self.matches) = (start, end, matches)
        }
    }

    private static let options: [QueryOptions] = [[], .strictStartDate, .strictEndDate, [.strictStartDate, .strictEndDate]]

    private func check(_ row: Row, _ start: Int64?, _ end: Int64?) {
        let sample = Sample.stored(from: row.start, to: row.end)
        for (options, expected) in zip(Self.options, row.matches) {
            let predicate = SamplePredicate.samples(start: start.map(date), end: end.map(date), options: options)
            #expect(predicate.matches(sample) == expected, "options \(options.rawValue)")
            #expect(predicate.bounds.contains(sample) == expected, "options \(options.rawValue)")
            #expect(predicate.bounds.isExact)
        }
    }

    @Test(arguments: [
        Row(0, 999, false, false, false, false),
        Row(0, 1000, true, false, true, false),
        Row(0, 1001, true, false, true, false),
        Row(999, 999, false, false, false, false),
        Row(1000, 1000, true, true, true, true),
        Row(1000, 1999, true, true, true, true),
        Row(1000, 2000, true, true, false, false),
        Row(1500, 2001, true, true, false, false),
        Row(1999, 1999, true, true, true, true),
        Row(1999, 2000, true, true, false, false),
        Row(2000, 2000, false, false, false, false),
        Row(2000, 3000, false, false, false, false),
        Row(0, 3000, true, false, false, false),
    ])
    func `both bounds (PRED-01, PRED-02, PRED-03, PRED-04)`(row: Row) { check(row, 1000, 2000) }

    @Test(arguments: [
        Row(0, 999, false, false, false, false),
        Row(0, 1000, true, false, true, false),
        Row(999, 1001, true, false, true, false),
        Row(1000, 1000, true, true, true, true),
        Row(.max / 1_000_000, .max / 1_000_000, true, true, true, true),
    ])
    func `without an end the interval is open (PRED-05)`(row: Row) { check(row, 1000, nil) }

    @Test(arguments: [
        Row(.min / 1_000_000, .min / 1_000_000, true, true, true, true),
        Row(1999, 1999, true, true, true, true),
        Row(1999, 2000, true, true, false, false),
        Row(2000, 2000, false, false, false, false),
    ])
    func `without a start the interval is open (PRED-05)`(row: Row) { check(row, nil, 2000) }

    @Test func `without start and end all samples match (PRED-05)`() {
        check(Row(-5, 5, true, true, true, true), nil, nil)
        #expect(SamplePredicate.samples(start: nil, end: nil).bounds == SamplePredicate.all.bounds)
    }

    @Test func `a reversed interval selects samples that span it, and none with strict options (PRED-01)`() {
        check(Row(0, 3000, true, false, false, false), 2000, 1000)
        check(Row(1500, 1500, false, false, false, false), 2000, 1000)
    }

    @Test func `dates are compared by the millisecond`() {
        let predicate = SamplePredicate.samples(start: date(1000) + 0.0004, end: date(2000) - 0.0004)
        #expect(predicate.matches(.stored(from: 1000)))
        #expect(predicate.matches(.stored(from: 1999)))
        #expect(!predicate.matches(.stored(from: 2000)))
    }

    // As seconds, because Foundation cannot describe such dates.
    @Test(arguments: [-6.3e10, 6.4e10, 1e300, -1e300, .infinity, -.infinity, .nan])
    func `extreme dates are accepted`(seconds: Double) {
        let extreme = Date(timeIntervalSince1970: seconds)
        for options in Self.options {
            for predicate in [
                SamplePredicate.samples(start: extreme, end: nil, options: options),
                .samples(start: nil, end: extreme, options: options),
                .samples(start: extreme, end: extreme, options: options),
            ] {
                let sample = Sample.stored(from: 1000)
                #expect(predicate.matches(sample) == predicate.bounds.contains(sample))
            }
        }
    }
}
