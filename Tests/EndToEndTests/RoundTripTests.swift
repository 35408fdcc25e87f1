import Foundation
import JSON
import Testing

/// Generated data is exported and imported again. Both stores give the same results for all queries.
///
/// Samples without a sort order are an exception: they are in the order in which they were saved, which an archive changes.
struct RoundTripTests {
    /// Three days around those that the vectors query.
    private static let person = [
        "--seed", "8", "--days", "3", "--until", "2026-01-02", "--time-zone", "Europe/Paris", "--sex", "female",
        "--menstrual-cycle", "--blood-pressure", "--workouts", "5",
    ]

    private let folder: TemporaryFolder
    private let types: [String]

    init() throws {
        folder = try TemporaryFolder()
        let rows = try Program.run("catalog").lines.dropFirst()
        types = rows.map { String($0.prefix { $0 != " " }) }
    }

    @Test func `exported and imported data gives the same results for each query`() throws {
        let (store, archive, copy) = (folder.file("store"), folder.file("export.zip"), folder.file("copy"))
        for command in [
            ["generate", "--store", store] + Self.person, ["export", "--store", store, "--output", archive],
            ["import", archive, "--store", copy],
        ] {
            #expect(try Program.run(command).status == 0)
        }
        let queries = try queriesOfVectors().sorted() + types.flatMap(queries(of:)) + queriesOfSeries(in: store)
        let (left, right) = (try answers(of: store, to: queries), try answers(of: copy, to: queries))
        #expect(left.count == queries.count && right.count == queries.count)
        for ((query, left), right) in zip(zip(queries, left), right) where left != right {
            #expect(try inOrder(JSONValue(parsing: left)) == inOrder(JSONValue(parsing: right)), "\(query)")
        }
        let full = left.count { $0.contains(#""result":"#) && $0.utf8.count > 150 }
        #expect(queries.count > 2000 && full > 400, "\(full) of \(queries.count)")
    }

    /// The distinct queries of the vectors, without those that limit unsorted samples.
    private func queriesOfVectors() throws -> Set<String> {
        let characteristics: Set = [
            "store/activityMoveMode", "store/biologicalSex", "store/bloodType", "store/dateOfBirthComponents",
            "store/fitzpatrickSkinType", "store/wheelchairUse",
        ]
        var queries: Set<String> = []
        func look(at value: JSONValue) {
            if case .array(let elements) = value { return elements.forEach(look) }
            guard case .object(let object) = value else { return }
            object.members.forEach { look(at: $0.value) }
            let (method, params) = ((object["call"] ?? object["method"])?.text ?? "", object["params"] ?? [:])
            guard method.hasPrefix("store/") && method.hasSuffix("Query") || characteristics.contains(method),
                params["limit"] == nil || params["sortDescriptors"] != nil
            else { return }
            queries.insert(query(method, params))
        }
        let folder = Program.protocolFolder
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.hasSuffix(".json") && path.split(separator: "/").contains("vectors") {
            look(at: try JSONValue(parsing: Array(Data(contentsOf: folder.appending(path: path)))))
        }
        return queries
    }

    /// The queries for all samples, changes and statistics of a type, in total and by day.
    private func queries(of type: String) -> [String] {
        let type = JSONValue.string(type)
        let all = ["sampleQuery", "anchoredObjectQuery", "sourceQuery"].map { query("store/\($0)", ["type": type]) }
        let options: [JSONValue] = [
            ["cumulativeSum", "separateBySource"], ["discreteAverage", "discreteMin", "discreteMax", "mostRecent"],
        ]
        return options.reduce(into: all) { queries, options in
            queries.append(query("store/statisticsQuery", ["type": type, "options": options]))
            let days: JSONValue = [
                "type": type, "options": options, "anchorDate": "2026-01-01T00:00:00Z",
                "intervalComponents": ["day": 1],
            ]
            queries.append(query("store/statisticsCollectionQuery", days))
        }
    }

    /// The queries for the locations of each route and the heartbeats of each series.
    private func queriesOfSeries(in store: String) throws -> [String] {
        let series = [
            (type: "HKWorkoutRouteTypeIdentifier", method: "store/workoutRouteQuery", name: "route"),
            (type: "HKDataTypeIdentifierHeartbeatSeries", method: "store/heartbeatSeriesQuery", name: "series"),
        ]
        let answers = try answers(of: store, to: series.map { query("store/sampleQuery", ["type": .string($0.type)]) })
        return try zip(series, answers).flatMap { series, answer in
            let samples = try elements("result", "samples", of: answer)
            #expect(!samples.isEmpty)
            return samples.map { query(series.method, .object([series.name: $0["uuid"] ?? .null])) }
        }
    }

    /// The members of a request.
    private func query(_ method: String, _ params: JSONValue) -> String {
        #""method":"\#(method)","params":\#(params.jsonText)"#
    }

    /// The responses of a host after the user has granted everything.
    private func answers(of store: String, to queries: [String]) throws -> [String] {
        // Some types must not be requested together, and some only together with one of these.
        let companions: [JSONValue] = [
            "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "HKWorkoutTypeIdentifier",
            "HKQuantityTypeIdentifierBloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureDiastolic",
        ]
        let asking = types.map { query("store/requestAuthorization", ["read": .array([.string($0)] + companions)]) }
        let lines = (asking + queries).enumerated().map { #"{"jsonrpc":"2.0","id":\#($0),\#($1)}"# + "\n" }
        let options = ["--store", store, "--clock", "2026-01-02T23:00:00Z", "--time-zone", "Europe/Paris"]
        let ending = try Program.run(options, input: lines.joined())
        #expect(ending.status == 0, "\(ending.errors)")
        return Array(ending.lines.filter { $0.hasPrefix(#"{"jsonrpc":"2.0","id":"#) }.dropFirst(types.count))
    }

    /// A value as text, with samples and quantities sorted. An anchor is the last change, which depends on their order.
    private func inOrder(_ value: JSONValue, within name: String = "") -> String {
        switch value {
        case .array(let elements):
            let texts = elements.map { inOrder($0) }
            let isUnordered = name == "samples" || name == "quantities"
            return "[\((isUnordered ? texts.sorted() : texts).joined(separator: ","))]"
        case .object(let object):
            let members = object.members.filter { $0.name != "anchor" }.map {
                "\($0.name):\(inOrder($0.value, within: $0.name))"
            }
            return "{\(members.joined(separator: ","))}"
        default: return value.jsonText
        }
    }
}
