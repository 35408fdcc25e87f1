import Foundation
import HealthKit

/// Observer queries, and stopping running queries.
extension Reenactments {
    static let observers: [String: Reenactment] = [
        "observerQuery": { call in
            let query = HKObserverQuery(queryDescriptors: try call.descriptors()) { query, types, completion, error in
                if let error { return call.answer(.failure(error)) }
                var members: JSONObject = ["query": .integer(call.app.number(of: query))]
                members["delivery"] = .integer(call.app.keep(completion))
                members["types"] = .array((types ?? []).map(\.identifier).sorted().map(JSONValue.string))
                call.app.notify("observerQuery.update", members)
            }
            call.store.execute(query)
            call.answerUnlessFailed(["query": .integer(call.app.number(of: query))])
        },
        "completeObserver": { call in
            let delivery = try call.required("delivery", .integer)
            call.app.takeCompletion(delivery)?()
            call.answer(.null)
        },
        "stop": { call in
            // An app can only stop a query that it holds.
            if let query = call.app.takeQuery(try call.required("query", .integer)) {
                call.store.stop(query)
            }
            call.answer(.null)
        },
    ]
}
