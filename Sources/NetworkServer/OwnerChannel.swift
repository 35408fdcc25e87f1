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
        "Sends `control/traffic` for each message between the server and an app of a phone, from now on.",
        .optional("phone", .identifier, "The name of the phone. Default: that of the connection."),
        .optional("since", .integer, "First sends the kept messages with this number or a greater one. Default: none."),
        result: .nothing
    ) { call, phone, since in
        call.owner?.watchTraffic(of: phone, from: since)
        return JSONNull()
    }

    private static let unwatchTraffic = Method(
        "unwatchTraffic", "Ends `control/traffic` on this connection, for all phones.", result: .nothing
    ) { call in
        call.owner?.unwatchTraffic()
        return JSONNull()
    }

    private static let readTraffic = Method(
        "readTraffic",
        "Returns a kept message of the phone of this connection, of any length.",
        .required("sequence", .integer, "The number of the message in `control/traffic`."),
        result: ResultDescription("message", Schemas.object(["message": [:]]))
    ) { call, sequence in
        guard let message = call.owner?.message(sequence), let value = try? JSONValue(parsing: message)
        else {
            throw JSONReadingError.expected("the number of a message that is kept", at: "sequence")
        }
        return ["message": value] as JSONValue
    }

    private static let appToken = Method(
        "appToken",
        "Returns the token of apps.",
        result: ResultDescription("token", Schemas.object(["token": ["type": "string"]]))
    ) { call in
        ["token": .string(call.owner?.appToken ?? "")] as JSONValue
    }

    private static let writeTest = Method(
        "writeTest",
        "Writes a recording as a test that passes, as the command `write-test` does.",
        .required("recording", .string, "The text of a recording: a vector file with one case."),
        .required("language", .name as ValueCodec<SessionTest.Language>, "What the test is written for."),
        result: ResultDescription(
            "test", Schemas.object(["text": ["type": "string"], "fileName": ["type": "string"], "remarks": ["type": "array"]]))
    ) { call, recording, language in
        let test: SessionTest
        do throws(Recording.Problem) {
            test = try SessionTest(Recording(parsing: Array(recording.utf8)), isCancelled: { !call.shouldContinue() })
        } catch {
            guard error != .cancelled else { throw BridgeError.cancelled }
            throw JSONReadingError.expected("a recording. \(error.message)", at: "recording")
        }
        let remarks = test.omissions + test.differences
        return [
            "text": .string(test.text(language, name: "session")),
            "fileName": .string(SessionTest.fileName(language, name: "session")),
            "remarks": .array(remarks.map { .string($0.description) }),
        ] as JSONValue
    }
}

extension Call {
    /// The device owner who makes the call.
    var owner: Owner? { connection.owner as? Owner }
}
