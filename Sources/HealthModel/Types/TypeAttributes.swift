/// One row of the generated tables: the attributes of a type.
///
/// ``ObjectType`` documents the members.
struct TypeAttributes: Sendable {
    let identifier: String
    let name: String
    let title: String
    let aliases: [String]
    let kind: ObjectType.Kind
    let iOS: OSVersion
    let watchOS: OSVersion?
    let macOS: OSVersion?
    let isShareable: Bool
    let isReadable: Bool
    let requiresPerObjectAuthorization: Bool
    let quantity: QuantityAttributes?
    let values: Enumeration?
    let formerValues: FormerValues?
    let components: [String]
    let componentsRequired: Bool
    let requiredMetadata: [String]

    init(
        identifier: String,
        name: String,
        title: String,
        aliases: [String] = [],
        kind: ObjectType.Kind,
        iOS: OSVersion,
        watchOS: OSVersion?,
        macOS: OSVersion?,
        isShareable: Bool,
        isReadable: Bool,
        requiresPerObjectAuthorization: Bool = false,
        quantity: QuantityAttributes? = nil,
        values: Enumeration? = nil,
        formerValues: FormerValues? = nil,
        components: [String] = [],
        componentsRequired: Bool = false,
        requiredMetadata: [String] = []
    ) {
        self.identifier = identifier
        self.name = name
        self.title = title
        self.aliases = aliases
        self.kind = kind
        self.iOS = iOS
        self.watchOS = watchOS
        self.macOS = macOS
        self.isShareable = isShareable
        self.isReadable = isReadable
        self.requiresPerObjectAuthorization = requiresPerObjectAuthorization
        self.quantity = quantity
        self.values = values
        self.formerValues = formerValues
        self.components = components
        self.componentsRequired = componentsRequired
        self.requiredMetadata = requiredMetadata
    }
}
