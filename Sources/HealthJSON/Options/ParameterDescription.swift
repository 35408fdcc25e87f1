package import JSON

/// The description of a parameter in the OpenRPC document.
package struct ParameterDescription: Sendable {
    package var name: String
    package let summary: String
    package let isRequired: Bool
    /// Whether the value is, or can be, the path of a file.
    package let isPath: Bool
    private let makeSchema: @Sendable () -> JSONValue

    package var schema: JSONValue { makeSchema() }

    /// A description. A plugin's method, which reads its arguments itself, declares its parameters with descriptions only.
    package init(
        _ name: String,
        _ summary: String,
        isRequired: Bool = false,
        isPath: Bool = false,
        schema: @autoclosure @escaping @Sendable () -> JSONValue
    ) {
        self.name = name
        self.summary = summary
        self.isRequired = isRequired
        self.isPath = isPath
        makeSchema = schema
    }
}
