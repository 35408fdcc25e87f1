import CoreLocation
import Foundation
import HealthKit

/// The queries for data within samples.
extension Reenactments {
    static let elementQueries: [String: Reenactment] = [
        "quantitySeriesSampleQuery": { call in
            let unit = try call.unit()
            let type = try call.quantityType(call.value("type"))
            try call.checkUnit(unit, for: [type])
            let elements = Elements([])
            let query = HKQuantitySeriesSampleQuery(quantityType: type, predicate: try call.predicate()) {
                _,
                quantity,
                interval,
                sample,
                isDone,
                error in
                if let error { return call.answer(.failure(error)) }
                if let quantity, let interval {
                    var members: JSONObject = [
                        "quantity": quantity.json(in: unit), "startDate": interval.start.json,
                        "endDate": interval.end.json,
                    ]
                    members["uuid"] = sample.map { .string($0.uuid.uuidString) }
                    elements.append(.object(members))
                }
                if isDone { call.answer(["quantities": .array(elements.value)]) }
            }
            query.includeSample = try call.optional("includeSample", .bool) ?? false
            query.orderByQuantitySampleStartDate = try call.optional("orderByQuantitySampleStartDate", .bool) ?? false
            call.store.execute(query)
        },
        "heartbeatSeriesQuery": { call in
            let heartbeats = Elements([])
            let series = try call.sample(call.required("series", .uuid), as: HKHeartbeatSeriesSample.self)
            let query = HKHeartbeatSeriesQuery(heartbeatSeries: series) { _, time, precededByGap, isDone, error in
                if let error { return call.answer(.failure(error)) }
                heartbeats.append(["timeSinceSeriesStart": .real(time), "precededByGap": .bool(precededByGap)])
                if isDone { call.answer(["heartbeats": .array(heartbeats.value)]) }
            }
            call.store.execute(query)
        },
        "workoutRouteQuery": { call in
            guard call["offset"] == nil, call["limit"] == nil else { throw NotReenacted(.batches) }
            let route = try call.sample(call.required("route", .uuid), as: HKWorkoutRoute.self)
            let locations = Elements([])
            let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void = { _, batch, isDone, error in
                if let error { return call.answer(.failure(error)) }
                for location in batch ?? [] { locations.append(location.json) }
                if isDone { call.answer(["locations": .array(locations.value), "done": true]) }
            }
            let dateInterval = try call.optional("dateInterval", .dateInterval)
            call.store.execute(
                dateInterval.map { HKWorkoutRouteQuery(route: route, dateInterval: $0, dataHandler: handler) }
                    ?? HKWorkoutRouteQuery(route: route, dataHandler: handler)
            )
        },
        "electrocardiogramQuery": { call in
            let unit = try call.unit() ?? .volt()
            let electrocardiogram = try call.sample(
                call.required("electrocardiogram", .uuid), as: HKElectrocardiogram.self
            )
            // The exception of the first value that an app would read.
            _ = HKQuantity(unit: .volt(), doubleValue: 0).doubleValue(for: unit)
            let voltages = Elements([])
            let query = HKElectrocardiogramQuery(electrocardiogram) { _, result in
                switch result {
                case .measurement(let measurement):
                    voltages.append([
                        "timeSinceSampleStart": .real(measurement.timeSinceSampleStart),
                        "quantity": measurement.quantity(for: .appleWatchSimilarToLeadI)?.json(in: unit) ?? .null,
                    ])
                case .done: call.answer(["voltages": .array(voltages.value)])
                case .error(let error): call.answer(.failure(error))
                }
            }
            call.store.execute(query)
        },
    ]
}
