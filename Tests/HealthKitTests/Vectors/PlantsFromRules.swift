import Foundation
import HealthKit

@testable import DeviceVectors

extension PlantedDifferenceTests {
    /// Differences that somebody chose who knew the rules and the vectors, but not the comparison.
    static let plantsFromRules: [Plant] = [
        // A type that was never requested looks empty.
        .answering("AUTH-40", "sampleQuery", "sampleQuery") { outcome, _ in
            outcome.code == 5 ? .success(["samples": []]) : outcome
        },
        // The texts of errors are in the language of the phone.
        .answering("ERR-04", "save", "save") { outcome, _ in
            guard case .failure(let error as NSError) = outcome else { return outcome }
            return .failure(
                NSError(domain: error.domain, code: error.code, userInfo: [NSLocalizedDescriptionKey: "Nicht erlaubt"]))
        },
        // A characteristic that is not set has no data.
        .answering("CHAR-02", "bloodType", "bloodType") { outcome, _ in
            (try? outcome.get()) == 0 ? .failure(HKError(.errorNoData)) : outcome
        },
        // A mindful session takes any value.
        Plant("SAVE-05", "sample-validation", "save") { params in
            params["objects"] = (try? params["objects"]?.elements()).map { objects in
                .array(
                    objects.map { $0["type"] == "HKCategoryTypeIdentifierMindfulSession" ? $0.changing("value") { _ in 0 } : $0 })
            }
        },
        Plant("SAVE-33", "saving-together", "save", oneByOne: "objects"),
        // A series without quantities is finished without samples.
        .answering("SER-03", "quantitySeriesSampleBuilder.finishSeries", "quantitySeriesSampleBuilder.finishSeries") {
            outcome, params in
            outcome.code == 3 && params["endDate"] == nil ? .success(["samples": []]) : outcome
        },
        // Without data there are no statistics, and no error.
        .answering("STAT-06", "statisticsQuery", "statisticsQuery") { outcome, _ in outcome.code == 11 ? .success(.null) : outcome
        },
        // The dates of statistics are those of the predicate.
        .answering("STAT-07", "statistics-options", "statisticsQuery") { outcome, params in
            guard case .success(.object(let statistics)) = outcome, case .object(let predicate)? = params["predicate"] else {
                return outcome
            }
            return .success(.object(statistics.adding(predicate.filter { ["startDate", "endDate"].contains($0.key) })))
        },
        // The intervals begin at midnight, whatever the anchor is.
        Plant("COLL-01", "collection-intervals", "statisticsCollectionQuery") { params in
            params["anchorDate"] = params["anchorDate"]?.text.map { .string($0.prefix(11) + "00:00:00Z") }
        },
        // A deleted object has no metadata.
        .answering("ANCH-09", "anchored-changes", "anchoredObjectQuery") { outcome, _ in
            outcome.map {
                $0.changing("deletedObjects") { .array(((try? $0.elements()) ?? []).map { ["uuid": $0["uuid"] ?? .null] }) }
            }
        },
        // An observer is called at the first change.
        Plant("OBS-02", "observerQuery", "observerQuery") { call, _ in
            let isFirst = Shared(true)
            let query = HKObserverQuery(queryDescriptors: try call.descriptors()) { query, types, completion, error in
                if let error { return call.answer(.failure(error)) }
                defer { isFirst.value = false }
                guard !isFirst.value else { return completion() }
                let types = (types ?? []).map(\.identifier).sorted().map(DeviceVectors.JSONValue.string)
                call.app.notify(
                    "observerQuery.update",
                    [
                        "query": .integer(call.app.number(of: query)), "delivery": .integer(call.app.keep(completion)),
                        "types": .array(types),
                    ])
            }
            call.store.execute(query)
            call.answerUnlessFailed(["query": .integer(call.app.number(of: query))])
        },
        // Pauses count.
        Plant("WO-07", "workoutBuilder.elapsedTime", "workoutBuilder.elapsedTime") { call, original in
            let builder = try call.object("builder", as: HKWorkoutBuilder.self)
            guard let start = builder.startDate, let date = try call.optional("date", .date) else { return try original(call) }
            call.answer(.real(max(0, date.timeIntervalSince(start))))
        },
        // A percent is a hundredth.
        .answering("UNIT-16", "units-on-the-wire", "sampleQuery") { outcome, params in
            guard params["type"] == "HKQuantityTypeIdentifierOxygenSaturation", params["unit"] == "count" else { return outcome }
            return outcome.map { $0.changing("quantity") { $0.changing("value") { .real(($0.number ?? 0) / 100) } } }
        },
        Plant("DEL-03", "delete", "delete", oneByOne: "uuids"),
        // Sleep of no known stage is not asleep.
        Plant("SLP-03", "sleep", "sampleQuery") { params in
            params = params.changing("categoryValues") { .array(((try? $0.elements()) ?? []).filter { $0 != 1 }) }
        },
    ]
}

extension Result {
    /// The code of a failure. Nil for a success.
    fileprivate var code: Int? { if case .failure(let error) = self { (error as NSError).code } else { nil } }
}
