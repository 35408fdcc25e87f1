package import Foundation

/// The calls of the app, for tests. It holds names, counts and codes, never a value.
package struct Journal: Codable {
    package struct Entry: Codable {
        /// Counted from 1. `clear()` does not restart it.
        package let index: Int
        package let time: Date
        package let method: String
        /// The JSON-RPC error code; nil for a success.
        package let errorCode: Int?
        /// The identifiers of the types of the call.
        package let types: [String]
        /// The number of objects that the call passed or found; nil for a call about types.
        package let count: Int?
        /// The code of the error that HealthKit passed to a plugin, which the plugin may have answered in another form.
        package let healthKitError: Int?

        package var outcome: Outcome { errorCode == nil ? .success : .error }
    }

    /// The outcome of a call.
    package enum Outcome: String, CaseIterable, Sendable {
        case success, error
    }

    /// The number of entries that are kept at least. Older entries are dropped, so memory stays bounded.
    static let capacity = 10_000

    package private(set) var entries: [Entry] = []
    private var count = 0

    /// An empty journal, whose first entry gets index 1.
    package init() {}

    mutating func append(
        time: Date, method: String, errorCode: Int?, types: [String], count: Int? = nil, healthKitError: Int? = nil
    ) {
        self.count += 1
        // Drop half at once: dropping single entries would move all others each time.
        if entries.count == Self.capacity * 2 {
            entries.removeFirst(Self.capacity)
        }
        entries.append(
            Entry(
                index: self.count,
                time: time,
                method: method,
                errorCode: errorCode,
                types: types,
                count: count,
                healthKitError: healthKitError
            )
        )
    }

    /// Removes the entries. The numbering continues.
    package mutating func clear() {
        entries = []
    }
}
