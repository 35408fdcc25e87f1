import Flutter
import Foundation
import JSON
import Testing

/// Message channels, and types of a plugin in their codec.
struct MessageChannelTests {
    /// A type of the plugin: number 129.
    private struct Box: Equatable {
        let content: Int
    }

    private final class BoxReader: FlutterStandardReader {
        override func readValue(ofType type: UInt8) -> Any? {
            type == 129 ? (readValue() as? Int).map(Box.init) : super.readValue(ofType: type)
        }
    }

    private final class BoxWriter: FlutterStandardWriter {
        override func writeValue(_ value: Any) {
            guard let box = value as? Box else { return super.writeValue(value) }
            super.writeByte(129)
            super.writeValue(box.content)
        }
    }

    private final class Boxes: FlutterStandardReaderWriter, @unchecked Sendable {
        override func reader(with data: Data) -> FlutterStandardReader { BoxReader(data: data) }
        override func writer(with data: NSMutableData) -> FlutterStandardWriter { BoxWriter(data: data) }
    }

    /// Keeps what channels set and send.
    private final class Messenger: FlutterBinaryMessenger {
        var handlers: [String: (channel: FlutterWireChannel, handle: FlutterMethodCallHandler)] = [:]
        var sent: [FlutterOutgoingMessage] = []

        func setMethodCallHandler(_ handler: FlutterMethodCallHandler?, on channel: FlutterWireChannel) {
            handlers[channel.name] = handler.map { (channel, $0) }
        }
        func setStreamHandler(_ handler: (any FlutterStreamHandler)?, on channel: FlutterWireChannel) {}
        func send(_ message: FlutterOutgoingMessage) { sent.append(message) }

        /// The reply of a channel as text of the wire.
        func call(_ name: String, _ params: String, method: String = "send") throws -> String {
            let (channel, handle) = try #require(handlers[name])
            var answer: Any?
            handle(FlutterMethodCall(methodName: method, arguments: channel.arguments(try JSONValue(parsing: params)))) {
                answer = $0
            }
            if (answer as? NSObject) === FlutterMethodNotImplemented { return "not implemented" }
            return String(decoding: try channel.text(answer), as: UTF8.self)
        }
    }

    private let messenger = Messenger()

    private func channel(_ handler: @escaping FlutterMessageHandler) -> FlutterBasicMessageChannel {
        let codec = FlutterStandardMessageCodec(readerWriter: Boxes())
        let channel = FlutterBasicMessageChannel(name: "boxes", binaryMessenger: messenger, codec: codec)
        channel.setMessageHandler(handler)
        return channel
    }

