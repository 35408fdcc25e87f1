import HealthModel
import JSON

extension Form where Value == Sample.Content {
    /// `HKCDADocumentSample`: made of XML. Without a document it is one that came out of a query (OTH-08).
    static let document = object([:]) { (members) throws(BridgeError) in
        .document(try members.optional("document", .cdaDocument))
    }
}

extension Form where Value == CDADocument {
    /// `HKCDADocumentSample.Document`; all but the data follows from the data.
    fileprivate static let cdaDocument = object([:]) { (members) throws(BridgeError) in
        let data = try members.required("documentData", .string)
        for name in ["title", "patientName", "authorName", "custodianName"] {
            try members.ignore(name)
        }
        guard let document = CDADocument(documentData: data) else { throw .health(.error(.invalidDocument)) }
        return document
    }
}

extension CDADocument {
    var json: JSONValue {
        var members: JSONObject = [
            "title": .string(title), "patientName": .string(patientName), "authorName": .string(authorName),
            "custodianName": .string(custodianName),
        ]
        members["documentData"] = documentData.map(JSONValue.string)
        return .object(members)
    }
}
