import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Observers, background delivery, and the end of running queries.
extension StoreChannel {
    static let observerMethods = [
        observerQuery, completeObserver, stop, enableBackgroundDelivery, disableBackgroundDelivery,
        disableAllBackgroundDelivery,
    ]

    /// `HKObserverQuery` (OBS-01 to OBS-05).
    private static let observerQuery = Method(
        "observerQuery",
        "Watches types: a notification now and at each change, until the query is stopped.",
        .type,
        .types,
        .predicate,
        result: ResultDescription("query", Schemas.reference("Query")),
        example: Example(
            ["type": "HKQuantityTypeIdentifierStepCount"],
            result: ["query": 1],
            given: [("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])]
        )
    ) { (call, type, types, predicate) throws(BridgeError) in
        let types = try call.queriedTypes(type, types)
        call.notes.set(types)
        let query = ObserverQuery(descriptors: types.map { QueryDescriptor($0, predicate) })
        let id = try call.healthKit { () throws(HealthFailure) in try call.store.start(query) }
        call.state.queries.insert(id)
        return Single("query", id.number)
    }

    /// The completion handler of an observer query (OBS-03).
    private static let completeObserver = Method(
        "completeObserver",
        "Calls the completion handler that an observer query was given with a delivery.",
        .required("delivery", .integer, "The number of the delivery, from its notification."),
        result: .nothing,
        example: Example(["delivery": 1]),
        audit: .none
    ) { (call, delivery) throws(BridgeError) in
        call.store.completeObserver(delivery: delivery)
        return JSONNull()
    }

    /// `HKHealthStore.stop(_:)` (QRY-02).
    private static let stop = Method(
        "stop",
        "Stops a query that runs; it sends nothing after this.",
        .query,
        result: .nothing,
        example: Example(["query": 1]),
        audit: .none
    ) { (call, query) throws(BridgeError) in
        call.store.stop(query)
        call.state.queries.remove(query)
        call.state.collectionForms[query] = nil
        return JSONNull()
    }

    /// `HKHealthStore.enableBackgroundDelivery(for:frequency:withCompletion:)` (BG-01 to BG-07).
    private static let enableBackgroundDelivery = Method(
        "enableBackgroundDelivery",
        "Wakes the app when samples of a type change, at most once in a period.",
        .askedType,
        .required("frequency", .frequency, "The period: `HKUpdateFrequency`."),
        result: .success,
        example: Example(
            ["type": "HKQuantityTypeIdentifierStepCount", "frequency": "hourly"],
            result: true,
            given: [("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])]
        ),
        audit: .none
    ) { (call, type, frequency) throws(BridgeError) in
        call.notes.set([type])
        return try call.healthKit { () throws(HealthFailure) in
            try call.store.enableBackgroundDelivery(for: type, frequency: frequency)
        }
    }

    /// `HKHealthStore.disableBackgroundDelivery(for:withCompletion:)` (BG-07).
    private static let disableBackgroundDelivery = Method(
        "disableBackgroundDelivery",
        "Ends the background delivery of a type, also where there is none.",
        .askedType,
        result: .success,
        example: Example(["type": "HKQuantityTypeIdentifierStepCount"], result: true),
        audit: .none
    ) { (call, type) throws(BridgeError) in
        call.notes.set([type])
        return try call.healthKit { () throws(HealthFailure) in try call.store.disableBackgroundDelivery(for: type) }
    }

    /// `HKHealthStore.disableAllBackgroundDelivery(completion:)`
    private static let disableAllBackgroundDelivery = Method(
        "disableAllBackgroundDelivery",
        "Ends the background delivery of all types.",
        result: .success,
        example: Example(result: true),
        audit: .none
    ) { (call) throws(BridgeError) in
        try call.healthKit { () throws(HealthFailure) in try call.store.disableAllBackgroundDelivery() }
    }
}
