import HealthModel

/// The guide's pattern for document types.
enum RequestDocumentPermissions: RequestOfTypes {
    static let name = "healthkit_permissions/requestDocumentPermissions"
    static let summary = "Asks the user for CDA documents."
    static let types: [ObjectType] = [.cdaDocument]
}
