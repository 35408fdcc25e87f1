import JSON
import JSONRPC
import Testing

struct MessageTests {
    private func message(_ text: String) throws -> Message { Message(try JSONValue(parsing: text)) }

    @Test(
        arguments: [
            (#"{"jsonrpc":"2.0","id":1,"method":"m"}"#, Request(id: .integer(1), method: "m")),
            (#"{"jsonrpc":"2.0","id":1.0,"method":"m"}"#, Request(id: .real(1), method: "m")),
            (#"{"jsonrpc":"2.0","id":"x\u0000","method":""}"#, Request(id: .string("x\0"), method: "")),
            (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, Request(id: .null, method: "m")),
            (#"{"jsonrpc":"2.0","method":"m"}"#, Request(id: nil, method: "m")),
            (#"{"jsonrpc":"2.0","method":"m","params":[1]}"#, Request(id: nil, method: "m", params: [1])),
            (#"{"jsonrpc":"2.0","method":"m","params":{"a":1}}"#, Request(id: nil, method: "m", params: ["a": 1])),
            (#"{"jsonrpc":"2.0","method":"m","params":null}"#, Request(id: nil, method: "m")),
            (#"{"more":1,"result":2,"method":"m","id":1,"jsonrpc":"2.0"}"#, Request(id: .integer(1), method: "m")),
        ]
    )
    func `a valid request is understood`(text: String, request: Request) throws {
        #expect(try message(text) == .request(request))
    }

    @Test(arguments: [#"{"jsonrpc":"2.0","id":1,"result":null}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#])
    func `a response is recognised`(text: String) throws {
        #expect(try message(text) == .response)
    }

    @Test(
        arguments: [
            ("1", .null, "a message must be an object"),
            ("[]", .null, "a message must be an object"),
            ("{}", .null, #"the member jsonrpc must be "2.0""#),
            (#"{"id":1,"method":"m"}"#, .integer(1), #"the member jsonrpc must be "2.0""#),
            (#"{"jsonrpc":2.0,"id":"a","method":"m"}"#, .string("a"), #"the member jsonrpc must be "2.0""#),
            (#"{"jsonrpc":"1.0","id":null,"method":"m"}"#, .null, #"the member jsonrpc must be "2.0""#),
            (#"{"jsonrpc":"2.0","id":1.5}"#, .real(1.5), "the member method must be a string"),
            (#"{"jsonrpc":"2.0","method":1,"params":"bar"}"#, .null, "the member method must be a string"),
            (#"{"jsonrpc":"2.0","method":null,"result":1}"#, .null, "the member method must be a string"),
            (
                #"{"jsonrpc":"2.0","id":2,"method":"m","params":"bar"}"#, .integer(2),
                "the member params must be an array or an object"
            ),
            (#"{"jsonrpc":"2.0","id":true,"method":"m"}"#, .null, "the member id must be a string, a number or null"),
            (#"{"jsonrpc":"2.0","id":[1],"method":"m"}"#, .null, "the member id must be a string, a number or null"),
        ] as [(String, RequestID, String)]
    )
    func `an invalid request is answered with its id and the reason`(text: String, id: RequestID, reason: String) throws {
        #expect(try message(text) == .invalid(id: id, reason: reason))
    }

    @Test func `the id of a request that is nested too deeply can be read`() throws {
        let text = #"{"jsonrpc":"2.0","id":"a","method":"m","params":[[]]}"#
        let error = try #require(throws: JSONParseError.self) { try JSONValue(parsing: text, maximumDepth: 2) }
        #expect(RequestID(ofInvalidRequest: error.outline) == .string("a"))
        #expect(RequestID(ofInvalidRequest: nil) == .null)
    }
}
