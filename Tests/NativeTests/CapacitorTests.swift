import Capacitor
import Foundation
import Testing

/// The options of a call of Capacitor.
struct CapacitorTests {
    private func call(_ options: [String: Any], formattingDates: Bool = true) throws -> CAPPluginCall {
        let object = try #require(
            JSTypes.coerceDictionaryToJSObject(options as NSDictionary, formattingDatesAsStrings: formattingDates)
        )
        return CAPPluginCall(callbackId: "1", options: object, success: { _, _ in }, error: { _ in })
    }

    @Test func `an option of another kind counts as missing`() throws {
        let call = try call([
            "text": "a", "one": 1, "half": 0.5, "true": true, "null": NSNull(), "list": ["a", "b"], "object": ["k": 1],
        ])
        #expect(call.getString("text") == "a" && call.getString("one") == nil && call.getString("none", "default") == "default")
        #expect(call.getInt("one") == 1 && call.getInt("half") == nil && call.getInt("text", 7) == 7)
        #expect(call.getDouble("one") == 1 && call.getDouble("half") == 0.5 && call.getFloat("half") == 0.5)
        #expect(call.getBool("true") == true && call.getBool("text") == nil && call.getBool("none", true))
        #expect(call.getArray("list", String.self) == ["a", "b"] && call.getArray("list", Int.self) == nil)
        #expect(call.getArray("list") as? [String] == ["a", "b"] && call.getArray("object") == nil)
        #expect(call.getObject("object")?["k"] as? Int == 1 && call.getObject("list") == nil)
        #expect(call.hasOption("text") && !call.hasOption("null") && !call.hasOption("none"))
        #expect(call.options["list"] as? [String] == ["a", "b"])
    }

    @Test func `a date is a text without a fraction, or a date`() throws {
        let date = Date(timeIntervalSince1970: 0.25)
        let text = try call(["date": date])
        #expect(text.getString("date") == "1970-01-01T00:00:00Z" && text.getDate("date") == Date(timeIntervalSince1970: 0))
        let plain = try call(["date": date], formattingDates: false)
        #expect(plain.getString("date") == nil && plain.getDate("date") == date)
    }

    @Test func `options and answers may be types of the plugin`() throws {
        struct Goal: Codable, Equatable {
            let steps: Int
        }
        let call = try call(["steps": 5])
        #expect(try call.decode(Goal.self) == Goal(steps: 5))
        var data: PluginCallResultData?
        call.successHandler = { result, _ in data = result?.data }
        call.resolve(with: Goal(steps: 6))
        #expect(data?["steps"] as? Int == 6)
    }

    @Test func `an event that nobody hears is kept for the first listener if it should be`() throws {
        let plugin = CAPPlugin()
        plugin.notifyListeners("change", data: ["count": 1])
        plugin.notifyListeners("change", data: ["count": 2], retainUntilConsumed: true)
        #expect(!plugin.hasListeners("change"))
        var counts: [Int] = []
        let listener = try call(["eventName": "change"])
        listener.successHandler = { result, _ in counts.append(result?.data?["count"] as? Int ?? 0) }
        plugin.addListener(listener)
        plugin.notifyListeners("change", data: ["count": 3])
        #expect(counts == [2, 3] && listener.keepAlive && plugin.hasListeners("change"))
        plugin.removeAllListeners(try call([:]))
        plugin.notifyListeners("change", data: ["count": 4])
        #expect(counts == [2, 3])
    }
}
