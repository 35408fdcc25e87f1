package import JSON

extension Schemas {
    /// The schemas of the elements of samples, and of the results of their queries and builders.
    package static let series: JSONObject = [
        "Builder": object(["builder": integer]),
        "Heartbeat": object(["timeSinceSeriesStart": number], optional: ["precededByGap": .booleanSchema]),
        "Heartbeats": object(["heartbeats": .arraySchema(of: reference("Heartbeat"))]),
        "Location": object(
            ["timestamp": date, "latitude": number, "longitude": number],
            optional: [
                "altitude": number, "horizontalAccuracy": number, "verticalAccuracy": number, "speed": number,
                "speedAccuracy": number, "course": number, "courseAccuracy": number,
            ]
        ),
        "Locations": object(["locations": .arraySchema(of: reference("Location")), "done": .booleanSchema]),
        "VoltageMeasurement": object(["timeSinceSampleStart": number, "quantity": reference("Quantity")]),
        "Voltages": object(["voltages": .arraySchema(of: reference("VoltageMeasurement"))]),
        "DateInterval": object(["startDate": date, "endDate": date]),
    ]
}
