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
            Clinic &lt;One&gt; &#38; &#x54;wo &other; </cda:name></cda:representedCustodianOrganization></cda:assignedCustodian>
            </cda:custodian></cda:ClinicalDocument>
            """
        let document = try #require(CDADocument(documentData: text))
        #expect(document.title == "A <summary>")
        #expect(document.custodianName == "Clinic <One> & Two &other;")
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
        "</a/>", "junk<ClinicalDocument/>", "<ClinicalDocument/>junk",
    ])
    func `other texts are not clinical documents`(text: String) {
        #expect(CDADocument(documentData: text) == nil)
    }

    @Test func `a document may be empty or deeply nested`() throws {
        #expect(CDADocument(documentData: "<ClinicalDocument/>")?.title == "")
        let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
        #expect(CDADocument(documentData: Self.document(deep)) != nil)
    }
}
