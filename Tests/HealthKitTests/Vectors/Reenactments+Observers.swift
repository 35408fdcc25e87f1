import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

@testable import BridgeCore
@testable import HealthKit

/// Observer queries, and stopping running queries.
extension Reenactments {
    static let observers: [String: Reenactment] = [
        "observerQuery": { call in
            let query = HKObserverQuery(queryDescriptors: try call.descriptors()) { query, types, completion, error in
                if let error { return call.answer(.failure(error)) }
                var members = call.running(query)
                members["delivery"] = .integer(call.app.keep(completion))
                members["types"] = .array((types ?? []).map(\.identifier).sorted().map(JSONValue.string))
                call.app.notify("observerQuery.update", members)
            }
            call.store.execute(query)
            let members = call.running(query)
            if !members.isEmpty { call.answer(.object(members)) }
        },
        "completeObserver": { call in
            let delivery = try call.required("delivery", .integer)
            call.app.completions.removeValue(forKey: delivery)?()
            call.answer(.null)
        },
        "stop": { call in
            // An app can only stop a query that it holds.
            if let query = call.app.queries.removeValue(forKey: try call.required("query", .integer)) {
                call.store.stop(query)
            }
            call.answer(.null)
        },
    ]
}
