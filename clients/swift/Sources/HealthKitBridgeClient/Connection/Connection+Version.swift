extension Connection {
    /// Asks the bridge which version of the protocol it speaks.
    ///
    /// - Throws: A ``ConnectionFailure``, among others if it is another than ours.
    func checkVersion(timeout: Duration) async throws {
        var answer: JSONValue?
        do {
            answer = try await request("rpc/version", nil, timeout: timeout)["version"]
        } catch is any ResponseError {
            // A bridge older than the question.
        }
        guard case .string(let version) = answer else {
            throw fail(.version, "The bridge does not say which version it speaks; \(protocolVersion) is needed.")
        }
        guard Self.significantPart(of: version) == Self.significantPart(of: protocolVersion) else {
            throw fail(.version, "The bridge speaks version \(version); \(protocolVersion) is needed.")
        }
    }

    /// The part of a version that must be the same: the first number, and before 1.0 also the second.
    static func significantPart(of version: String) -> [Substring] {
        let numbers = version.split(separator: ".")
        return Array(numbers.prefix(numbers.first == "0" ? 2 : 1))
    }
}
