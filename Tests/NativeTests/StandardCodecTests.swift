import Flutter
import Foundation
import JSON
import Testing

/// The values between the wire and a plugin.
struct StandardCodecTests {
    private func text(_ value: Any?) throws -> String { String(decoding: try StandardCodec.text(value), as: UTF8.self) }

    private func arguments(_ text: String) throws -> Any? { StandardCodec.arguments(try JSONValue(parsing: text)) }

    @Test func `absent and null arguments are nil`() throws {
        #expect(StandardCodec.arguments(nil) == nil)
        #expect(try arguments("null") == nil)
    }

    @Test func `arguments are objects of Foundation`() throws {
        let values = try #require(try arguments(#"{"b":true,"i":1,"r":1.5,"s":"a","n":null,"l":[1]}"#) as? NSDictionary)
        #expect(values["b"] as? Bool == true)
        #expect(values["i"] as? Int == 1 && values["i"] as? Bool == true)
        #expect(values["r"] as? Double == 1.5 && values["r"] as? Int == nil)
        #expect(values["s"] as? String == "a" && values["s"] as? NSString == "a")
        #expect(values["n"] is NSNull)
        #expect(values["l"] as? [Int] == [1])
        #expect((values as Any) is [String: Any])
    }

    @Test func `bytes have a form of their own in both directions`() throws {
        let data = try #require(try arguments(#"{"$bytes":"AQID"}"#) as? FlutterStandardTypedData)
        #expect(data.data == Data([1, 2, 3]) && data.elementCount == 3)
        #expect(try text(data) == #"{"$bytes":"AQID"}"#)
        #expect(try text(Data([1, 2, 3])) == #"{"$bytes":"AQID"}"#)
        // Not base64.
        #expect(try arguments(#"{"$bytes":"?"}"#) is NSDictionary)
    }

    @Test func `integers and reals stay distinct, as values and as objects`() throws {
        #expect(try text([1, UInt8(2), Int64(-3)] as [Any]) == "[1,2,-3]")
        #expect(try text([1.0, Float(2), CGFloat(2.5)] as [Any]) == "[1.0,2.0,2.5]")
        #expect(try text([NSNumber(value: 1), NSNumber(value: 1.0), NSNumber(value: true)]) == "[1,1.0,true]")
        #expect(try text([true, false]) == "[true,false]")
    }

    @Test func `numbers that are not finite are null`() throws {
        #expect(try text([Double.nan, .infinity, -.infinity]) == "[null,null,null]")
        #expect(try text([Float.nan, Float.infinity] as [Any]) == "[null,null]")
        #expect(try text([NSNumber(value: Double.nan), NSNumber(value: -Double.infinity)]) == "[null,null]")
        #expect(try text(Double.greatestFiniteMagnitude) == "1.7976931348623157e+308")
    }

    @Test func `an integer that does not fit 64 bits with a sign is refused, as by the codec of a device`() throws {
        #expect(try text([Int64.min, Int64.max] as [Any]) == "[-9223372036854775808,9223372036854775807]")
        #expect(try text([UInt64(Int64.max), NSNumber(value: UInt64(5))] as [Any]) == "[9223372036854775807,5]")
        #expect(throws: StandardCodec.Unsupported.self) { try StandardCodec.text(UInt64.max) }
        #expect(throws: StandardCodec.Unsupported.self) { try StandardCodec.text(["a": NSNumber(value: UInt64.max)]) }
        #expect(throws: StandardCodec.Unsupported.self) { try StandardCodec.text(UInt64(Int64.max) + 1) }
    }

    @Test func `dictionaries are sorted by key`() throws {
        #expect(
            try text(["b": 1, "a": NSNull(), "c": ["z": 1, "y": 2]] as [String: Any]) == #"{"a":null,"b":1,"c":{"y":2,"z":1}}"#
        )
        #expect(try text([2: "b", 1: "a"]) == #"{"1":"a","2":"b"}"#)
        #expect(try text(NSDictionary(dictionary: ["k": "v"])) == #"{"k":"v"}"#)
    }

    @Test func `optionals are unwrapped`() throws {
        #expect(try text(nil) == "null")
        #expect(try text(["a": nil, "b": 2] as [String: Int?]) == #"{"a":null,"b":2}"#)
        #expect(try text(Optional<Any>.some(Optional<String>.none as Any)) == "null")
    }

    @Test func `objects of Foundation, and values of Swift around values, are as the values`() throws {
        let list = NSArray(array: [
            NSString("a"), NSNull(), NSDictionary(dictionary: ["k": NSNumber(value: 1)]), NSMutableString("b"),
        ])
        #expect(try text(list) == #"["a",null,{"k":1},"b"]"#)
        let nested: NSDictionary = [
            "b": ["inner": [true, 1, 1.5, "x", Data([1])], "empty": [String: Any]()] as [String: Any], "a": Int?.none as Any,
            2: UInt8(3),
            NSMutableString("c"): Int?.some(4) as Any,
        ]
        #expect(try text(nested) == #"{"2":3,"a":null,"b":{"empty":{},"inner":[true,1,1.5,"x",{"$bytes":"AQ=="}]},"c":4}"#)
        #expect(try text([NSDictionary(dictionary: ["n": Optional<String>.none as Any])]) == #"[{"n":null}]"#)
        #expect(try text([1, nil, "b"] as [Any?]) == #"[1,null,"b"]"#)
        #expect(try text([AnyHashable("a"), AnyHashable(1)]) == #"["a",1]"#)
        #expect(
            try text([AnyHashable(1): [Int?.some(2), nil], AnyHashable("0"): true] as [AnyHashable: Any])
                == #"{"0":true,"1":[2,null]}"#)
        #expect(try text(Decimal(string: "1.5")) == "1.5")
        #expect(try text([AnyHashable(1): "a", AnyHashable("1"): "a"]) == #"{"1":"a"}"#)
    }

    @Test func `values that the codec has no form for are refused, at any depth`() {
        #expect(throws: StandardCodec.Unsupported.self) { try StandardCodec.text(Date()) }
        #expect(throws: StandardCodec.Unsupported.self) { try StandardCodec.text(["a": [UUID()]]) }
        #expect(throws: StandardCodec.Unsupported.self) { try StandardCodec.text(NSObject()) }
        #expect(throws: StandardCodec.Unsupported.self) { try StandardCodec.text(Set([1])) }
    }

    @Test func `sentinels are recognized by their identity`() {
        #expect(FlutterMethodNotImplemented === FlutterMethodNotImplemented)
        #expect(FlutterMethodNotImplemented !== FlutterEndOfEventStream)
    }
}
