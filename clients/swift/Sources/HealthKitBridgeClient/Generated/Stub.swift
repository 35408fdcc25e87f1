/// x
public struct ErrorObject: Codable, Hashable, Sendable { public var code: Int; public var message: String; public var data: JSONValue? }
let protocolVersion = "0.1.0"
extension Bridge { 
/// o
public struct Options: Encodable, Sendable { public init() {} } }
