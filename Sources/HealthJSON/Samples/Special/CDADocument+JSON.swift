package import HealthModel
package import JSON

extension ValueCodec where Value == Sample.Content {
    /// `HKCDADocumentSample`, created from XML. A sample from a query may have no document (OTH-08).
    package static let document = object([:]) { members in
        .document(try members.optional("document", .cdaDocument))
    }
}

extension ValueCodec where Value == CDADocument {
    /// `HKCDADocumentSample.Document`. All other members are derived from the data.
    fileprivate static let cdaDocument = object([:]) { members in
        let data = try members.required("documentData", .string)
        for name in ["title", "patientName", "authorName", "custodianName"] {
            try members.ignore(name)
        }
        guard let document = CDADocument(documentData: data) else { throw HealthFailure.error(.invalidDocument) }
        return document
    }
}

extension CDADocument {
    package var json: JSONValue {
        var members: JSONObject = [
            "title": .string(title), "patientName": .string(patientName), "authorName": .string(authorName),
            "custodianName": .string(custodianName),
        ]
        members["documentData"] = documentData.map(JSONValue.string)
        return .object(members)
    }
}
