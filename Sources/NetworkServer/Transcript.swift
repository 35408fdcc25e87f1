import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON
import Serving

/// Records the messages of the processes on one phone as those of the one connection that a replay has.
///
/// Between messages of two processes the replay launches the app of the second one, which ends the first. So notifications of apps that
/// have not spoken last are not recorded.
struct Transcript {
    private let recorder: Recorder
    /// The processes whose output is recorded: that of the latest message, and that of the latest message of an app.
    private var (latest, app) = (0, 0)
    /// The process that has just ended, with its waiting requests.
    private var leaving = 0
    /// The process of the replay: that of the latest message of an app, 0 after its end, nil before the first message.
    private var launched: Int?

    /// A transcript that a recorder gets.
    init(_ recorder: Recorder) { self.recorder = recorder }

    /// Records a message, or the end of a process.
    mutating func add(_ entry: Traffic.Entry) {
        if entry.followsReset {
            recorder.followsReset = true
            // The replay has launched the app that it began with.
            if launched == 0 { launched = -1 }
        }
        switch entry.kind {
        case .output: if [latest, app, leaving].contains(entry.process) { recorder.receive(entry.message, at: entry.time) }
        case .end:
            if entry.process == latest { latest = 0 }
            guard entry.process == app else { return }
            (app, leaving) = (0, entry.process)
            recorder.endProcess()
        case .input where entry.isOwner:
            (latest, leaving) = (entry.process, 0)
            if app == 0, let launched, launched != 0 {
                recorder.terminateApp()
                self.launched = 0
            }
            recorder.send(entry.messageWithoutApp, from: entry.app, isOwner: true, at: entry.time)
        case .input:
            (latest, leaving) = (entry.process, 0)
            let isLaunch = launched.map { $0 != entry.process } ?? false
            (app, launched) = (entry.process, entry.process)
            recorder.send(entry.message, from: entry.app, isLaunch: isLaunch, at: entry.time)
        }
    }
}

extension Traffic.Entry {
    /// A call of the device owner as an app makes it, without the name of the app.
    fileprivate var messageWithoutApp: [UInt8] {
        guard app != nil, case .object(var members)? = try? JSONValue(parsingMessage: message[...]),
            case .object(var params)? = members["params"]
        else { return message }
        params["bundleIdentifier"] = nil
        members["params"] = .object(params)
        return members.jsonBytes
    }
}
