import JSON

/// OpenRPC's service discovery.
enum Discover: Method {
    static let name = "rpc/discover"
    static let summary = "This document."
    static let result = ResultDescription(
        "openrpc",
        ["$ref": "https://raw.githubusercontent.com/open-rpc/meta-schema/master/schema.json"]
    )
    static let example = Example(result: ["openrpc": .string(OpenRPC.formatVersion)])

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        OpenRPC.document
    }
}
