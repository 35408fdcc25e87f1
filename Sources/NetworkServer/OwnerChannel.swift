import BridgeCore
import HealthJSON
import JSON
import Recordings

/// The methods with which the device owner watches the messages of apps, connects apps, and transfers files. They exist on connections of the device
/// owner alone.
struct OwnerChannel: Channel {
    let name = "control"
    let caller = Caller.test
    var methods: [Method] {
        [Self.appToken, Self.readTraffic, Self.unwatchTraffic, Self.watchTraffic, Self.writeTest] + Self.fileMethods
    }

    /// The names of the methods.
    static let names: Set<String> = {
        let channel = OwnerChannel()
        return Set(channel.methods.map { "\(channel.name)/\($0.name)" })
    }()

    private static let watchTraffic = Method(
        "watchTraffic",
        "Sends `control/traffic` for each message of an app of a phone, and for each call of a device owner that changes something, from now on.",
        .optional("phone", .identifier, "The name of the phone. Default: that of the connection."),
        .optional("since", .integer, "First sends the kept messages with this number or a greater one. Default: none."),
        result: .nothing, onlyReads: true
    ) { call, phone, since in
        call.owner?.watchTraffic(of: phone, from: since)
        return JSONNull()
    }

    private static let unwatchTraffic = Method(
        "unwatchTraffic", "Ends `control/traffic` on this connection, for all phones.", result: .nothing, onlyReads: true
    ) { call in
        call.owner?.unwatchTraffic()
        return JSONNull()
    }

    private static let readTraffic = Method(
        "readTraffic",
        "Returns a kept message of the phone of this connection, of any length.",
        .required("sequence", .integer, "The number of the message in `control/traffic`."),
        result: ResultDescription("message", Schemas.object(["message": [:]])), onlyReads: true
    ) { call, sequence in
        guard let message = call.owner?.message(sequence), let value = try? JSONValue(parsing: message)
        else { throw JSONReadingError.expected("the number of a message that is kept", at: "sequence") }
        return ["message": value] as JSONValue
    }

    private static let appToken = Method(
        "appToken",
        "Returns the token of apps.",
        result: ResultDescription("token", Schemas.object(["token": ["type": "string"]])), onlyReads: true
    ) { call in
        ["token": .string(call.owner?.appToken ?? "")] as JSONValue
    }

    private static let writeTest = Method(
        "writeTest",
        "Writes the session of an app with the phone of this connection as a test that passes, as the command `write-test` does.",
        .required("app", .identifier, "The bundle identifier of the app."),
        .optional(
            "language", .name as ValueCodec<SessionTest.Language>,
            "What the test is written for. Default: a recording, as the option `--record` writes it."),
        result: ResultDescription(
            "test", Schemas.object(["text": ["type": "string"], "fileName": ["type": "string"], "remarks": ["type": "array"]])),
        onlyReads: true
    ) { call, app, language in
        guard let owner = call.owner else { throw BridgeError.noReply }
        guard let (recording, isCut) = owner.recording(of: app) else {
            throw JSONReadingError.expected("an app of a server with the option --studio", at: "app")
        }
        let test: SessionTest
        do throws(Recording.Problem) {
            test = try SessionTest(Recording(parsing: recording), isCancelled: { !call.shouldContinue() })
        } catch {
            guard error != .cancelled else { throw BridgeError.cancelled }
            throw JSONReadingError.expected("an app with a session that can be repeated. \(error.message)", at: "app")
        }
        let cut = isCut ? ["The oldest messages are not kept any more, and are missing."] : []
        return [
            "text": .string(language.map { test.text($0, name: "session") } ?? String(decoding: recording, as: UTF8.self)),
            "fileName": .string(SessionTest.fileName(language ?? .vector, name: "session")),
            "remarks": .strings(cut + (test.omissions + test.differences).map(\.description)),
        ] as JSONValue
    }
}

extension Call {
    /// The device owner who makes the call.
    var owner: Owner? { connection.owner as? Owner }
}
