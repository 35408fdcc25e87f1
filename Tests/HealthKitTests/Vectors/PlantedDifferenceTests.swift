import Foundation
import HealthKit
import JSON
import Testing

@testable import Conformance
@testable import DeviceVectors

/// Phones that differ from the rules in one thing. The comparison names the rule of each.
struct PlantedDifferenceTests {
    /// Differences that the author of the comparison chose.
    static let plants = [
        Plant("SQ-04", "sampleQuery", "sampleQuery") { $0["limit"] = nil },
        Plant("SQ-03", "sampleQuery", "sampleQuery") { $0["sortDescriptors"] = nil },
        Plant("PRED-02", "predicates-dates", "sampleQuery") { without("strictStartDate", &$0) },
        Plant("PRED-03", "predicates-dates", "sampleQuery") { without("strictEndDate", &$0) },
        Plant("AUTH-33", "authorizationStatus", "authorizationStatus") { call, _ in call.answer(2) },
        Plant("CHAR-07", "biologicalSex", "biologicalSex") { call, _ in call.answer(0) },
        Plant("STAT-13", "statistics-sources", "statisticsQuery") { params in
            params["options"] = (try? params["options"]?.elements()).map { .array($0.filter { $0 != "separateBySource" }) }
        },
        Plant("COLL-02", "collection-intervals", "statisticsCollectionQuery") { params in
            if params["intervalComponents"] == ["day": 1] { params["intervalComponents"] = ["hour": 24] }
        },
        Plant("ANCH-02", "anchored-changes", "anchoredObjectQuery") { $0["anchor"] = nil },
        Plant("ANCH-03", "anchored-changes", "anchoredObjectQuery") { $0["predicate"] = nil },
        Plant("DEL-02", "delete", "delete") { call, _ in call.answer(.null) },
        Plant("DEL-05", "deleteObjects", "deleteObjects") { call, _ in call.answer(["count": 0]) },
        Plant("SAVE-36", "sync-identifiers", "save") { params in
            versions.value += 1
            let version = DeviceVectors.JSONValue.integer(versions.value)
            params = params.changing("HKMetadataKeySyncVersion") { _ in version }
        },
        Plant("OTH-12", "preferredUnits", "preferredUnits") { call, _ in call.answer(.failure(HKError(.errorInvalidArgument))) },
        Plant("AUTH-11", "requestAuthorization", "requestAuthorization") { call, original in
            try original(call)
            call.answer(["success": false])
        },
    ]

    /// The versions of a phone that takes each save for the newest.
    private static let versions = Shared(100)

    private static func without(_ option: DeviceVectors.JSONValue, _ params: inout DeviceVectors.JSONObject) {
        guard case .object(var predicate)? = params["predicate"] else { return }
        predicate["options"] = (try? predicate["options"]?.elements()).map { .array($0.filter { $0 != option }) }
        params["predicate"] = .object(predicate)
    }

    @Test(arguments: plants + plantsFromRules) func `a difference is found, and its rule is named`(plant: Plant) async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../protocol").standardizedFileURL
        var requests = Reenactments.all
        let original = try #require(requests[plant.method])
        requests[plant.method] = { call in try plant.change(call, original) }
        let file = folder.appending(path: "channels/store/vectors/\(plant.file).json")
        let result = await EmulatedPhone.run(try DeviceVector.load(from: file), requests)
        let observation = try Observation(Array(result.jsonText.utf8), name: "planted")
        let vectors = try VectorFile(path: "store/\(plant.file).json", text: Data(contentsOf: file))
        let comparison = Comparison(
            observation, vectors: [vectors], rules: try RulesText(contentsOf: folder.appending(path: "rules.json")))
        #expect(comparison.unknown.isEmpty)
        #expect(comparison.evidence.first { $0.rule == plant.rule }?.evidence.verdict == .refuted)
    }
}
