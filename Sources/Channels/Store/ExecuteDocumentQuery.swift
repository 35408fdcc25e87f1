import HealthEngine
import HealthModel
import JSON

/// `HKDocumentQuery` (OTH-08, AUTH-51).
enum ExecuteDocumentQuery: Method {
    static let name = "store/documentQuery"
    static let summary = "Documents with what is in them. Asks the user about those that are new."
    static let type = Parameter.required("type", .documentType, "The type of the documents.")
    static let includeDocumentData = Parameter.required(
        "includeDocumentData",
        .bool,
        "Whether the XML comes as well; without it, only what the header says."
    )
    static let parameters = [
        type.description, QueryParameters.predicate.description, QueryParameters.limit.description,
        QueryParameters.sortDescriptors.description, includeDocumentData.description,
    ]
    static let result = ResultDescription("documents", Schemas.reference("Samples"))
    static let example = Example(
        ["type": "HKDocumentTypeIdentifierCDA", "includeDocumentData": true],
        result: ["samples": []]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<SampleList> {
        let type = try arguments(type)
        let query = DocumentQuery(
            type,
            try arguments(QueryParameters.predicate),
            limit: try arguments(QueryParameters.limit),
            sortDescriptors: try arguments(QueryParameters.sortDescriptors),
            includesDocumentData: try arguments(includeDocumentData)
        )
        let samples = try context.query([type]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return Single("samples", SampleList(samples: samples))
    }
}
