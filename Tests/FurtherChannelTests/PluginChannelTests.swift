import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import HealthModel
import JSON
import Testing

/// The properties that all channels of published plugins share.
struct PluginChannelTests {
    private static let channels = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../protocol/channels").standardized
    private static let registry = ChannelRegistry(Channels.all + [SensorPlugin()])
    private static let steps = #"{"read":["HKQuantityTypeIdentifierStepCount"]}"#

    private func host(
        _ configure: (inout HostOptions) -> Void = { _ in }, log: @escaping (LogRecord) -> Void = { _ in }
    ) throws -> TestHost {
        var options = HostOptions()
        options.clock = Date(timeIntervalSince1970: 1_767_268_800)
        options.timeZone = .gmt
        options.seed = 1
        configure(&options)
        return try TestHost(options, channels: Self.registry, log: log)
    }

    @Test(arguments: [
        ("3", #""int":3,"double":3.0,"number":3.0,"bool":null,"string":null"#),
        ("3.0", #""int":3,"double":3.0,"number":3.0,"bool":null,"string":null"#),
        ("3.5", #""int":null,"double":3.5,"number":3.5,"bool":null,"string":null"#),
        ("1e300", #""int":null,"double":1e+300,"number":1e+300,"bool":null,"string":null"#),
        ("9007199254740993", #""int":9007199254740993,"double":null,"number":9007199254740992.0,"bool":null"#),
        ("1", #""int":1,"double":1.0,"number":1.0,"bool":true"#),
        ("true", #""int":1,"double":1.0,"number":1.0,"bool":true,"string":null"#),
        ("false", #""int":0,"double":0.0,"number":0.0,"bool":false,"string":null"#),
        (#""3""#, #""int":null,"double":null,"number":null,"bool":null,"string":"3""#),
        ("null", #""string":null,"strings":null,"isDictionary":false,"isNull":true"#),
        ("[]", #""strings":[],"isDictionary":false,"isNull":false"#),
        (#"["a","b"]"#, #""strings":["a","b"]"#), (#"["a",1]"#, #""strings":null"#), ("{}", #""isDictionary":true"#),
    ])
    func `arguments are cast as on Apple's systems`(value: String, result: String) throws {
        #expect(try send("sensor/casts", #"{"value":\#(value)}"#, to: host()).contains(result))
    }

    @Test(arguments: [nil, "{}", "[]", "[1]", #"{"unknown":1}"#, #"{"value":{"value":[]}}"#])
    func `no arguments are invalid params`(params: String?) throws {
        #expect(try send("sensor/casts", params, to: host()).contains(#""result":{"int":null"#))
    }

    @Test func `a method without a mirror does not exist`() throws {
        #expect(try send("sensor/other", to: host()).contains("-32601"))
        #expect(try send("casts", to: host()).contains("-32601"))
    }

    @Test func `a failure of the Swift runtime ends the app, and the next call works`() throws {
        let host = try host()
        #expect(send("sensor/count", to: host).contains(#""result":1"#))
        _ = send("store/requestAuthorization", Self.steps, to: host)
        _ = send("store/observerQuery", #"{"type":"HKQuantityTypeIdentifierStepCount"}"#, to: host)
        let response = send("sensor/trap", to: host)
        #expect(response.contains(#""code":-32002"#))
        let reason = "Unexpectedly found nil while unwrapping an Optional value"
        #expect(response.contains(#""data":{"exception":"SwiftRuntimeFailure","reason":"\#(reason)"}"#))
        #expect(send("sensor/count", to: host).contains(#""result":1"#), "the state ended with the process")
        #expect(send("control/state", to: host).contains(#""queries":[]"#))
    }

    @Test func `an ordered exception ends the app as well`() throws {
        let host = try host()
        _ = send("sensor/count", to: host)
        let order = #"{"method":"sensor/count","exception":{"exception":"NSGenericException","reason":"r"}}"#
        _ = send("control/failNext", order, to: host)
        #expect(send("sensor/count", to: host).contains(#"{"exception":"NSGenericException","reason":"r"}"#))
        #expect(send("sensor/count", to: host).contains(#""result":1"#))
    }

    @Test func `a relaunched app stays in its state`() throws {
        let host = try host()
        _ = send("control/setAppState", #"{"state":"background"}"#, to: host)
        _ = send("sensor/trap", to: host)
        #expect(send("control/state", to: host).contains(#""appState":"background""#))
    }

    @Test func `a call that is never answered is an error of its own`() throws {
        let host = try host()
        let error = #""error":{"code":-32004,"message":"The plugin never answers","data":{"reason":"noReply"}}"#
        #expect(send("sensor/silent", to: host).contains(error))
        let entry = #""method":"sensor/silent","outcome":"error","errorCode":-32004"#
        #expect(send("control/journal", to: host).contains(entry))
    }

    @Test func `of two answers the first one is sent`() throws {
        var messages: [String] = []
        let host = try host(log: { messages.append($0.message) })
        #expect(send("sensor/twice", to: host) == #"{"jsonrpc":"2.0","id":1,"result":"first"}"# + "\n")
        #expect(messages.filter { $0.hasPrefix("the plugin answers again") }.count == 1)
    }

    @Test func `the journal keeps an error that the plugin hides`() throws {
        let host = try host()
        #expect(send("sensor/save", to: host).contains(#""result":false"#))
        let types = #""types":["HKQuantityTypeIdentifierStepCount"],"count":0"#
        let entry = #""method":"sensor/save","outcome":"success",\#(types),"healthKitError":5"#
        #expect(send("control/journal", to: host).contains(entry))
    }

    @Test func `the audit log has an error that the plugin hides`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let host = try host { $0.auditLogPath = path }
        _ = send("sensor/save", to: host)
        let entry = try #require(try AuditLog.entries(at: path).last)
        #expect(entry["outcome"] == "error" && entry["errorCode"] == -32001 && entry["count"] == 0)
    }

    @Test func `an ordered HealthKit error passes through the plugin`() throws {
        let host = try host()
        #expect(send("sensor/ask", to: host).contains(#""result":true"#))
        _ = send("control/failNext", #"{"method":"sensor/save","healthKitError":6,"times":2}"#, to: host)
        #expect(send("sensor/save", to: host).contains(#""result":false"#))
        #expect(send("sensor/save", to: host).contains(#""result":false"#))
        #expect(send("sensor/save", to: host).contains(#""result":true"#))
        #expect(send("control/journal", to: host).contains(#""healthKitError":6"#))
        _ = send("control/failNext", #"{"method":"sensor/ask","healthKitError":7}"#, to: host)
        #expect(send("sensor/ask", to: host).contains("The user canceled the authorization request"))
    }

    @Test func `an ordered platform error is sent unchanged`() throws {
        let host = try host()
        let error = #"{"code":"C","message":"m","details":{"a":1}}"#
        _ = send("control/failNext", #"{"method":"sensor/save","platformError":\#(error)}"#, to: host)
        #expect(send("sensor/save", to: host).contains(#"{"code":-32000,"message":"m","data":\#(error)}"#))
    }

    @Test func `a plugin handles the error of a request that waited for the user`() throws {
        let host = try host { $0.consent = ConsentScript([ConsentRule(.ask)]) }
        #expect(!send("sensor/ask", to: host).contains("result"))
        let response = send("control/respondToPermissionSheet", #"{"sheet":1,"policy":"cancel"}"#, to: host)
        #expect(response.contains(#""result":"The user canceled the authorization request""#))
    }

    @Test func `event channels have names of their own`() throws {
        let host = try host()
        _ = send("store/requestAuthorization", Self.steps, to: host)
        #expect(send("sensor_events_1/listen", to: host).contains("-32601"))
        #expect(send("sensor_events_1/cancel", to: host).contains(#""result":null"#))
        #expect(send("sensor_events_1/other", to: host).contains("-32601"))
        #expect(send("other_events_1/cancel", to: host).contains("-32601"))
        #expect(send("sensor/watch", to: host).contains(#""result":"sensor_events_1""#))
        #expect(send("sensor_events_1/listen", #"{"isWanted":false}"#, to: host).contains(#"{"code":"REFUSED""#))
        let error = #"{"error":{"code":"E","message":null,"details":null}}"#
        let events = [#"{"event":1}"#, error, #"{"endOfStream":true}"#]
        let notifications = events.map { #"{"jsonrpc":"2.0","method":"sensor_events_1/event","params":\#($0)}"# + "\n" }
        let response = #"{"jsonrpc":"2.0","id":1,"result":null}"# + "\n"
        #expect(send("sensor_events_1/listen", to: host) == response + notifications.joined())
        let entry = #""method":"sensor_events_1/listen","outcome":"success""#
        #expect(send("control/journal", to: host).contains(entry))
        #expect(send("sensor_events_1/cancel", to: host) == response)
        #expect(send("control/state", to: host).contains(#""queries":[]"#))
        #expect(send("sensor_events_1/listen", to: host).contains("-32601"))
    }

    @Test func `an earlier version lacks a method, and an argument has its former name`() throws {
        let host = try host()
        func string(_ arguments: String) -> String { send("sensor/casts", arguments, to: host) }
        #expect(send("sensor/twice", to: host).contains("result"))
        #expect(string(#"{"value":"new"}"#).contains(#""string":"new""#))
        #expect(string(#"{"val":"old"}"#).contains(#""string":null"#))
        _ = send("control/setPluginVersion", #"{"package":"sensor_plugin","version":"2.9.1"}"#, to: host)
        #expect(send("sensor/twice", to: host).contains(#""code":-32601,"message":"Method not found: sensor/twice""#))
        #expect(string(#"{"val":"old"}"#).contains(#""string":"old""#))
        #expect(string(#"{"value":"new"}"#).contains(#""string":null"#))
    }

    @Test func `earlier versions of mirrored packages have vectors`() throws {
        for case let channel as any PluginChannel in Channels.all {
            let names = Set(channel.methods.map(\.name))
            #expect(channel.since.keys.allSatisfy(names.contains), "\(channel.name)")
            let folder = Self.channels.appending(path: "\(channel.name)/vectors")
            let vectors = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .map { try String(contentsOf: $0, encoding: .utf8) }
            for version in channel.mirrors.earlierVersions {
                #expect(vectors.contains { $0.contains(#""version": "\#(version)""#) }, "\(channel.name) \(version)")
            }
        }
    }

    @Test func `the OpenRPC document names the package`() {
        let text = OpenRPC.text(of: Self.registry)
        #expect(text.contains(#""x-channel":"sensor""#))
        #expect(text.contains(#""x-mirrors":{"package":"sensor_plugin","version":"2.10.0"}"#))
        #expect(text.contains(#""params":[{"name":"value","summary":"Any value.""#))
    }
}
