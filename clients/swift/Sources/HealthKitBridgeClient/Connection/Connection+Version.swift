/// The version of the protocol that the client supports.
let protocolVersion = "1.0.0-rc.1"

extension Connection {
    /// Checks that the bridge uses a compatible version of the protocol.
    ///
    /// - Throws: A ``ConnectionFailure``, with the reason `version` for an incompatible version.
    func checkVersion(timeout: Duration) async throws {
        var response: JSONValue?
        do {
            response = try await request("rpc/version", nil, timeout: timeout)["version"]
        } catch is any ResponseError {
            // An old bridge does not have this method.
        }
        guard case .string(let version) = response else {
            throw fail(.version, "The bridge does not report its protocol version; \(protocolVersion) is required.")
        }
        guard Self.significantPart(of: version) == Self.significantPart(of: protocolVersion) else {
            throw fail(.version, "The bridge has protocol version \(version); \(protocolVersion) is required.")
        }
    }

    /// The part of a version that must be equal: the first number, and before 1.0 also the second.
    static func significantPart(of version: String) -> [Substring] {
        let numbers = version.split(separator: ".")
        return Array(numbers.prefix(numbers.first == "0" ? 2 : 1))
    }
}
