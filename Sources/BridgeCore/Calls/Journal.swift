package import Foundation
import HealthModel
import JSON

/// The calls of the app, for tests: names, counts, codes, and the params for `control/verify`.
package struct Journal: Codable {
    package struct Entry: Codable {
        /// Counted from 1. `clear()` does not restart it.
        package let index: Int
        package let time: Date
        package let method: String
        /// The bundle identifier of the app; nil for a call without one.
        package let app: String?
        /// The JSON-RPC error code; nil for a success.
        package let errorCode: Int?
        /// The identifiers of the types of the call.
        package let types: [String]
        /// The number of objects that the call passed or found; nil for a call about types.
        package let count: Int?
        /// The code of HealthKit's error, which a plugin may have answered in another form.
        package let healthKitError: Int?
        /// The params of the call.
        package fileprivate(set) var params: JournalParams

        package var outcome: Outcome { errorCode == nil ? .success : .error }
    }

    /// The outcome of a call.
    package enum Outcome: String, CaseIterable, Sendable {
        case success, error
    }

    package private(set) var entries: [Entry] = []
    private var count = 0
    /// The length of the kept params.
    private var paramsLength = 0
    /// The number of entries at the beginning whose params have made room for those of later calls.
    private var paramsDropped = 0

    /// An empty journal, whose first entry gets index 1.
    package init() {}

    mutating func append(
        time: Date,
        method: String,
        app: String? = nil,
        params: JSONValue? = nil,
        errorCode: Int?,
        types: [String],
        count: Int? = nil,
        healthKitError: Int? = nil
    ) {
        self.count += 1
        // Drop half at once: dropping single entries would move all others each time.
        if entries.count == ProtocolLimits.journal * 2 {
            while paramsDropped < ProtocolLimits.journal { dropNextParams() }
            entries.removeFirst(ProtocolLimits.journal)
            paramsDropped -= ProtocolLimits.journal
        }
        let params = JournalParams(params)
        entries.append(
            Entry(
                index: self.count,
                time: time,
                method: method,
                app: app,
                errorCode: errorCode,
                types: types,
                count: count,
                healthKitError: healthKitError,
                params: params
            )
        )
        paramsLength += params.length
        while paramsLength > ProtocolLimits.allJournalParams { dropNextParams() }
    }

    /// Drops the params of the oldest entry that has not made room yet. A call without params stays as it is.
    private mutating func dropNextParams() {
        let length = entries[paramsDropped].params.length
        if length > 0 { entries[paramsDropped].params = .dropped }
        paramsLength -= length
        paramsDropped += 1
    }

    /// Removes the entries. The numbering continues.
    package mutating func clear() {
        entries = []
        paramsLength = 0
        paramsDropped = 0
    }
}
