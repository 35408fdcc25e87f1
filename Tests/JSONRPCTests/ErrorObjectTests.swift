import JSON
import JSONRPC
import Testing

struct ErrorObjectTests {
    @Test func `a parse error has the position`() throws {
        let cause = try #require(throws: JSONParseError.self) { try JSONValue(parsing: "[1,\n x]") }
        let error = ErrorObject.parseError(cause)
        #expect(error.code == -32700)
        #expect(error.message == "Parse error: the text is not JSON at line 2, column 2")
        #expect(error.data == ["line": 2, "column": 2, "offset": 6])
    }

    @Test func `invalid params have the path and the expected value`() throws {
        let params = JSONReader(["samples": [["unit": 5]]])
        let cause = try #require(throws: JSONReadingError.self) {
            var members = try params.object()
            var sample = try members.required("samples").array()[0].object()
            _ = try sample.required("unit").string()
        }
        let error = ErrorObject.invalidParams(cause)
        #expect(error.code == -32602)
        #expect(error.message == "Invalid params: samples[0].unit must be a string")
        #expect(error.data == ["path": "samples[0].unit", "expected": "a string"])
    }

    @Test func `an error suggests the name that is probably meant`() {
        let unknown = ErrorObject.invalidParams(.unknown("start_date", among: ["startDate", "endDate"]))
        #expect(unknown.message == "Invalid params: start_date is not a member that can be given here. Did you mean startDate?")
        #expect(unknown.data == ["path": "start_date", "expected": "no such member", "didYouMean": "startDate"])
        let method = ErrorObject.methodNotFound("store/querySamples", didYouMean: "store/sampleQuery")
        #expect(method.message == "Method not found: store/querySamples. Did you mean store/sampleQuery?")
        #expect(method.data == ["didYouMean": "store/sampleQuery"])
    }

    @Test func `the path of the params themselves is called params`() {
        let error = ErrorObject.invalidParams(JSONReader([]).fail(expected: "an object"))
        #expect(error.message == "Invalid params: params must be an object")
        #expect(error.data == ["path": "", "expected": "an object"])
    }

    @Test(
        arguments: [
            (.invalidRequest("a message must be an object"), -32600, "Invalid request: a message must be an object"),
            (.methodNotFound("x/y"), -32601, "Method not found: x/y"),
            (.internalError, -32603, "Internal error"),
        ] as [(ErrorObject, Int, String)]
    )
    func `the other errors of JSON-RPC have the standard codes`(error: ErrorObject, code: Int, message: String) {
        #expect(error == ErrorObject(code: code, message: message))
    }
}
