/// The elements of a sample that may have thousands of them: heartbeats, locations or voltages.
///
/// A sample query returns only their number. The query for their kind returns the elements (SQ-05, OTH-06, OTH-07).
public struct SampleSeries<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The number of elements.
    public let count: Int
    /// The elements. Empty for a sample from a sample query.
    public let elements: [Element]

    /// A series of these elements.
    public init(_ elements: [Element]) {
        count = elements.count
        self.elements = elements
    }

    /// A series with a known number of unknown elements.
    package init(count: Int) {
        self.count = count
        elements = []
    }
}

extension SampleSeries where Element: SeriesElement {
    /// Whether the known elements fit a sample with these dates.
    func isValid(from start: Int64, to end: Int64) -> Bool {
        elements.allSatisfy { $0.isValid(from: start, to: end) }
            && zip(elements, elements.dropFirst()).allSatisfy { $1.mayFollow($0) }
    }
}
