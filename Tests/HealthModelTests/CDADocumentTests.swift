import Testing

@testable import HealthModel

/// The header of a clinical document (OTH-08).
struct CDADocumentTests {
    private static func document(_ body: String) -> String { "<ClinicalDocument>\(body)</ClinicalDocument>" }

    @Test func `the header is found among comments, declarations, prefixes and data sections`() throws {
        let text = """
            <?xml version="1.0"?><!DOCTYPE ClinicalDocument [<!ENTITY a "b">]><!-- <title>No</title> -->
            <cda:ClinicalDocument xmlns:cda="urn:hl7-org:v3" note="a > b"><cda:title><![CDATA[A <summary>]]></cda:title>
            <cda:custodian><cda:assignedCustodian><cda:representedCustodianOrganization><cda:name>
            Clinic &lt;One&gt; &#38; &#x54;<!-- 2 -->w<![CDATA[o]]> </cda:name></cda:representedCustodianOrganization></cda:assignedCustodian>
            </cda:custodian></cda:ClinicalDocument>
            """
        let document = try #require(CDADocument(documentData: text))
        #expect(document.title == "A <summary>")
        #expect(document.custodianName == "Clinic <One> & Two")
        #expect(document.patientName == "")
        #expect(document.documentData == text)
    }

    @Test func `a name joins its parts, and the first of several authors counts`() throws {
        func author(_ name: String) -> String {
            "<author><time/><assignedAuthor><assignedPerson><name>\(name)</name></assignedPerson></assignedAuthor></author>"
        }
        let parts = "<prefix>Dr.</prefix>\n <given>Ada</given> <family>Example</family>"
        let document = try #require(CDADocument(documentData: Self.document(author(parts) + author("Other"))))
        #expect(document.authorName == "Dr. Ada Example")
    }

    @Test(arguments: [
        "", "text", "<html/>", "<ClinicalDocument>", "<ClinicalDocument></Other>",
        "<ClinicalDocument/><ClinicalDocument/>",
        "<ClinicalDocument><title></ClinicalDocument></title>", "<ClinicalDocument><!-- </ClinicalDocument>",
        "<ClinicalDocument a='></ClinicalDocument>", "<", "<>", "</", "<!", "<?", "<![CDATA[", "<ClinicalDocument",
        "</a/>", "junk<ClinicalDocument/>", "<ClinicalDocument/>junk", "<ClinicalDocument>&other;</ClinicalDocument>",
        "<!DOCTYPE ClinicalDocument [<!ENTITY a 'b'>]><ClinicalDocument>&other;</ClinicalDocument>",
        "<ClinicalDocument>a & b</ClinicalDocument>", "<ClinicalDocument a='1' a='2'/>", "<ClinicalDocument a=1/>",
        "<ClinicalDocument>]]></ClinicalDocument>", "<ClinicalDocument>\u{0}</ClinicalDocument>",
        "<\0?\0a\0?\0>\0<\0C\0l\0i\0n\0i\0c\0a\0l\0D\0o\0c\0u\0m\0e\0n\0t\0/\0>\0",
        "<ClinicalDocument>\u{1}</ClinicalDocument>", "<ClinicalDocument>&#0;</ClinicalDocument>",
    ])
    func `other texts are not clinical documents`(text: String) {
        #expect(CDADocument(documentData: text) == nil)
    }

    @Test(arguments: [
        "\u{FEFF}<ClinicalDocument><title>Zoë</title></ClinicalDocument>",
        "\n\t<ClinicalDocument><title>Zoë</title></ClinicalDocument>\n<!-- end --> <?end?>\n",
        "<?xml version='1.0' encoding='ISO-8859-1'?><ClinicalDocument><title>Zoë</title></ClinicalDocument>",
        "<?xml version='1.0' encoding='UTF-16'?><ClinicalDocument><title>Zoë</title></ClinicalDocument>",
        "<?xml version='1.0' encoding='unknown'?><ClinicalDocument><title>Zoë</title></ClinicalDocument>",
        // A prefix without a declaration is well-formed XML.
        "<a:ClinicalDocument><b:title>Zoë</b:title></a:ClinicalDocument>",
    ])
    func `byte order mark, declared encoding and undeclared prefix do not matter`(text: String) {
        #expect(CDADocument(documentData: text)?.title == "Zoë")
    }

