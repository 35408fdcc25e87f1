import GRDB
import HealthModel

/// The stored elements of samples: a thousand per row, which limits the cost per row and per element.
struct SeriesChunks {
    private static let elementsInChunk = 1000

    let db: Database

    /// Inserts the elements of a sample, if it has any.
    func insert(_ content: Sample.Content, of sample: Int64) throws {
        switch content {
        case .heartbeatSeries(let series): try insert(series.elements, of: sample)
        case .workoutRoute(let series): try insert(series.elements, of: sample)
        case .electrocardiogram(let electrocardiogram): try insert(electrocardiogram.voltages.elements, of: sample)
        default: break
        }
    }

    private func insert<Element: PackedElement>(_ elements: [Element], of sample: Int64) throws {
        let statement = try RowStatement(db, "INSERT INTO seriesChunk VALUES (?, ?, ?)")
        var words: [UInt64] = []
        words.reserveCapacity(min(elements.count, Self.elementsInChunk) * Element.wordCount)
        for (position, start) in stride(from: 0, to: elements.count, by: Self.elementsInChunk).enumerated() {
            words.removeAll(keepingCapacity: true)
            for element in elements[start..<min(start + Self.elementsInChunk, elements.count)] {
                element.pack(into: &words)
            }
            statement.bind(sample, at: 1)
            statement.bind(Int64(position), at: 2)
            statement.bind(words, at: 3)
            try statement.run()
        }
    }

    /// The elements of the sample at a position. Throws for elements that no save writes, because the store is damaged
    /// then.
    func elements<Element: PackedElement>(of sample: Sample, at position: Int64) throws -> [Element] {
        let rows = try RowStatement(db, "SELECT elements FROM seriesChunk WHERE sample = ?1 ORDER BY position")
        rows.bind(position, at: 1)
        let (start, end) = (sample.startDate.milliseconds, sample.endDate.milliseconds)
        let count = sample.content.elementCount
        var elements: [Element] = []
        // A damaged number must not allocate all memory.
        elements.reserveCapacity(min(count, 1 << 20))
        while try rows.step() {
            let words = try rows.words(0)
            guard words.count.isMultiple(of: Element.wordCount) else { throw HealthFailure.store(.corrupt) }
            for index in stride(from: 0, to: words.count, by: Element.wordCount) {
                let element = Element(words, at: index)
                guard element.isValid(from: start, to: end),
                    elements.last.map({ element.mayFollow($0) }) ?? true
                else { throw HealthFailure.store(.corrupt) }
                elements.append(element)
            }
        }
        guard elements.count == count else { throw HealthFailure.store(.corrupt) }
        return elements
    }
}
