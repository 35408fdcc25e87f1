import Foundation
public import HealthEngine
public import HealthModel

/// A person who never was, with the samples that their phone and watch would have left.
///
/// ```swift
/// let options = GenerateOptions(lastDay: CalendarDay(year: 2025, month: 12, day: 31), timeZone: .gmt)
/// let report = try PersonGenerator(options).generate(into: store)
/// ```
public struct PersonGenerator {
    private let options: GenerateOptions

    /// Throws what is wrong with the options.
    public init(_ options: GenerateOptions) throws(GenerateOptions.Invalid) {
        try options.validate()
        self.options = options
    }

    /// Puts the person's samples into a store, in one transaction: all of them, or none if an error is thrown or the process
    /// ends. What the store has of an earlier run is not added again.
    ///
    /// `goesOn` is told after each day how far it is, and answers whether to go on. Answers nil if it does not; then the store is
    /// as it was.
    public func generate(
        into store: HealthStore,
        goesOn: (GenerateProgress) -> Bool = { _ in true }
    ) throws(HealthFailure) -> GenerateReport? {
        nil
    }
}
