import Bridge
import BridgeCore
import Foundation
import HealthModel
import JSON
import Testing

/// Stored values that are far from those of any person: each read of each channel must answer them.
struct ExtremeValueTests {
    private static let uuid = "6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F60"
    /// The number of calls of a method with different arguments.
    private static let callCount = 4

    @Test(arguments: [[1e19, 1e308, .leastNonzeroMagnitude], [-1e19, -1e308]])
    func `every read answers whatever values are stored`(values: [Double]) throws {
        let client = try Client { $0.device = EmulatedDevice(osVersion: OSVersion(major: 27)) }
        try client.authorizeEverything()
        for value in values { try save(value, client) }
        for channel in Channels.registry.channels.map(\.name) where channel != "control" && !channel.isEmpty {
            let calls = try VectorCalls(channel)
            let reads = Channels.registry.methods.filter { entry in
                guard entry.channel.name == channel, case .usual = entry.method.audit else { return false }
                return true
            }
            for read in reads {
                for (number, params) in calls[read.name].prefix(Self.callCount).enumerated() {
                    for params in number == 0 ? paramsForTypes(params) : [params] {
                        try check(client, read.name, params)
                    }
                }
            }
        }
    }

    private func check(_ client: Client, _ method: String, _ params: JSONValue) throws {
        let line = Client.line(method, params, id: 1)
        let answers = try messages(client.send(line)).filter { $0["id"] == 1 && $0["method"] == nil }
        #expect(answers.count == 1, "\(line)")
        #expect(answers.first?["error"]?["code"] != .integer(-32603), "\(line)")
    }

    /// The params, and for the first quantity type in them the params of each other quantity type, in its own unit.
    private func paramsForTypes(_ params: JSONValue) -> [JSONValue] {
        let prefix = "HKQuantityTypeIdentifier"
        guard case .object(let object) = params,
            let member = object.members.first(where: {
                if case .string(let text) = $0.value { text.hasPrefix(prefix) } else { false }
            })
        else { return [params] }
        return [params]
            + TypeCatalog.all.compactMap { type in
                guard let unit = type.quantity?.unit else { return nil }
                var params = object
                params[member.name] = .string(type.identifier)
                if params["unit"] != nil { params["unit"] = .string(unit.unitString) }
                return .object(params)
            }
    }

    /// Saves the value as a quantity of each type, and in each other place that holds numbers. What is invalid is refused.
    private func save(_ value: Double, _ client: Client) throws {
        var objects: [JSONObject] = TypeCatalog.all.compactMap { type in
            guard let unit = type.quantity?.unit else { return nil }
            return ["type": .string(type.identifier), "quantity": quantity(value, unit.unitString)]
        }
        for type in TypeCatalog.all where type.kind == .category {
            objects += [0, 1, Int64.max, .min].map { ["type": .string(type.identifier), "value": .integer($0)] }
        }
        objects += special(value)
        for var object in objects {
            object["startDate"] = "2026-01-01T08:00:00Z"
            object["endDate"] = "2026-01-01T08:30:00Z"
            let source: JSONValue = ["name": "Watch", "bundleIdentifier": "com.apple.health.watch"]
            _ = try client.request("control/addSamples", ["source": source, "objects": [.object(object)]])
            _ = try client.request("store/save", ["objects": [.object(object)]])
        }
        for (name, unit) in [
            ("activeEnergyBurnedGoal", "kJ"), ("appleExerciseTimeGoal", "hr"), ("appleStandHoursGoal", "count"),
        ] {
            _ = try client.request("control/setActivityGoals", [name: quantity(value, unit)])
        }
        for name in ["heartRate", "activeEnergyBurned", "basalEnergyBurned", "distance"] {
            _ = try client.request("control/setSensors", [name: quantity(value, name == "distance" ? "m/s" : "count/min")])
        }
    }

    private func quantity(_ value: Double, _ unit: String) -> JSONValue {
        ["value": .real(value), "unit": .string(unit)]
    }

    private func special(_ value: Double) -> [JSONObject] {
        let (number, energy, meters, volts) = (
            JSONValue.real(value), quantity(value, "kcal"), quantity(value, "m"), quantity(value, "V")
        )
        let rate = quantity(value, "count/min")
        let metadata: JSONValue = [
            "HKTimeZone": "GMT", "HKAverageMETs": quantity(value, "kcal/hr·kg"),
            "HKWeatherTemperature": quantity(value, "degF"),
            "HKElevationAscended": meters, "number": number, "integer": .integer(value > 0 ? Int64.max : Int64.min),
            "HKWasUserEntered": number, "HKWeatherHumidity": quantity(value, "%"),
        ]
        return [
            [
                "type": "HKWorkoutTypeIdentifier", "uuid": .string(Self.uuid), "workoutActivityType": 37,
                "duration": number,
                "totalEnergyBurned": energy, "totalDistance": meters, "totalFlightsClimbed": quantity(value, "count"),
                "totalSwimmingStrokeCount": quantity(value, "count"), "metadata": metadata,
            ],
            ["type": "HKWorkoutTypeIdentifier", "workoutActivityType": 46, "totalDistance": meters],
            [
                "type": "HKDataTypeIdentifierElectrocardiogram", "classification": 1, "averageHeartRate": rate,
                "samplingFrequency": quantity(value, "Hz"),
                "voltages": [["timeSinceSampleStart": 0, "quantity": volts], ["timeSinceSampleStart": 1, "quantity": volts]],
            ],
            [
                "type": "HKDataTypeIdentifierElectrocardiogram",
                "voltages": [["timeSinceSampleStart": number, "quantity": volts]],
            ],
            ["type": "HKDataTypeIdentifierHeartbeatSeries", "heartbeats": [["timeSinceSeriesStart": number]]],
            [
                "type": "HKWorkoutRouteTypeIdentifier",
                "locations": [
                    [
                        "timestamp": "2026-01-01T08:00:00Z", "latitude": 0, "longitude": 0, "altitude": number,
                        "speed": number,
                        "horizontalAccuracy": number, "verticalAccuracy": number, "course": number,
                    ]
                ],
            ],
            [
                "type": "HKDataTypeIdentifierAudiogram",
                "sensitivityPoints": [["frequency": quantity(value, "Hz"), "leftEarSensitivity": quantity(value, "dBHL")]],
            ],
            [
                "type": "HKVisionPrescriptionTypeIdentifier", "prescriptionType": 1,
                "rightEye": ["sphere": quantity(value, "D"), "axis": quantity(value, "deg")],
            ],
            ["type": "HKDataTypeStateOfMind", "kind": 1, "valence": number, "labels": [], "associations": []],
            [
                "type": "HKMedicationDoseEventTypeIdentifierMedicationDoseEvent", "medicationConceptIdentifier": "a",
                "scheduleType": 2, "logStatus": 4, "unit": "count", "scheduledDoseQuantity": number,
                "doseQuantity": number,
            ],
            [
                "type": "HKCorrelationTypeIdentifierFood",
                "objects": [
                    [
                        "type": "HKQuantityTypeIdentifierDietaryEnergyConsumed", "quantity": energy,
                        "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:30:00Z",
                    ]
                ],
            ],
            [
                "type": "HKQuantityTypeIdentifierHeartRate",
                "series": [
                    "unit": "count/min",
                    "quantities": [
                        ["value": number, "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z"],
                        ["value": number, "startDate": "2026-01-01T08:10:00Z", "endDate": "2026-01-01T08:10:00Z"],
                    ],
                ],
            ],
        ]
    }
}
