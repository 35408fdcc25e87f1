import Bridge
import Foundation
import HealthModel
import JSON
import Testing

@testable import BridgeCore

/// AUTH-38: two stores that differ only in data that the app may not read: samples, and members of foods that it may read. The app
/// must get the same bytes from both.
struct TwoWorldsTests {
    private static let steps = "HKQuantityTypeIdentifierStepCount"
    private static let mass = "HKQuantityTypeIdentifierBodyMass"
    private static let heartRate = "HKQuantityTypeIdentifierHeartRate"
    private static let energy = "HKQuantityTypeIdentifierActiveEnergyBurned"
    private static let workout = "HKWorkoutTypeIdentifier"
    private static let effort = "HKQuantityTypeIdentifierWorkoutEffortScore"
    private static let dietaryEnergy = "HKQuantityTypeIdentifierDietaryEnergyConsumed"
    private static let protein = "HKQuantityTypeIdentifierDietaryProtein"
    private static let food = "HKCorrelationTypeIdentifierFood"
    private static let readable = [steps, mass, heartRate, workout]

    /// The app may read all heart rates, effort scores and protein, and only its own steps, body mass and workouts. It never
    /// requested energy, burned or eaten. The user denies all further requests.
    private static let decisions = """
        {"jsonrpc":"2.0","method":"store/requestAuthorization","params":{"toShare":["\(steps)","\(workout)","\(effort)"],\
        "read":["\((readable + [effort, protein]).joined(separator: "\",\""))"]}}
        {"jsonrpc":"2.0","method":"control/setConsent","params":{"policy":"deny"}}
        {"jsonrpc":"2.0","method":"control/setAuthorization","params":{"type":"\(steps)","direction":"read","allowed":false}}
        {"jsonrpc":"2.0","method":"control/setAuthorization","params":{"type":"\(mass)","direction":"read","allowed":false}}
        {"jsonrpc":"2.0","method":"control/setAuthorization","params":{"type":"\(workout)","direction":"read","allowed":false}}
        """

    /// The app may read heart rates and protein from noon on.
    private static let limits = [heartRate, protein].map { type in
        """
        {"jsonrpc":"2.0","method":"control/setAuthorization","params":{"type":"\(type)","direction":"read",\
        "allowed":true,"from":"2026-01-01T12:00:00Z"}}
        """
    }.joined(separator: "\n")

    private static let app = "com.example.café"
    /// Names that differ from that of the app by normalisation, by case, and by a letter that looks alike.
    private static let others = ["org.other", "com.example.cafe\u{301}", "com.example.Café", "com.example.c\u{430}fé"]

    private static let requestsOfASeed: UInt64 = 100

    /// `HEALTHKIT_BRIDGE_TWO_WORLDS_REQUESTS` sets the number of requests of all seeds, and `HEALTHKIT_BRIDGE_TEST_SEED` the first seed.
    private static let seeds: Range<UInt64> = {
        let settings = ProcessInfo.processInfo.environment
        let first = settings["HEALTHKIT_BRIDGE_TEST_SEED"].flatMap(UInt64.init) ?? 0
        let count = settings["HEALTHKIT_BRIDGE_TWO_WORLDS_REQUESTS"].flatMap(UInt64.init) ?? 2000
        return first..<first + max(1, count / requestsOfASeed)
    }()

    /// The methods of an app, with the params of their examples.
    private static let examples: [(name: String, params: JSONValue)] = Channels.registry.methods.map(\.name).compactMap { name in
        guard ["store/", "healthkit_permissions/"].contains(where: name.hasPrefix), let example = try? Example.of(name),
            !example.hasFiles
        else { return nil }
        return (name, example.params)
    }

