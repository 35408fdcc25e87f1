import BridgeCore
import HealthModel
import JSON
import Testing

/// Errors for names that do not exist suggest the ones that are probably meant.
struct SuggestionTests {
    /// The error object of a request, and its data.
    private func error(
        _ method: String, _ params: JSONValue? = nil, noControl: Bool = false
    ) throws -> (error: JSONObject, data: JSONObject) {
        let client = try Client {
            $0.mode = .strict
            $0.noControl = noControl
        }
        let error = object(object(try client.request(method, params))["error"])
        return (error, object(error["data"]))
    }

    /// The members of an object; none for another value.
    private func object(_ value: JSONValue?) -> JSONObject {
        if case .object(let object)? = value { object } else { [:] }
    }

    private func suggestion(_ method: String, _ params: JSONValue? = nil) throws -> JSONValue? {
        try error(method, params).data["didYouMean"]
    }

    @Test(
        arguments: [
            ("HKQuantityTypeIdentifierStepsCount", "HKQuantityTypeIdentifierStepCount"),
            ("stepCount", "HKQuantityTypeIdentifierStepCount"), ("stepcount", "HKQuantityTypeIdentifierStepCount"),
            ("StepsCount", "HKQuantityTypeIdentifierStepCount"), ("HeartRate", "HKQuantityTypeIdentifierHeartRate"),
            ("HKCategoryTypeIdentifierStepCount", "HKQuantityTypeIdentifierStepCount"),
            ("hkquantitytypeidentifierstepcount", "HKQuantityTypeIdentifierStepCount"),
            ("BloodPresure", "HKCorrelationTypeIdentifierBloodPressure"),
            ("HKQuantityTypeIdentifierMood", nil), ("HKNothing", nil), ("", nil),
            // Hints say more than a name.
            ("HKCategoryTypeIdentifierStateOfMind", nil),
        ] as [(String, String?)]
    )
    func `an unknown identifier`(spelling: String, expected: String?) throws {
        let found = try suggestion("store/authorizationStatus", ["type": .string(spelling)])
        #expect(found == expected.map(JSONValue.string))
    }

    @Test func `every name of a type means its identifier`() throws {
        let client = try Client { $0.mode = .strict }
        for type in TypeCatalog.all {
            let response = try client.request("store/authorizationStatus", ["type": .string(type.name)])
            #expect(text(response).contains(#""didYouMean":"\#(type.identifier)""#), "\(type.name)")
        }
    }

    @Test(
        arguments: [
            ("store/querySamples", "store/sampleQuery"), ("sampleQuery", "store/sampleQuery"),
            ("store/advanceClock", "control/advanceClock"), ("control/advanceTime", "control/advanceClock"),
            ("control/setDate", "control/setClock"), ("control/setPermission", "control/setAuthorization"),
            ("store/requestPermissions", "store/requestAuthorization"), ("store/deleteSamples", "store/deleteObjects"),
            // Plugins have methods of these names.
            ("store/workoutQuery", nil), ("store/getSamples", nil),
            ("control/setConsents", "control/setConsent"),
            ("isAvailble", "healthkit_permissions/isAvailable"), ("rpc/dicover", "rpc/discover"), ("noSuchMethod", nil),
            // Clients of a plugin compare the answers with the plugin's own.
            ("flutter_health/getDatas", nil),
        ] as [(String, String?)]
    )
    func `an unknown method`(method: String, expected: String?) throws {
        let (error, data) = try error(method)
        #expect(error["code"] == -32601)
        #expect(data["didYouMean"] == expected.map(JSONValue.string))
        let message = "Method not found: \(method)" + (expected.map { ". Did you mean \($0)?" } ?? "")
        #expect(error["message"] == .string(message))
    }

