import Testing

@testable import HealthReport

/// Escaping of texts in markup.
struct HTMLTests {
    @Test func `a text never becomes markup`() {
        let name = #""><script>alert('1')</script> & ]]>"#
        let html: HTML = "<b title=\"\(text: name)\">\(text: name)</b>"
        let escaped = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; ]]&gt;"
        #expect(html.markup == "<b title=\"\(escaped)\">\(escaped)</b>")
    }

    @Test func `markup stays markup, also within a literal`() {
        let part: HTML = "<i>\(text: "<")</i>"
        let html = [true, false].map { isBold -> HTML in "<p\(isBold ? " class=\"bold\"" : "")>\(part)</p>" }
        #expect(html.map(\.markup) == ["<p class=\"bold\"><i>&lt;</i></p>", "<p><i>&lt;</i></p>"])
        #expect([part, part].joined(by: ", ").markup == "<i>&lt;</i>, <i>&lt;</i>")
    }

    @Test(arguments: ["\u{7}", "\u{0}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{FFFE}", "\u{85}"])
    func `what a page cannot hold, or what turns all that follows, is replaced`(character: String) {
        let html: HTML = "\(text: "a\(character)b")"
        #expect(html.markup == "a\u{FFFD}b")
    }

    @Test func `long texts are shortened`() {
        let html: HTML = "\(text: String(repeating: "W", count: 5000))"
        #expect(html.markup == String(repeating: "W", count: 200) + "…")
    }

    @Test func `characters with many combining marks are shortened too`() {
        let html: HTML = "\(text: "e" + String(repeating: "\u{301}", count: 100_000))"
        #expect(html.markup.utf8.count < 3000)
    }

    @Test func `lengths have at most one decimal`() {
        let html: HTML = "\(1.0) \(0.25) \(-0.04) \(-3.16) \(1 / 3.0) \(Double.nan) \(1e300)"
        #expect(html.markup == "1 0.3 0 -3.2 0.3 0 0")
    }
}
