import JSON

/// Who answers, so that a client can refuse a host that speaks another version. It reads neither clock nor store.
enum Version: Method {
    static let name = "rpc/version"
    static let summary = "The name of the host, and the version of the protocol that it speaks."
    static let result = ResultDescription(
        "version",
        Schemas.object(["name": .stringSchema, "version": .stringSchema])
    )
    static let example = Example(result: identity)

    private static let identity: JSONValue = ["name": "healthkit-bridge", "version": .string(OpenRPC.version)]

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        identity
    }
}
