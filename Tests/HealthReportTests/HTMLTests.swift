@testable import HealthReport
import Testing

/// Texts on their way into markup.
struct HTMLTests {
    @Test func `what is interpolated is text`() {
        let name = #""><script>alert('1')</script> & ]]>"#
        let html: HTML = "<b title=\"\(text: name)\">\(text: name)</b>"
        let escaped = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; ]]&gt;"
        #expect(html.markup == "<b title=\"\(escaped)\">\(escaped)</b>")
    }
}