    @Test(arguments: [
        "<!ENTITY a 'Hidden'>", "<!ENTITY a SYSTEM 'file:///etc/hostname'>",
        "<!ENTITY a PUBLIC 'a' 'http://localhost/'>",
        "<!ENTITY % b '<!ENTITY a \"Hidden\">'>%b;", "<!ENTITY % b SYSTEM 'file:///etc/hostname'>%b;",
        "<!ENTITY a '<title>Hidden</title>'>", "<!ENTITY a '&a;'>",
    ])
    func `entities are neither expanded nor fetched`(declaration: String) {
        let text = """
            <!DOCTYPE ClinicalDocument [\(declaration)]>\(Self.document("<b c='&a;'/><title>A &a;summary</title>"))
            """
        #expect(CDADocument(documentData: text)?.title == "A summary")
        let external =
            "<!DOCTYPE ClinicalDocument SYSTEM 'file:///etc/hostname'>\(Self.document("<title>A &a;summary</title>"))"
        #expect(CDADocument(documentData: external)?.title == "A summary")
    }

    @Test func `nested entities take no time`() {
        let entities = (1...60).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
        let text =
            "<!DOCTYPE ClinicalDocument [<!ENTITY a0 'ha'>\(entities)]>"
            + Self.document("<title x='&a60;'>\(String(repeating: "&a60;", count: 1000))!</title>")
        #expect(CDADocument(documentData: text)?.title == "!")
        let parameters = (1...60).map { "<!ENTITY % a\($0) '\(String(repeating: "&#37;a\($0 - 1);", count: 10))'>" }
            .joined()
        let nested =
            "<!DOCTYPE ClinicalDocument [<!ENTITY % a0 'ha'>\(parameters)%a60;]>" + Self.document("<title>!</title>")
        #expect(CDADocument(documentData: nested)?.title == "!")
    }

    @Test func `long texts are read`() {
        let long = String(repeating: "0123456789 ABCDEF", count: 100_000)
        #expect(CDADocument(documentData: Self.document("<title>\(long)</title>"))?.title == long)
        #expect(CDADocument(documentData: Self.document("<title><![CDATA[\(long)]]></title>"))?.title == long)
        let brackets = "<text><![CDATA[\(String(repeating: "]] > ]>", count: 200_000))]]></text><title>A</title>"
        #expect(CDADocument(documentData: Self.document(brackets))?.title == "A")
        let tags = String(repeating: "<a b='c'>d</a>", count: 100_000)
        #expect(CDADocument(documentData: Self.document("\(tags)<title>A</title>"))?.title == "A")
    }

    @Test func `literal text has libxml2's limit of ten million bytes`() {
        func text(_ count: Int) -> String { "<text><![CDATA[\(String(repeating: "A", count: count))]]></text>" }
        #expect(CDADocument(documentData: Self.document(text(9_900_000))) != nil)
        #expect(CDADocument(documentData: Self.document(text(10_100_000))) == nil)
    }

    @Test func `tags that take long to parse are refused`() {
        let attributes = (0..<30_000).map { " a\($0)=''" }.joined()
        #expect(CDADocument(documentData: Self.document("<b\(attributes)/>")) != nil)
        #expect(CDADocument(documentData: Self.document("<b\(attributes)/><b\(attributes)/>")) == nil)
        #expect(CDADocument(documentData: Self.document("<b a='\(String(repeating: " ", count: 500_000))'/>")) == nil)
        let namespaces = (0..<20_000).map { "<a xmlns:n\($0)='u'>" }.joined()
        #expect(CDADocument(documentData: Self.document(namespaces + String(repeating: "<p:b/>", count: 100_000))) == nil)
        let defaults = "<!ATTLIST b \((0..<15_000).map { "a\($0) CDATA ''" }.joined(separator: " "))>"
        let text = Self.document(String(repeating: "<b/>", count: 100_000))
        #expect(CDADocument(documentData: "<!DOCTYPE ClinicalDocument [\(defaults)]>\(text)") == nil)
    }

    @Test(arguments: [(10_000, true), (200_000, false)])
    func `elements may have different names to a limit`(count: Int, isAccepted: Bool) {
        let text = (0..<count).map { "<a\($0)/>" }.joined()
        #expect((CDADocument(documentData: Self.document(text)) != nil) == isAccepted)
    }

    @Test(arguments: [(10_000, true), (100_000, false), (1_000_000, false)])
    func `elements may be nested to a limit`(depth: Int, isAccepted: Bool) {
        let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        #expect((CDADocument(documentData: Self.document(text)) != nil) == isAccepted)
    }

    @Test func `a document may be empty`() {
        #expect(CDADocument(documentData: "<ClinicalDocument/>")?.title == "")
    }
}
