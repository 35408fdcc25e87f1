import JSON
import Testing

struct JSONReaderTests {
    private let reader = JSONReader(["samples": [[:], ["unit": 5, "value": .null]], "limit": 10, "odd": true])

    /// The readers of the two samples.
    private func samples() throws -> [JSONReader] {
        var members = try reader.object()
        return try members.required("samples").array()
    }

    private func mismatch(_ expected: String) -> JSONReadingError {
        JSONReadingError(path: "", expected: expected)
    }

    @Test func `values of the right type are read`() throws {
        #expect(try JSONReader(true).bool())
        #expect(try JSONReader(5).integer() == 5)
        #expect(try JSONReader(5).real() == 5.0)
        #expect(try JSONReader(5.5).real() == 5.5)
        #expect(try JSONReader("a").string() == "a")
        #expect(try JSONReader([1, 2]).array().map(\.value) == [1, 2])
        #expect(JSONReader(.null).isNull)
        #expect(!JSONReader(0).isNull)
    }

    @Test func `values of another type are refused with the expected type`() {
        #expect(throws: mismatch("true or false")) { try JSONReader(1).bool() }
        #expect(throws: mismatch("an integer")) { try JSONReader(1.0).integer() }
        #expect(throws: mismatch("a number")) { try JSONReader("1").real() }
        #expect(throws: mismatch("a string")) { try JSONReader(.null).string() }
        #expect(throws: mismatch("an array")) { try JSONReader([:]).array() }
        #expect(throws: mismatch("an object")) { try JSONReader([]).object() }
    }

    @Test func `an error names the path of the value`() throws {
        var sample = try samples()[1].object()
        let unit = try sample.required("unit")
        #expect(unit.path == "samples[1].unit")
        #expect(throws: JSONReadingError(path: "samples[1].unit", expected: "a string")) { try unit.string() }
        #expect(unit.fail(expected: "a unit").description == "samples[1].unit must be a unit")
    }

    @Test func `a path may have a prefix`() throws {
        #expect(reader.path == "")
        #expect(try JSONReader([[1]], path: "a").array()[0].array()[0].path == "a[0][0]")
        #expect(try JSONReader([[1]]).array()[0].path == "[0]")
        #expect(JSONReader(1).fail(expected: "a string").description == "the value must be a string")
        let error = JSONReader(1).fail(expected: "an object")
        #expect(error.sentence(callingTheTop: "params") == "params must be an object")
    }

    @Test func `null is absent for an optional member and present for a required one`() throws {
        var sample = try samples()[1].object()
        #expect(sample.optional("value") == nil)
        #expect(sample.optional("nothing") == nil)
        #expect(try sample.required("value").isNull)
        #expect(sample.optional("unit")?.value == 5)
    }

    @Test func `a missing member is named`() throws {
        var members = try samples()[0].object()
        let missing = try #require(throws: JSONReadingError.self) { try members.required("unit") }
        #expect(missing == JSONReadingError(path: "samples[0].unit", expected: "a value (it is required)"))
        #expect(missing.description == "samples[0].unit is required")
    }

    @Test func `a member with nearly the name of a missing one is named instead`() throws {
        var members = try JSONReader(["start_date": "x", "end": "y"], path: "samples[0]").object()
        let required = try #require(throws: JSONReadingError.self) { try members.required("startDate") }
        #expect(required.path == "samples[0].start_date")
        #expect(required.description == "samples[0].start_date is not a member that can be given here. Did you mean startDate?")
        let missing = try #require(throws: JSONReadingError.self) { try members.required("unit") }
        #expect(missing.description == "samples[0].unit is required")
    }

    @Test func `an unknown member may be an optional one`() throws {
        var members = try JSONReader(["hardwareversion": "1"]).object()
        _ = members.optional("name")
        _ = members.optional("hardwareVersion")
        let unknown = try #require(throws: JSONReadingError.self) { try members.finish() }
        #expect(unknown.didYouMean == "hardwareVersion")
    }

    @Test func `each of many members must be read`() throws {
        var object = JSONObject()
        for index in 0..<100 { object["m\(index)"] = 1 }
        var members = try JSONReader(.object(object)).object()
        _ = members.optional("m99x")
        for index in 0..<99 { _ = try members.required("m\(index)") }
        let unknown = try #require(throws: JSONReadingError.self) { try members.finish() }
        #expect(unknown.path == "m99")
        #expect(unknown.didYouMean == "m99x")
        _ = try members.required("m99")
        try members.finish()
    }

    @Test func `an error for one of some names suggests the nearest`() {
        let names = ["allow", "deny"]
        #expect(JSONReader("Deny").fail(oneOf: names).description == "the value must be one of allow, deny. Did you mean deny?")
        #expect(JSONReader("x").fail(oneOf: names).description == "the value must be one of allow, deny")
        #expect(JSONReader(1).fail(oneOf: names, expected: "a name").description == "the value must be a name")
    }

    @Test func `the first member that was not read is named`() throws {
        var members = try reader.object()
        _ = try members.required("samples")
        let unknown = try #require(throws: JSONReadingError.self) { try members.finish() }
        #expect(unknown == JSONReadingError(path: "limit", expected: "no such member"))
        #expect(unknown.description == "limit is not a member that can be given here")
        _ = members.optional("limit")
        _ = members.optional("odd")
        try members.finish()
    }
}
