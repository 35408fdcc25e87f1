package import HealthModel
package import JSON

/// The members of samples with elements. Only the system passes elements. An app uses a builder, and cannot save
/// electrocardiograms at all (AUTH-22).
extension ValueCodec where Value == Sample.Content {
    /// Reads the members, with elements or in the form that a query returns.
    package static func heartbeatSeries(withElements: Bool) -> ValueCodec {
        guard withElements else { return known(.heartbeatSeries(SampleSeries(count: 1))) }
        return ValueCodec.object([:]) { members in
            .heartbeatSeries(SampleSeries(try members.required("heartbeats", .heartbeats)))
        }
    }

    /// Reads the members, with elements in any order or in the form that a query returns.
    package static func workoutRoute(withElements: Bool) -> ValueCodec {
        guard withElements else { return known(.workoutRoute(SampleSeries(count: 1))) }
        return ValueCodec.object([:]) { members in
            let locations = try members.required("locations", .locations)
            return .workoutRoute(SampleSeries(locations.sorted { $0.timestamp < $1.timestamp }))
        }
    }

    /// A series without its elements. It can be referred to and deleted, but not saved.
    private static func known(_ content: Sample.Content) -> ValueCodec {
        ValueCodec.object([:]) { _ in content }
    }

    /// Reads the members, with elements or in the form that a query returns.
    package static func electrocardiogram(withElements: Bool) -> ValueCodec {
        ValueCodec.object([:]) { members in
            let classification = try members.optional("classification", .rawValue(of: .electrocardiogramClassification))
            let symptoms = try members.optional("symptomsStatus", .rawValue(of: .electrocardiogramSymptomsStatus))
            let count = try members.optional("numberOfVoltageMeasurements", .offset)
            let voltages = withElements ? try members.optional("voltages", .voltages) ?? [] : nil
            return .electrocardiogram(
                Electrocardiogram(
                    classification: classification ?? 0,
                    symptomsStatus: symptoms ?? 0,
                    averageHeartRate: try members.optional("averageHeartRate", .quantity(usually: .countPerMinute)),
                    samplingFrequency: try members.optional("samplingFrequency", .quantity(usually: .hertz)),
                    voltages: voltages.map(SampleSeries.init) ?? SampleSeries(count: count ?? 0)
                )
            )
        }
    }
}

extension Electrocardiogram {
    /// The members that are specific to electrocardiograms.
    package var members: JSONObject {
        var members: JSONObject = ["classification": .integer(classification), "symptomsStatus": .integer(symptomsStatus)]
        members["averageHeartRate"] = averageHeartRate.map(\.json)
        members["samplingFrequency"] = samplingFrequency.map(\.json)
        members["numberOfVoltageMeasurements"] = .integer(voltages.count)
        return members
    }
}