    @Test(arguments: seeds)
    func `AUTH-38: answers, notifications and anchors do not depend on data that the app may not read`(seed: UInt64) throws {
        // Every second phone has limited history (AUTH-58).
        let isLimited = !seed.isMultiple(of: 2)
        var requests = Requests(seed: seed, isLimited: isLimited)
        let worlds = try (0..<2).map { _ in
            try Client { options in
                options.app.bundleIdentifier = Self.app
                options.prelude = Self.decisions + (isLimited ? "\n" + Self.limits : "")
                options.device = EmulatedDevice(osVersion: OSVersion(major: isLimited ? 27 : 18))
            }
        }
        for number in 0..<Int(Self.requestsOfASeed) {
            for _ in 0..<requests.number(0..<3) {
                let response = worlds[1].send(Client.line("control/addSamples", requests.hiddenSamples(), id: 0))
                // No notification follows.
                let names = try messages(response).map(\.names)
                #expect(names == [["jsonrpc", "id", "result"]], "seed \(seed): \(response)")
            }
            for isFood in requests.number(0..<4) == 0 ? [true, false] : [false] {
                let params = isFood ? requests.foods() : Array(repeating: requests.next(), count: 2)
                let lines = params.map { Client.line(requests.method, $0, id: number) }
                let outputs = zip(worlds, lines).map { $0.send($1) }
                guard outputs[0] == outputs[1] else {
                    Issue.record("seed \(seed), \(lines[1])\(outputs[0])\(outputs[1])")
                    return
                }
                try requests.remember(messages(outputs[0]))
            }
        }
    }

    /// Random requests of an app, which use the results of its earlier requests.
    private struct Requests {
        private var generator: SplitMix64
        private(set) var method = ""
        private var uuids: [JSONValue] = []
        private var anchors: [JSONValue] = []
        private var queries: [JSONValue] = [1]
        private var deliveries: [JSONValue] = [1]
        private var hidden = 0
        private var foodUUIDs: [JSONValue] = []

        private let isLimited: Bool
        private let other: String

        init(seed: UInt64, isLimited: Bool) {
            generator = SplitMix64(seed)
            other = others[Int(seed / 2 % UInt64(others.count))]
            self.isLimited = isLimited
        }

        mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0..<elements.count)] }

        /// Keeps what the answers name.
        mutating func remember(_ messages: [JSONValue]) {
            for message in messages {
                let content = message["result"] ?? message["params"] ?? .null
                uuids += content["uuids"].map { $0.strings.map(JSONValue.string) } ?? []
                uuids += [content["uuid"]].compactMap(\.self)
                anchors += [content["anchor"]].compactMap(\.self)
                queries += [content["query"]].compactMap(\.self)
                deliveries += [content["delivery"]].compactMap(\.self)
            }
        }

        /// Params of `control/addSamples`. A sync identifier also makes deletions.
        mutating func hiddenSamples() -> JSONValue {
            var objects: [JSONValue] = []
            for _ in 0..<number(1..<4) {
                hidden += 1
                let types = [steps, mass, workout, energy, food] + (isLimited ? [heartRate] : [])
                var sample = object(of: pick(types), before: isLimited ? 12 : 24)
                if number(0..<2) == 0 {
                    sample["metadata"] = [
                        "HKMetadataKeySyncIdentifier": .string(pick(["a", "b", "A", "é", "e\u{301}"])),
                        "HKMetadataKeySyncVersion": .integer(Int64(hidden)),
                    ]
                }
                objects.append(.object(sample))
            }
            return ["source": ["name": "Other", "bundleIdentifier": .string(other)], "objects": .array(objects)]
        }

        /// A food of another app with protein that the app may read, or its deletion: params for both worlds. In the second world the
        /// food has a further member, which the app may not read.
        mutating func foods() -> [JSONValue] {
            if !foodUUIDs.isEmpty, number(0..<3) == 0 {
                method = "control/deleteSamples"
                return Array(repeating: ["predicate": ["uuids": [pick(foodUUIDs)]]], count: 2)
            }
            hidden += 1
            func member(_ type: String, _ hour: Int, _ kind: Int) -> JSONValue {
                [
                    "type": .string(type), "quantity": ["value": 1, "unit": type == protein ? "g" : "kcal"],
                    "startDate": .string(date(hour)), "endDate": .string(date(hour)), "uuid": memberUUID(kind),
                ]
            }
            let visible = member(protein, number((isLimited ? 12 : 0)..<24), 1)
            let isEarly = isLimited && number(0..<2) == 0
            let further = member(isEarly ? protein : dietaryEnergy, number(0..<12), 2)
            let start = JSONValue.string(date(number(0..<24)))
            foodUUIDs.append(memberUUID(0))
            method = "control/addSamples"
            return [[visible], [visible, further]].map { members in
                let sample: JSONObject = [
                    "type": .string(food), "startDate": start, "endDate": start, "uuid": memberUUID(0),
                    "objects": .array(members),
                ]
                return ["source": ["name": "Other", "bundleIdentifier": "org.other"], "objects": [.object(sample)]]
            }
        }

        /// The UUID of the newest food, or of one of its members.
        private func memberUUID(_ index: Int) -> JSONValue {
            .string("F00D0000-0000-4000-8000-" + String(format: "%011d%d", hidden, index))
        }

        /// Chooses a method, and returns its params.
        mutating func next() -> JSONValue {
            switch number(0..<24) {
            case 0...3:
                let objects = (0..<number(1..<4)).map { _ in JSONValue.object(own()) }
                return params("store/save", ["objects": .array(objects)])
            case 4: return params("store/delete", ["uuids": uuids.isEmpty ? [] : [pick(uuids)]])
            case 5: return params("store/deleteObjects", ["type": .string(steps), "predicate": predicate(of: steps)])
            case 6:
                let key = pick(["startDate", "endDate"])
                let order: JSONValue = [["key": .string(key), "ascending": .bool(number(0..<2) == 0)]]
                return params("store/sampleQuery", descriptors(["limit": limit(), "sortDescriptors": order]))
            case 7...9:
                var members: JSONObject = ["limit": limit()]
                if !anchors.isEmpty, number(0..<4) > 0 { members["anchor"] = pick(anchors) }
                return params("store/anchoredObjectQuery", descriptors(members))
            case 10: return params("store/anchoredObjectQuery", descriptors(["updates": true]))
            case 11: return params("store/observerQuery", descriptors([:]))
            case 12: return params("store/completeObserver", ["delivery": pick(deliveries)])
            case 13:
                let type = pick([steps, mass, heartRate, energy])
                let options: JSONValue = ["mostRecent", "duration", "separateBySource"]
                return params(
                    "store/statisticsQuery", ["type": .string(type), "options": options, "predicate": predicate(of: type)]
                )
            case 14:
                guard number(0..<2) == 0 else {
                    return params("store/sourceQuery", ["type": .string(pick(readable + [energy, food]))])
                }
                let members: JSONObject = [pick([protein, dietaryEnergy]): [:]]
                return params("store/correlationQuery", ["type": .string(food), "samplePredicates": .object(members)])
            case 15...16: return settings()
            case 17...19: return effortRequest()
            default:
                let example = pick(TwoWorldsTests.examples)
                method = example.name
                return example.params
            }
        }

        private mutating func effortRequest() -> JSONValue {
            switch number(0..<3) {
            case 0:
                return params("store/relateWorkoutEffortSample", ["sample": .object(object(of: effort)), "workout": uuid()])
            case 1: return params("store/unrelateWorkoutEffortSample", ["sample": uuid(), "workout": uuid()])
            default:
                var members: JSONObject = ["predicate": predicate(of: workout), "updates": .bool(number(0..<4) == 0)]
                if !anchors.isEmpty, number(0..<4) > 0 { members["anchor"] = pick(anchors) }
                return params("store/workoutEffortRelationshipQuery", members)
            }
        }

        private mutating func uuid() -> JSONValue {
            uuids.isEmpty ? "FFFFFFFF-FFFF-4FFF-8FFF-000000000000" : pick(uuids)
        }

        private mutating func settings() -> JSONValue {
            switch number(0..<6) {
            case 0: params("store/stop", ["query": pick(queries)])
            case 1:
                params(
                    "store/enableBackgroundDelivery",
                    ["type": .string(pick(readable)), "frequency": .string(pick(["immediate", "hourly"]))]
                )
            case 2: params("control/setAppState", ["state": .string(pick(["foreground", "background"]))])
            case 3: params("control/advanceClock", ["seconds": .integer(Int64(number(1..<4000)))])
            case 4: params("store/preferredUnits", ["types": [.string(heartRate), .string(steps)]])
            default:
                // Another app's heart rate, which the app may read.
                params(
                    "control/addSamples",
                    [
                        "source": ["name": "Watch", "bundleIdentifier": "com.apple.health.watch"],
                        "objects": [.object(object(of: heartRate))],
                    ]
                )
            }
        }

        private mutating func params(_ method: String, _ params: JSONObject) -> JSONValue {
            self.method = method
            return .object(params)
        }

        private mutating func limit() -> JSONValue { .integer(Int64(number(0..<4))) }

        /// Adds one type with a predicate, or several types with predicates of their own.
        private mutating func descriptors(_ members: JSONObject) -> JSONObject {
            var members = members
            let types = (0..<number(1..<4)).map { _ in pick(number(0..<8) == 0 ? [energy] : readable + [food]) }
            let descriptors = types.map { JSONValue.object(["type": .string($0), "predicate": predicate(of: $0)]) }
            if descriptors.count == 1 {
                members["type"] = .string(types[0])
                members["predicate"] = predicate(of: types[0])
            } else {
                members["queryDescriptors"] = .array(descriptors)
            }
            return members
        }

        private mutating func predicate(of type: String) -> JSONValue {
            switch number(0..<5) {
            case 0: ["sources": [.string(pick(["org.other", "com.example.app"]))]]
            case 1: ["metadataKey": "HKMetadataKeySyncIdentifier"]
            case 2: ["startDate": .string(date(number(0..<24)))]
            case 3: ["not": ["uuids": .array(Array(uuids.prefix(3)))]]
            default: [:]
            }
        }

        private mutating func own() -> JSONObject {
            var sample = object(of: pick([steps, workout]))
            if number(0..<3) == 0 {
                sample["metadata"] = [
                    "HKMetadataKeySyncIdentifier": .string(pick(["a", "b", "A", "é", "e\u{301}"])),
                    "HKMetadataKeySyncVersion": .integer(Int64(number(0..<9))),
                ]
            } else if !uuids.isEmpty, number(0..<4) == 0 {
                sample["uuid"] = pick(uuids)
            }
            return sample
        }

        private mutating func object(of type: String, before hour: Int = 24) -> JSONObject {
            let date = JSONValue.string(date(number(0..<hour)))
            var sample: JSONObject = ["type": .string(type), "startDate": date, "endDate": date]
            if type == workout {
                sample["workoutActivityType"] = .integer(Int64(pick([13, 37])))
            } else if type == food {
                // The app may read no energy, and so not the food.
                sample["objects"] = [
                    [
                        "type": .string(dietaryEnergy), "quantity": ["value": 1, "unit": "kcal"], "startDate": date,
                        "endDate": date,
                    ]
                ]
            } else {
                let units = [steps: "count", mass: "kg", heartRate: "count/min", effort: "appleEffortScore"]
                let unit = units[type] ?? "kcal"
                let value = number(1..<(type == effort ? 10 : 99))
                sample["quantity"] = ["value": .integer(Int64(value)), "unit": .string(unit)]
            }
            return sample
        }

        private func date(_ hour: Int) -> String { "2026-01-01T\(hour < 10 ? "0" : "")\(hour):00:00Z" }
    }

    /// AUTH-46: without `control`, the notification of a sheet goes to the app.
    @Test func `without control, the notification of a sheet does not name the objects of others`() throws {
        let prescription = """
            {"jsonrpc":"2.0","method":"control/addSamples","params":{"source":{"name":"Optician",\
            "bundleIdentifier":"com.example.optician"},"objects":[{"type":"HKVisionPrescriptionTypeIdentifier",\
            "prescriptionType":1,"startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T08:00:00Z"}]}}
            """
        for noControl in [false, true] {
            let client = try Client { options in
                options.noControl = noControl
                options.prelude = prescription
                options.consent = ConsentScript([ConsentRule(.ask)])
            }
            let params: JSONValue = ["type": "HKVisionPrescriptionTypeIdentifier"]
            let sheet = try client.request("store/requestPerObjectReadAuthorization", params)["params"]
            #expect(sheet?.names == ["sheet", "toShare", "read"] + (noControl ? [] : ["objects"]))
        }
    }
}
