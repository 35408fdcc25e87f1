/// The elements of a sample that has thousands of them: heartbeats, locations, voltages.
///
/// A sample query tells only how many there are; the elements come from the query of their kind (SQ-05, OTH-06, OTH-07).
public struct SampleSeries<Element: Hashable & Sendable>: Hashable, Sendable {
    /// How many elements the sample has.
    public let count: Int
    /// The elements; empty for a sample that came out of a sample query.
    public let elements: [Element]

    /// A series of these elements.
    public init(_ elements: [Element]) {
        count = elements.count
        self.elements = elements
    }

    /// A series of which only the number of elements is known.
    package init(count: Int) {
        self.count = count
        elements = []
    }
}

extension SampleSeries where Element: SeriesElement {
    /// Whether elements that are known can be those of a sample of these dates.
    func isValid(from start: Int64, to end: Int64) -> Bool {
        elements.allSatisfy { $0.isValid(from: start, to: end) }
            && zip(elements, elements.dropFirst()).allSatisfy { $1.mayFollow($0) }
    }
}
