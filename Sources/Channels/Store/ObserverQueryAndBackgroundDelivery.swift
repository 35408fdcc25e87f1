import BridgeCore
import HealthEngine
import HealthJSON

/// Observer queries, background delivery, and stopping running queries.
extension StoreChannel {
    static let observerMethods = [
        observerQuery, completeObserver, stop, enableBackgroundDelivery, disableBackgroundDelivery,
        disableAllBackgroundDelivery,
    ]

    /// `HKObserverQuery` (OBS-01 to OBS-05).
    private static let observerQuery = Method(
        "observerQuery",
        "Starts an observer query. It sends a notification after the start and after each change, until it is stopped.",
        .type,
        .types,
        .predicate,
        .queryDescriptors,
        result: ResultDescription("query", Schemas.reference("Query"))
    ) { call, type, types, predicate, queryDescriptors in
        let query = ObserverQuery(descriptors: try call.descriptors(type, types, predicate, queryDescriptors))
        let id = try call.store.start(query)
        call.state.queries.insert(id)
        return NamedResult("query", id.number)
    }

    /// The completion handler of an observer query (OBS-03).
    private static let completeObserver = Method(
        "completeObserver",
        "Calls the completion handler of one delivery of an observer query.",
        .required("delivery", .integer, "The number of the delivery, as in its notification."),
        audit: .none
    ) { call, delivery in
        call.store.completeObserver(delivery: delivery)
    }

    /// `HKHealthStore.stop(_:)` (QRY-02).
    private static let stop = Method(
        "stop", "Stops a running query. It sends no further notifications.", .query, audit: .none
    ) { call, query in
        call.store.stop(query)
        call.state.queries.remove(query)
        call.state.collectionForms[query] = nil
    }

    /// `HKHealthStore.enableBackgroundDelivery(for:frequency:withCompletion:)` (BG-01 to BG-07).
    private static let enableBackgroundDelivery = Method(
        "enableBackgroundDelivery",
        "Enables background delivery: changes of a type wake the app, at most once per period.",
        .askedType,
        .required("frequency", .frequency, "The shortest period between deliveries: `HKUpdateFrequency`."),
        result: .success,
        audit: .none
    ) { call, type, frequency in
        return try call.store.enableBackgroundDelivery(for: type, frequency: frequency)
    }

    /// `HKHealthStore.disableBackgroundDelivery(for:withCompletion:)` (BG-07).
    private static let disableBackgroundDelivery = Method(
        "disableBackgroundDelivery",
        "Disables background delivery of a type. Succeeds also if it is not enabled.",
        .askedType,
        result: .success,
        audit: .none
    ) { call, type in
        return try call.store.disableBackgroundDelivery(for: type)
    }

    /// `HKHealthStore.disableAllBackgroundDelivery(completion:)`
    private static let disableAllBackgroundDelivery = Method(
        "disableAllBackgroundDelivery", "Disables background delivery of all types.", result: .success, audit: .none
    ) { call in
        try call.store.disableAllBackgroundDelivery()
    }
}