    @Test func `a type of the plugin crosses the wire as its number and its value`() throws {
        var received: [Any?] = []
        let channel = channel { message, reply in
            received = message as? [Any?] ?? []
            reply([received.first as? Box, nil, Box(content: 7)])
        }
        let result = try messenger.call("boxes", #"[{"$type":129,"value":5},null]"#)
        #expect(result == #"[{"$type":129,"value":5},null,{"$type":129,"value":7}]"#)
        #expect(received.count == 2 && received.first as? Box == Box(content: 5) && received[1] == nil)
        channel.sendMessage([Box(content: 1)]) { #expect($0 == nil) }
        let message = try #require(messenger.sent.first)
        #expect(message.method == "message" && message.channel.name == "boxes")
        #expect(try message.channel.text(message.arguments) == Array(#"[{"$type":129,"value":1}]"#.utf8))
    }

    @Test(arguments: [
        "[true,false,null]", "[0,-1,2147483647,-2147483648,2147483648,9223372036854775807,-9223372036854775808]",
        "[0.5,-2.0,1.7976931348623157e+308]", #"["","ä","😀"]"#, #"{"a":{"b":[]},"c":{}}"#, #"{"$bytes":"AQID"}"#,
        #"{"$type":1,"value":2}"#, #"{"$type":129,"more":4,"value":3}"#, "[[[[1.5]]],1,2.5]",
    ])
    func `each value of the wire comes back as it was`(text: String) throws {
        let channel = channel { message, reply in reply(message) }
        #expect(try messenger.call("boxes", text) == text)
        channel.setMessageHandler(nil)
        #expect(messenger.handlers.isEmpty)
    }

    @Test(arguments: [253, 254, 255, 65_535, 65_536])
    func `lengths have one, three or five bytes`(count: Int) throws {
        let text = String(repeating: "x", count: count)
        let channel = channel { message, reply in reply((message as? [String])?.first) }
        #expect(try messenger.call("boxes", "[\"\(text)\"]") == "\"\(text)\"")
        channel.resizeBuffer(1)
    }

    @Test func `the arguments are values of Swift, so that casts of generated code succeed`() throws {
        var message: [Any?] = []
        let channel = channel { value, reply in
            message = value as? [Any?] ?? []
            reply(nil)
        }
        #expect(try messenger.call("boxes", #"[1,1,null,["a",null],{"k":5},true,{"n":null}]"#) == "null")
        #expect(message[0] as? Int64 == 1 && message[1] as? Double == 1 && message[2] as? String == nil)
        #expect(message[3] as? [String?] == ["a", nil] && message[4] as? [String: Int64] == ["k": 5])
        #expect(message[5] as? Bool == true && (message[6] as? [String: Int?])?["n"] == .some(nil))
        #expect(try messenger.call("boxes", "[]", method: "other") == "not implemented")
        channel.setMessageHandler(nil)
    }

    @Test func `bytes have the form of the standard codec`() {
        func bytes(_ value: Any) -> [UInt8] {
            let data = NSMutableData()
            FlutterStandardWriter(data: data).writeValue(value)
            return [UInt8](data as Data)
        }
        #expect(bytes(NSNull()) == [0] && bytes(true) == [1] && bytes(NSNumber(value: false)) == [2])
        #expect(bytes(1) == [3, 1, 0, 0, 0] && bytes(-2) == [3, 254, 255, 255, 255])
        #expect(bytes(1 << 32) == [4, 0, 0, 0, 0, 1, 0, 0, 0])
        #expect(bytes(1.0) == [6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
        #expect(bytes("é") == [7, 2, 0xC3, 0xA9] && bytes(Data([9])) == [8, 1, 9])
        #expect(bytes(FlutterStandardTypedData(int32: Data([1, 0, 0, 0]))) == [9, 1, 0, 0, 1, 0, 0, 0])
        #expect(bytes([1, nil] as [Int?]) == [12, 2, 3, 1, 0, 0, 0, 0])
        #expect(bytes(["b": true, "a": false]) == [13, 2, 7, 1, 97, 2, 7, 1, 98, 1])
        let types = [FlutterStandardTypedData(int64: Data(count: 8)), FlutterStandardTypedData(float32: Data(count: 4))]
        for type in types + [FlutterStandardTypedData(float64: Data(count: 16))] {
            #expect(FlutterStandardReader(data: Data(bytes(type))).readValue() as? FlutterStandardTypedData == type)
        }
    }

    @Test func `a value that the codec has no form for is refused, at any depth`() {
        let channel = channel { _, reply in reply([Box(content: 1), ["date": Date()]] as [Any]) }
        #expect(throws: StandardCodec.Unsupported.self) { try messenger.call("boxes", "[]") }
        channel.setMessageHandler { _, reply in reply(UInt64.max) }
        #expect(throws: StandardCodec.Unsupported.self) { try messenger.call("boxes", "[]") }
    }

    @Test func `a message that is cut off has values without content`() {
        let reader = FlutterStandardReader(data: Data([12, 3, 7, 9, 97]))
        #expect((reader.readValue() as? [Any?])?.count == 3 && !reader.hasMore())
    }

    @Test func `a messenger makes queues, which have no effect`() throws {
        let queue = try #require(messenger.makeBackgroundTaskQueue?())
        let codec = FlutterStandardMethodCodec(readerWriter: Boxes())
        let channel = FlutterMethodChannel(name: "methods", binaryMessenger: messenger, codec: codec, taskQueue: queue)
        channel.setMethodCallHandler { call, result in result(call.arguments) }
        #expect(try messenger.call("methods", #"{"$type":129,"value":5}"#, method: "echo") == #"{"$type":129,"value":5}"#)
        channel.invokeMethod("changed", arguments: Box(content: 2))
        let message = try #require(messenger.sent.first)
        #expect(try message.channel.text(message.arguments) == Array(#"{"$type":129,"value":2}"#.utf8))
    }
}