    @Test func `a batch suggests names for its first unknown methods, and costs little for the others`() throws {
        let client = try Client()
        func batch(_ method: String, _ count: Int) -> (output: String, time: Double) {
            let requests = (1...count).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"\#(method)"}"# }
            let start = processorTime()
            let output = client.send("[\(requests.joined(separator: ","))]\n")
            return (output, processorTime() - start)
        }
        let output = batch("store/querySamples", 5).output
        #expect(output.matches(of: /"didYouMean":"store\/sampleQuery"/).count == 3)
        #expect(output.matches(of: /Method not found: store\/querySamples/).count == 5)
        let (known, unknown) = (batch("rpc/version", 5000).time, batch("store/sampleQuerxyzz", 5000).time)
        // A search for each would take more than a hundred times as long.
        #expect(unknown < 20 * known, "\(unknown) s instead of \(known) s")
    }

    @Test func `a method that is not available is no suggestion`() throws {
        #expect(try error("control/advanceClok", noControl: true).error["data"] == nil)
    }

    @Test(
        arguments: [
            ("store/authorizationStatus", ["types": "x"], "type"),
            ("control/setAppState", ["state": "Foreground"], "foreground"),
            (
                "control/setCharacteristic",
                ["identifier": "HKCharacteristicTypeIdentifierBloodType", "value": "oPostive"], "oPositive"
            ),
            ("control/failNext", ["method": "store/querySamples", "healthKitError": 6], "store/sampleQuery"),
            ("control/failNext", ["method": "store/save", "healthKitError": "errorNodata"], "errorNoData"),
            ("control/reset", ["consent": "Deny"], "deny"), ("control/setConsent", ["policy": "denied"], "deny"),
            ("control/addWorkout", ["workoutActivityType": "HKWorkoutActivityTypeRunning"], "running"),
            ("store/statisticsQuery", ["type": "HKQuantityTypeIdentifierStepCount", "options": ["sum"]], "cumulativeSum"),
            ("control/setConsent", ["policy": "allow", "read": ["stepCount": true]], "HKQuantityTypeIdentifierStepCount"),
            ("store/sampleQuery", ["type": "HKQuantityTypeIdentifierStepCount", "predicate": ["uuid": []]], "uuids"),
            ("store/sampleQuery", ["type": "HKWorkoutTypeIdentifier", "predicate": ["workoutActivityType": "yogga"]], "yoga"),
        ] as [(String, JSONValue, String)]
    )
    func `an unknown member or value`(method: String, params: JSONValue, expected: String) throws {
        #expect(try suggestion(method, params) == .string(expected))
    }

    @Test(
        arguments: [
            (["quantity": ["value": 60, "unit": "bpm"]], "quantity.unit", nil),
            (["quantity": ["value": 60, "unit": "count/mins"]], "quantity.unit", "count/min"),
            (["quantity": ["value": 60, "unit": "kg"]], "quantity.unit", nil),
            (["quantity": ["value": 60, "units": "count/min"]], "quantity.units", "unit"),
            (["quantity": .null, "value": 60, "unit": "count/min"], "value", nil),
            (["startDate": .null, "start_date": "2026-03-01T08:00:00Z"], "start_date", "startDate"),
            (["metaData": [:]], "metaData", "metadata"),
            (["endDate": "2020-01-01T00:00:00Z"], "endDate", nil),
            (["metadata": ["HKWasUserEntered": "yes"]], "", nil),
        ] as [(JSONObject, String, String?)]
    )
    func `a mistake in test data has its place`(changes: JSONObject, path: String, expected: String?) throws {
        let objects: JSONValue = [sample(heartRate, changes)]
        let params: JSONValue = ["source": ["name": "Watch", "bundleIdentifier": "w"], "objects": objects]
        let (error, data) = try error("control/addSamples", params)
        #expect(error["code"] == -32602)
        #expect(data["path"] == .string(path.isEmpty ? "objects[0]" : "objects[0].\(path)"))
        #expect(data["didYouMean"] == expected.map(JSONValue.string))
    }

    @Test(
        arguments: [
            (
                "control/addWorkout", ["workoutActivityType": 37, "totalDistance": ["value": 5, "unit": "kg"]],
                "totalDistance.unit"
            ),
            ("control/addWorkout", ["workoutActivityType": "running", "startDate": "5000-01-01T00:00:00Z"], "startDate"),
            ("control/addWorkout", ["workoutActivityType": 999], "workoutActivityType"),
            ("control/addElectrocardiogram", ["classification": 7], "classification"),
            ("control/addWeights", ["values": [80], "startDate": "5000-01-01T00:00:00Z"], "startDate"),
        ] as [(String, JSONValue, String)]
    )
    func `a mistake in data in one call has its place`(method: String, params: JSONValue, path: String) throws {
        #expect(try error(method, params).data["path"] == .string(path))
    }

    @Test func `a unit in test data that is none names one that fits`() throws {
        let objects: JSONValue = [sample(heartRate, ["quantity": ["value": 60, "unit": "bpm"]])]
        let params: JSONValue = ["source": ["name": "Watch", "bundleIdentifier": "w"], "objects": objects]
        let message = """
            Invalid params: objects[0].quantity.unit must be a unit. "bpm" is not a unit; \
            HKQuantityTypeIdentifierHeartRate uses count/min
            """
        #expect(try error("control/addSamples", params).error["message"] == .string(message))
    }

    @Test func `a value outside of its quantity says where it belongs`() throws {
        let sample = sample(heartRate, ["quantity": .null, "value": 60])
        let message = "objects[0].value must be inside quantity: use quantity: {value, unit}"
        #expect(try problem([sample]) == message)
    }
}
