import HealthModel
import Testing

@testable import HealthEngine

/// What an explanation leaves out. The vectors of `control/explain` show the rest.
struct FailureExplanationTests {
    private static func lines(of store: HealthStore, calls: [FailureExplanation.Call] = []) -> [String] {
        FailureExplanation(of: store.phone, store.process, calls: calls, warnings: []).lines
    }

    @Test func `an explanation has the latest 20 calls`() throws {
        let calls = (1...22).map {
            FailureExplanation.Call(number: $0, name: "store/bloodType", types: [], outcome: "success")
        }
        let lines = Self.lines(of: try .launched(), calls: calls)
        #expect(lines[1] == "  3 store/bloodType: success")
        #expect(lines[20...21] == ["  22 store/bloodType: success", "The user decided:"])
    }

    @Test func `an explanation has at most 20 decisions, and names the app of those of others`() throws {
        let store = try HealthStore.launched()
        let types = TypeCatalog.all.filter { $0.kind == .quantity }.prefix(22)
        for type in types {
            try store.phone.setAuthorization(true, on: AccessPair(type, .read), bundleIdentifier: "com.example.other")
        }
        let lines = Self.lines(of: store)
        #expect(lines.count { $0.hasSuffix(": allowed (for com.example.other)") } == 20)
        #expect(lines.contains("  and 2 more"))
    }

    @Test func `a sheet without content says so`() {
        let sheet = PermissionSheet(id: 1, pairs: [], objects: nil, decisions: [:])
        #expect(sheet.summary == "a blank sheet, which only kill ends")
    }
}
