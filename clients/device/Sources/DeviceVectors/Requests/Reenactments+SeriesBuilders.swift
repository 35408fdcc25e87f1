import CoreLocation
import Foundation
import HealthKit

/// Builders of series and routes.
extension Reenactments {
    static let seriesBuilders: [String: Reenactment] = [
        "quantitySeriesSampleBuilder.create": { call in
            let builder = HKQuantitySeriesSampleBuilder(
                healthStore: call.store, quantityType: try call.quantityType(call.value("type")),
                startDate: try call.required("startDate", .date), device: try call.device()
            )
            call.answer(["builder": .integer(call.app.handle(of: builder))])
        },
        "quantitySeriesSampleBuilder.insert": { call in
            let builder = try call.object("builder", as: HKQuantitySeriesSampleBuilder.self)
            let quantity = try call.quantity(call.value("quantity"))
            let (date, start) = (try call.optional("date", .date), try call.optional("startDate", .date))
            let interval = try start.map { try call.interval($0, try call.required("endDate", .date)) }
            call.read {
                if let date { try builder.insert(quantity, at: date) }
                if let interval { try builder.insert(quantity, for: interval) }
                return .null
            }
        },
        "quantitySeriesSampleBuilder.finishSeries": { call in
            try call.object("builder", as: HKQuantitySeriesSampleBuilder.self).finishSeries(
                metadata: try call.metadata(), endDate: try call.optional("endDate", .date)
            ) { samples, error in
                call.complete(samples, error) { ["samples": .array($0.map { $0.json() })] }
            }
        },
        "quantitySeriesSampleBuilder.discard": { call in
            try call.object("builder", as: HKQuantitySeriesSampleBuilder.self).discard()
            call.answer(.null)
        },
        "heartbeatSeriesBuilder.maximumCount": { $0.answer(.integer(HKHeartbeatSeriesBuilder.maximumCount)) },
        "heartbeatSeriesBuilder.create": { call in
            let builder = HKHeartbeatSeriesBuilder(
                healthStore: call.store, device: try call.device(), start: try call.required("startDate", .date)
            )
            call.answer(["builder": .integer(call.app.handle(of: builder))])
        },
        "heartbeatSeriesBuilder.addHeartbeat": { call in
            try call.object("builder", as: HKHeartbeatSeriesBuilder.self).addHeartbeatWithTimeInterval(
                sinceSeriesStartDate: try call.required("timeIntervalSinceStart", .real),
                precededByGap: try call.required("precededByGap", .bool),
                completion: call.completion()
            )
        },
        "heartbeatSeriesBuilder.addMetadata": { call in
            try call.object("builder", as: HKHeartbeatSeriesBuilder.self).addMetadata(
                try call.metadata() ?? [:], completion: call.completion()
            )
        },
        "heartbeatSeriesBuilder.finishSeries": { call in
            try call.object("builder", as: HKHeartbeatSeriesBuilder.self).finishSeries { series, error in
                call.complete(series, error) { $0.json() }
            }
        },
        "heartbeatSeriesBuilder.discard": { call in
            try call.object("builder", as: HKHeartbeatSeriesBuilder.self).discard()
            call.answer(.null)
        },
        "workoutRouteBuilder.create": { call in
            let builder = HKWorkoutRouteBuilder(healthStore: call.store, device: try call.device())
            call.answer(["builder": .integer(call.app.handle(of: builder))])
        },
        "workoutRouteBuilder.insertRouteData": { call in
            let locations = try call.value("locations").elements().map { try call.read($0, .location) }
            try call.object("builder", as: HKWorkoutRouteBuilder.self).insertRouteData(locations, completion: call.completion())
        },
        "workoutRouteBuilder.addMetadata": { call in
            try call.object("builder", as: HKWorkoutRouteBuilder.self).addMetadata(
                try call.metadata() ?? [:], completion: call.completion()
            )
        },
        "workoutRouteBuilder.finishRoute": { call in
            try call.object("builder", as: HKWorkoutRouteBuilder.self).finishRoute(
                with: try call.workout("workout"), metadata: try call.metadata()
            ) { route, error in
                call.complete(route, error) { $0.json() }
            }
        },
        "workoutRouteBuilder.discard": { call in
            try call.object("builder", as: HKWorkoutRouteBuilder.self).discard()
            call.answer(.null)
        },
    ]
}
