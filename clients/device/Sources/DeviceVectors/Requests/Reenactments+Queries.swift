import Foundation
import HealthKit

/// Queries of samples and of other user data.
extension Reenactments {
    static let queries: [String: Reenactment] = [
        "sampleQuery": { call in
            let unit = try call.unit()
            let descriptors = try call.descriptors()
            try call.checkUnit(unit, for: descriptors.map(\.sampleType))
            let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void = { _, samples, error in
                if let error { return call.answer(.failure(error)) }
                call.answer(["samples": .array((samples ?? []).map { $0.json(in: unit) })])
            }
            let limit = try call.optional("limit", .limit) ?? HKObjectQueryNoLimit
            let sorting = try call.sortDescriptors()
            let query =
                if let descriptor = descriptors.first, descriptors.count == 1 {
                    HKSampleQuery(
                        sampleType: descriptor.sampleType, predicate: descriptor.predicate, limit: limit,
                        sortDescriptors: sorting, resultsHandler: handler
                    )
                } else {
                    HKSampleQuery(
                        queryDescriptors: descriptors, limit: limit, sortDescriptors: sorting ?? [], resultsHandler: handler
                    )
                }
            call.store.execute(query)
        },
        "correlationQuery": { call in
            var predicates: [HKSampleType: NSPredicate] = [:]
            for (type, predicate) in try call["samplePredicates"]?.members() ?? [:] {
                predicates[try call.sampleType(.string(type))] =
                    try call.predicate(predicate) ?? NSPredicate(value: true)
            }
            guard let type = try call.sampleType() as? HKCorrelationType else { throw NotReenacted(.value) }
            let predicate = try call.predicate()
            call.store.execute(
                HKCorrelationQuery(type: type, predicate: predicate, samplePredicates: predicates) { _, correlations, error in
                    call.complete(correlations, error) { ["correlations": .array($0.map { $0.json() })] }
                }
            )
        },
        "sourceQuery": { call in
            call.store.execute(
                HKSourceQuery(sampleType: try call.sampleType(), samplePredicate: try call.predicate()) { _, sources, error in
                    call.complete(sources, error) { ["sources": .array($0.inOrder.map(\.json))] }
                }
            )
        },
        "anchoredObjectQuery": { call in
            let hasUpdates = try call.hasUpdates()
            let query = HKAnchoredObjectQuery(
                queryDescriptors: try call.descriptors(),
                anchor: try call.anchor(),
                limit: try call.optional("limit", .limit) ?? HKObjectQueryNoLimit
            ) { query, samples, deleted, anchor, error in
                if let error { return call.answer(.failure(error)) }
                call.answer(.object(call.running(query, if: hasUpdates).adding(changes(samples, deleted, anchor))))
            }
            if hasUpdates {
                query.updateHandler = { query, samples, deleted, anchor, _ in
                    let members = call.running(query, if: true).adding(changes(samples, deleted, anchor))
                    call.app.notify("anchoredObjectQuery.update", members)
                }
            }
            call.store.execute(query)
        },
        "documentQuery": { call in
            guard let type = try call.sampleType() as? HKDocumentType else { throw NotReenacted(.value) }
            let query = HKDocumentQuery(
                documentType: type, predicate: try call.predicate(),
                limit: try call.optional("limit", .limit) ?? HKObjectQueryNoLimit, sortDescriptors: try call.sortDescriptors(),
                includeDocumentData: try call.required("includeDocumentData", .bool)
            ) { _, documents, _, error in
                call.complete(documents, error) { ["samples": .array($0.map { $0.json() })] }
            }
            call.store.execute(query)
        },
        "activitySummaryQuery": { call in
            let predicate = try call["predicate"].map { try call.summaryPredicate($0) }
            let hasUpdates = try call.hasUpdates()
            let query = HKActivitySummaryQuery(predicate: predicate) { query, summaries, error in
                if let error { return call.answer(.failure(error)) }
                call.answer(.object(call.running(query, if: hasUpdates).adding(call.json(of: summaries ?? []))))
            }
            if hasUpdates {
                query.updateHandler = { query, summaries, _ in
                    let members = call.running(query, if: true).adding(call.json(of: summaries ?? []))
                    call.app.notify("activitySummaryQuery.update", members)
                }
            }
            call.store.execute(query)
        },
        "userAnnotatedMedicationQuery": { call in
            let medications = Elements([])
            let query = HKUserAnnotatedMedicationQuery(
                predicate: try call["predicate"].map { try call.medicationPredicate($0) },
                limit: try call.optional("limit", .limit) ?? HKObjectQueryNoLimit
            ) { _, medication, isDone, error in
                if let medication { medications.append(medication.json) }
                if let error { return call.answer(.failure(error)) }
                if isDone { call.answer(["userAnnotatedMedications": .array(medications.value)]) }
            }
            call.store.execute(query)
        },
        "workoutEffortRelationshipQuery": { call in
            let hasUpdates = try call.hasUpdates()
            let query = HKWorkoutEffortRelationshipQuery(
                predicate: try call.predicate(),
                anchor: try call.anchor(),
                options: try call.optional("options", .strings)?.isEmpty ?? true ? .default : .mostRelevant
            ) { query, relationships, anchor, error in
                if let error { return call.answer(.failure(error)) }
                var members = call.running(query, if: hasUpdates)
                members["relationships"] = .array((relationships ?? []).map(\.json))
                members["anchor"] = anchor?.json
                if call.outcome == nil {
                    call.answer(.object(members))
                } else {
                    call.app.notify("workoutEffortRelationshipQuery.update", members)
                }
                if !hasUpdates { call.store.stop(query) }
            }
            call.store.execute(query)
        },
    ]

    private static func changes(_ samples: [HKSample]?, _ deleted: [HKDeletedObject]?, _ anchor: HKQueryAnchor?) -> JSONObject {
        var members: JSONObject = [
            "samples": .array((samples ?? []).map { $0.json() }),
            "deletedObjects": .array((deleted ?? []).map(\.json)),
        ]
        members["anchor"] = anchor?.json
        return members
    }
}

extension StoreCall {
    /// Whether the query keeps running.
    func hasUpdates() throws -> Bool { try optional("updates", .bool) ?? false }

    /// `{query}` of a query that keeps running, which the app keeps. Empty for others.
    func running(_ query: HKQuery, if isRunning: Bool) -> JSONObject {
        isRunning ? ["query": .integer(app.number(of: query))] : [:]
    }

    /// Leaves out a request with a unit that no quantity of the type has: the host reports the exception of the first value that an
    /// app would read, even if there is none.
    func checkUnit(_ unit: HKUnit?, for types: [HKSampleType]) throws {
        guard let unit else { return }
        for case let type as HKQuantityType in types where !type.is(compatibleWith: unit) { throw NotReenacted(.value) }
    }
}
