package import Foundation

/// What the app has called, for the tester. Holds names, counts and codes, never a value.
package struct Journal {
    package struct Entry {
        /// Counted from 1, never used twice.
        package let index: Int
        package let time: Date
        package let method: String
        /// The JSON-RPC code of the error, nil for a success.
        package let errorCode: Int?
        /// The identifiers of the types that the call was about.
        package let types: [String]
        /// How many objects the call was about or has found; nil for a call about types.
        package let count: Int?

        package var outcome: Outcome { errorCode == nil ? .success : .error }
    }

    /// How a call ended.
    package enum Outcome: String, CaseIterable, Sendable {
        case success, error
    }

    /// The older entries make way, so that a long run does not grow.
    static let capacity = 10_000

    package private(set) var entries: [Entry] = []
    private var count = 0

    /// A journal without entries, whose numbering begins anew.
    package init() {}

    mutating func append(time: Date, method: String, errorCode: Int?, types: [String], count: Int? = nil) {
        self.count += 1
        // Drop half at once: dropping one a time would move all the others each time.
        if entries.count == Self.capacity * 2 {
            entries.removeFirst(Self.capacity)
        }
        entries.append(
            Entry(index: self.count, time: time, method: method, errorCode: errorCode, types: types, count: count)
        )
    }

    /// Forgets the entries, but not how many there were.
    package mutating func clear() {
        entries = []
    }
}
