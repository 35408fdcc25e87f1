import Foundation
import HealthKitBridgeClient
import Testing

struct CodingTests {
    struct Everything: Codable, Equatable {
        enum Kind: String, Codable {
            case one
        }

        struct Inner: Codable, Equatable {
            var flags: [Bool?]
        }

        var text = "ä"
        var integer = 1
        var small: UInt8 = 255
        var real = 72.0
        var float: Float = 0.5
        var date = Date(timeIntervalSince1970: 1.5)
        var uuid = UUID()
        var kind = Kind.one
        var inner = ["a": [Inner(flags: [true, nil])]]
        var any: JSONValue = ["a": [1, 1.0, nil]]
        var absent: String?
    }

    @Test func `a type of the caller can be encoded and decoded`() throws {
        let value = Everything()
        let json = try JSONValue(encoding: value)
        #expect(json["date"] == "1970-01-01T00:00:01.500Z")
        #expect(json["real"] == 72.0)
        #expect(json["integer"] == 1)
        #expect(json["absent"] == nil)
        #expect(json["any"] == value.any)
        #expect(try json.decoded(as: Everything.self) == value)
    }

    @Test func `an integer can be decoded as a real number, but not vice versa`() throws {
        #expect(try JSONValue.integer(1).decoded(as: Double.self) == 1)
        #expect(throws: DecodingError.self) { try JSONValue.real(1).decoded(as: Int.self) }
        #expect(throws: DecodingError.self) { try JSONValue.integer(256).decoded(as: UInt8.self) }
    }

    @Test func `a mismatch is reported with its path`() throws {
        let json: JSONValue = ["samples": [["type": 1]]]
        let error = #expect(throws: DecodingError.self) { try json.decoded(as: Samples.self) }
        guard case .typeMismatch(_, let context) = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["samples", "0", "type"])
    }

    @Test func `additions of a newer bridge are not a mismatch`() throws {
        let json: JSONValue = [
            "bundleIdentifier": "b", "direction": "sideways", "isNew": true, "status": 3, "type": "x",
        ]
        let authorization = try json.decoded(as: State.Authorization.self)
        #expect(authorization.direction == Direction(rawValue: "sideways"))
        #expect(try JSONValue(encoding: [Direction.share, authorization.direction]) == ["share", "sideways"])
    }

    @Test func `JSON values work with other encoders and decoders`() throws {
        let value: JSONValue = ["a": [1, 1.5, true, nil, "text"]]
        #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test func `members and elements are found by subscript`() {
        let value: JSONValue = ["a": [1]]
        #expect(value["a"]?[0] == 1)
        #expect(value["b"] == nil && value[0] == nil && value["a"]?[1] == nil && value["a"]?[-1] == nil)
    }
}
