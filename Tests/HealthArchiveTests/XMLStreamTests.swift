import Testing

@testable import HealthArchive
import XML

struct XMLStreamTests {
    /// Records the events of the stream.
    private final class Handler: XMLHandler {
        var names: [String] = []
        let openElements: [String]

        init(_ openElements: [String]) { self.openElements = openElements }

        func start(_ element: Int?, _ attributes: XMLAttributes) {
            let value = attributes[0]?.string ?? ""
            names.append(attributes.elementName + value + (attributes.isDamaged ? "!" : ""))
        }

        func end(_ element: Int?) { names.append("/") }
    }

    private static let vocabulary = XMLVocabulary(elements: ["a", "b"], attributes: ["x"])

    /// The events of a text that is parsed in pieces of a size.
    private func read(
        _ text: String, by size: Int, mostWork: Int = 1 << 20, open: [String] = ["a"]
    ) throws -> (names: String, stream: XMLStream) {
        let handler = Handler(open)
        let stream = try XMLStream(Self.vocabulary, handler, mostWork: mostWork)
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            try stream.parse(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        try stream.finish()
        return (handler.names.joined(separator: " "), stream)
    }

    @Test(arguments: [
        ("<a><b x='1'/><b x='2'/></a>", "a b1 / b2 / /", 0),
        ("<a><b x='1>2'/>\n</a>\n", "a b1>2 / /", 0),
        ("<a> < <b x='1'/></a>", "a b1 / /", 1),
        ("<a>\n<<<<b x='1'/> <b x='2'/></a>", "a b1 / b2 / /", 1),
        ("<a> & <b x='1'/></a>", "a b1 / /", 1),
        ("<a><b x=1/><b x='2'/></a>", "a b! b2 / /", 1),
        ("<a><b x='1&foo;2'/><b x='2'/></a>", "a b12! / b2 / /", 1),
        ("<a><b x='&amp;&lt;&gt;&quot;&apos;'/><b x='&#38;&#x3C;lt;'/></a>", "a b&<>\"' / b&<lt; / /", 0),
        ("<a><b x='1' x='2'/><b x='2'/></a>", "a b1! / b2 / /", 1),
        ("<a><!-- <b x='1'/> --><b x='2'/></a>", "a b2 / /", 0),
        ("<a><!-- <b x='1'/><b x='2'/></a>", "a b1 / b2 / /", 1),
        ("<a><![CDATA[ <b x='1'/></a>", "a b1 / /", 1),
        ("<a><b x='1'/>", "a b1 /", 0),
        ("<a><b x='1'/><b x='2", "a b1 /", 0),
        ("<a></a><b x='1'/>", "a / b1 /", 0),
        ("<a><b x=1/><b x=2/><b x=3/></a>", "a b! b! b! /", 3),
        ("<a><b x='1' x='2'/><p:b x='1'/><p:b x='1' x='2'/><b x='2'/></a>", "a b1! / b1 / b1! / b2 / /", 2),
        ("<a>&foo; <p:b x='1'/></a>", "a b1 / /", 1),
        ("<a><b x='1'/><b", "a b1 /", 0),
        ("<a><b x='1'/><b x='2' ", "a b1 /", 0),
        ("<a><b x='1'/><b x='2>'\n", "a b1 /", 0),
        ("<a><b x='1 <'/><b x='2 <'/>\n<b x='3'/></a>", "a b1 ! b2 ! b3 / /", 2),
    ])
    func `the size of pieces does not change the events`(text: String, names: String, malformed: Int) throws {
        for size in [1, 2, 3, 7, 1000] {
            let found = try read(text, by: size)
            #expect(found.names == names, "in pieces of \(size)")
            #expect(found.stream.malformed.count == malformed, "in pieces of \(size)")
        }
    }

    @Test func `the line number stays correct after restarts`() throws {
        let found = try read("<a>\n\n< \n<b/>\n\n <\n<b/>\n<b x='1' x='2'/>\n</a>", by: 5)
        #expect(found.stream.malformed == (3, 3))
        #expect(found.stream.line == 9)
    }

    @Test func `parsing stops if a text is only damage`() throws {
        let found = try read("<a>" + String(repeating: "<<b/>", count: 10), by: 1000, mostWork: 6000)
        #expect(found.stream.hasGivenUp)
        #expect(found.names == "a b / b / b / b / b /")
    }

    @Test(arguments: ["<b ", "<b x='", "<!-- <b/>", "<![CDATA[ <b/>", "<? <b/>"])
    func `parsing stops if a text would be parsed repeatedly`(piece: String) throws {
        let text = "<a>" + String(repeating: piece, count: (1 << 20) / piece.utf8.count)
        #expect(try read(text, by: 256 << 10, mostWork: 32 << 20).stream.hasGivenUp)
    }

    @Test func `an endless name is not parsed repeatedly`() throws {
        let names = (0..<40).map { _ in String(repeating: "u", count: 49_000) }
        let text = names.map { "<\($0)>" }.joined() + String(repeating: "< <b/>", count: 500) + "</a>"
        let found = try read(text, by: 256 << 10, mostWork: 500 * 4096, open: names)
        #expect(!found.stream.hasGivenUp)
        #expect(found.stream.malformed.count == 500)
    }

    /// The table of names in libxml2 becomes slow, so a new parser continues within the open elements.
    @Test(arguments: [
        (#"<E%/>"#, "E% /"), (#"<u A%="1"/>"#, "u /"), ("<E%><F%></F%> &amp; <!-- E --></E%>\n", "E% F% / /"),
        ("<b x='%'><E%/></b>", "b% E% / /"), ("<p:E% xmlns:p='q%'/>", "E% /"),
    ])
    func `a parser keeps a limited number of names, and no event is lost`(tag: String, events: String) throws {
        let numbers = (0..<30_000).map(String.init)
        let inner = numbers.map { tag.replacing("%", with: $0) }.joined()
        let expected = numbers.map { events.replacing("%", with: $0) }.joined(separator: " ")
        for (start, end, open) in [("<a>", "</a>", "a"), ("<a><u><v>\n", "</v></u></a>", "a u v")] {
            let found = try read(start + inner + "<b x='1'/>" + end, by: 100_000)
            let ends = open.split(separator: " ").map { _ in "/" }.joined(separator: " ")
            #expect(found.names == "\(open) \(expected) b1 / \(ends)")
            #expect(found.stream.malformed.count == 0)
            #expect(found.stream.nameCount < 20_000)
            #expect(found.stream.line == 1 + (start + inner).count { $0 == "\n" })
        }
    }
}
