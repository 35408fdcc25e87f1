// swift-format-ignore-file: NeverForceUnwrap
import Foundation

// The conditions of a file that Pigeon generates.
#if os(iOS)
    import Flutter
#elseif os(macOS)
    import FlutterMacOS
#else
    #error("This platform is not supported.")
#endif

/// How often a goal begins anew. Number 130 of the codec.
enum GoalPeriod: Int {
    case daily, weekly
}

/// A goal of the user. Number 129 of the codec.
struct Goal: Equatable {
    var steps: Int64
    var weight: Double
    var note: String?
    var period: GoalPeriod
    var labels: [String?]
    var counts: [String: Int64]

    init(_ fields: [Any?]) {
        steps = fields[0] as! Int64
        weight = fields[1] as! Double
        note = Self.value(fields[2])
        period = fields[3] as! GoalPeriod
        labels = fields[4] as! [String?]
        counts = fields[5] as! [String: Int64]
    }

    var fields: [Any?] { [steps, weight, note, period, labels, counts] }

    /// A value that may be missing.
    static func value<Value>(_ value: Any?) -> Value? { value is NSNull ? nil : value as! Value? }
}

private class GoalReader: FlutterStandardReader {
    override func readValue(ofType type: UInt8) -> Any? {
        switch type {
        case 129: return Goal(readValue() as! [Any?])
        case 130:
            let number: Int? = Goal.value(readValue() as! Int?)
            return number.flatMap(GoalPeriod.init(rawValue:))
        default: return super.readValue(ofType: type)
        }
    }
}

private class GoalWriter: FlutterStandardWriter {
    override func writeValue(_ value: Any) {
        if let goal = value as? Goal {
            super.writeByte(129)
            super.writeValue(goal.fields)
        } else if let period = value as? GoalPeriod {
            super.writeByte(130)
            super.writeValue(period.rawValue)
        } else {
            super.writeValue(value)
        }
    }
}

private class GoalReaderWriter: FlutterStandardReaderWriter {
    override func reader(with data: Data) -> FlutterStandardReader { GoalReader(data: data) }
    override func writer(with data: NSMutableData) -> FlutterStandardWriter { GoalWriter(data: data) }
}

class GoalCodec: FlutterStandardMessageCodec, @unchecked Sendable {
    static let shared = GoalCodec(readerWriter: GoalReaderWriter())
}

/// An interface as Pigeon generates it: a message channel for each method, and an event channel with types of its own.
class GoalPlugin: NSObject, FlutterPlugin, FlutterStreamHandler {
    private static let prefix = "dev.flutter.pigeon.sample."
    private let messenger: FlutterBinaryMessenger

    static func register(with registrar: FlutterPluginRegistrar) {
        let messenger = registrar.messenger()
        let plugin = GoalPlugin(messenger)
        let taskQueue = messenger.makeBackgroundTaskQueue?()
        FlutterBasicMessageChannel(
            name: prefix + "GoalApi.halve", binaryMessenger: messenger, codec: GoalCodec.shared, taskQueue: taskQueue!
        ).setMessageHandler { message, reply in
            let arguments = message as! [Any?]
            var goal = arguments[0] as! Goal
            goal.steps /= 2
            goal.weight /= 2
            if goal.steps < 1 {
                reply(["tooSmall", "A goal has at least one step", nil] as [Any?])
            } else {
                reply([goal] as [Any?])
            }
        }
        FlutterBasicMessageChannel(name: prefix + "GoalApi.tell", binaryMessenger: messenger, codec: GoalCodec.shared)
            .setMessageHandler { message, reply in plugin.tell((message as! [Any?])[0] as! Goal, reply) }
        FlutterBasicMessageChannel(name: prefix + "GoalApi.gone", binaryMessenger: messenger).setMessageHandler(nil)
        FlutterBasicMessageChannel(name: "sample/plain", binaryMessenger: messenger).setMessageHandler { $1($0) }
        let codec = FlutterStandardMethodCodec(readerWriter: GoalReaderWriter())
        FlutterEventChannel(name: prefix + "goals", binaryMessenger: messenger, codec: codec).setStreamHandler(plugin)
    }

    init(_ messenger: FlutterBinaryMessenger) {
        self.messenger = messenger
    }

    /// Sends a message to Dart, which nothing answers.
    private func tell(_ goal: Goal, _ reply: @escaping FlutterReply) {
        let name = Self.prefix + "GoalListener.changed"
        let channel = FlutterBasicMessageChannel(name: name, binaryMessenger: messenger, codec: GoalCodec.shared)
        channel.sendMessage([goal] as [Any?]) { response in
            guard let list = response as? [Any?] else { return reply(["channel-error", nil, nil] as [Any?]) }
            reply([list.count])
        }
    }

    func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink) -> FlutterError? {
        events(Goal([1 as Int64, 0.5, nil, GoalPeriod.weekly, [nil], [:]]))
        events(FlutterEndOfEventStream)
        return nil
    }

    func onCancel(withArguments arguments: Any?) -> FlutterError? { nil }
}
