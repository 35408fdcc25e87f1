import Bridge
import Foundation
import JSON
import Testing

@testable import BridgeCore

/// The notifications in the OpenRPC document are those that the vectors expect.
struct NotificationTests {
    private static let all = Channels.all.flatMap(\.notifications)
    private static let document = OpenRPC.document(of: Channels.registry)

    @Test func `every notification that a vector expects is listed, with its members`() throws {
        for (file, name, params) in try expectedNotifications() where params["$any"] == nil {
            let entry = try #require(Self.all.first { $0.name == name }, "\(file): \(name)")
            let schema = try #require(Self.document["components"]?["schemas"]?[entry.schema])
            // A pattern with `$has` lists only some of the members.
            let some = params["$has"]
            let given = Set((some ?? params).names)
            #expect(given.isSubset(of: schema["properties"]?.names ?? []), "\(file): \(name)")
            #expect(some != nil || given.isSuperset(of: schema["required"]?.strings ?? []), "\(file): \(name)")
        }
    }

    @Test func `a vector expects every notification that is listed`() throws {
        #expect(Self.all.map(\.name).sorted() == Set(try expectedNotifications().map(\.name)).sorted())
    }

    private typealias Expected = (file: String, name: String, params: JSONValue)

    /// The messages without an id that the vector files expect.
    private func expectedNotifications() throws -> [Expected] {
        try vectorFiles().flatMap { notifications(in: try protocolFile($0), of: $0, isExpected: false) }
    }

    private func notifications(in value: JSONValue, of file: String, isExpected: Bool) -> [Expected] {
        switch value {
        case .array(let elements):
            return elements.flatMap { notifications(in: $0, of: file, isExpected: isExpected) }
        case .object(let object):
            if isExpected, object["jsonrpc"] != nil, object["id"] == nil, case .string(let name)? = object["method"] {
                return [(file, name, object["params"] ?? .null)]
            }
            return object.members.flatMap { name, value in
                notifications(in: value, of: file, isExpected: isExpected || Self.expectations.contains(name))
            }
        default:
            return []
        }
    }

    private static let expectations: Set = ["expect", "expectEach", "then", "atEnd"]
}
