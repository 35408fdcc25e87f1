import JSON
import Testing

struct JSONTextScannerTests {
    private func values(_ text: String) -> [String: JSONValue] {
        var scanner = JSONTextScanner(Array(text.utf8)[...])
        return scanner.shortValues(ofMembers: ["method", "id"])
    }

    @Test func `members of the top level are found, whatever is around them`() {
        let text = #" {"params": {"id": 1, "method": ["]", "}"]}, "m\u0065thod" : "a/b", "x": "\\\"", "id": -1.5}"#
        #expect(values(text) == ["method": "a/b", "id": -1.5])
        #expect(values(#"[{"method":"a"}]"#) == [:])
        #expect(values(#"{"method":"\#(String(repeating: "x", count: 2000))","id":{}}"#) == ["id": [:]])
    }

    @Test func `any text ends the scan`() {
        let parts = ["{", "}", "[", "]", "\"", "\\", ":", ",", "1", "method", " ", "\"id\":", "\u{0}"]
        for number in 0..<parts.count * parts.count * parts.count * parts.count {
            var (rest, text) = (number, "{")
            while rest > 0 {
                text += parts[rest % parts.count]
                rest /= parts.count
            }
            _ = values(text)
        }
    }
}
