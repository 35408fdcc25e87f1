package import JSON

/// The connection of channels to Dart. In a host, the messages of channels are messages of its wire.
public protocol FlutterBinaryMessenger: AnyObject {
    /// Sets or removes the handler of a channel's calls.
    func setMethodCallHandler(_ handler: FlutterMethodCallHandler?, on channel: FlutterWireChannel)
    /// Sets or removes the source of an event channel.
    func setStreamHandler(_ handler: (any FlutterStreamHandler)?, on channel: FlutterWireChannel)
    func send(_ message: FlutterOutgoingMessage)
}

extension FlutterBinaryMessenger {
    /// Makes a queue for a channel. On a device it is a method that a messenger may lack. A host has one thread.
    public var makeBackgroundTaskQueue: (() -> any NSObject & FlutterTaskQueue)? { { TaskQueue() } }
}

/// A queue on which a channel calls its handler.
public protocol FlutterTaskQueue: AnyObject {}

private final class TaskQueue: NSObject, FlutterTaskQueue {}

/// A message from native code to Dart.
public struct FlutterOutgoingMessage {
    package let channel: FlutterWireChannel
    package let method: String
    package let arguments: Any?
}

/// A channel as the wire of a host has it: its name, and the form of its values.
public struct FlutterWireChannel {
    package let name: String
    let customTypes: FlutterStandardReaderWriter?

    /// A native value as JSON text.
    package func text(_ value: Any?) throws(StandardCodec.Unsupported) -> [UInt8] {
        guard let customTypes, let value else { return try StandardCodec.text(value) }
        let data = NSMutableData()
        let writer = customTypes.writer(with: data)
        writer.writeValue(value)
        guard !writer.hasFailed else { throw StandardCodec.Unsupported() }
        return try StandardCodec.text(WireReader(data: data as Data).readValue())
    }

    /// The arguments of a call. Absent and null params are nil.
    package func arguments(_ params: JSONValue?) -> Any? {
        guard let customTypes, let params, params != .null else { return StandardCodec.arguments(params) }
        let data = NSMutableData()
        FlutterStandardWriter(data: data).write(params)
        return customTypes.reader(with: data as Data).readValue()
    }
}

/// Reads types of a plugin as their number and the value that follows.
private final class WireReader: FlutterStandardReader {
    override func readValue(ofType type: UInt8) -> Any? {
        type < 128 ? super.readValue(ofType: type) : ["$type": Int(type), "value": readValue()] as [String: Any?]
    }
}

extension FlutterStandardWriter {
    /// Appends a value of the wire. `{"$type": number, "value": value}` is a value of a type of the plugin.
    fileprivate func write(_ json: JSONValue) {
        switch json {
        case .null: writeByte(StandardField.null.rawValue)
        case .bool(let value): writeValue(value)
        case .integer(let value): writeValue(value)
        case .real(let value): writeValue(value)
        case .string(let value): writeValue(value)
        case .array(let elements):
            writeByte(StandardField.list.rawValue)
            writeSize(UInt32(elements.count))
            elements.forEach(write)
        case .object(let object): write(object)
        }
    }

    private func write(_ object: JSONObject) {
        if let data = StandardCodec.bytes(object) { return writeValue(FlutterStandardTypedData(bytes: data)) }
        if object.count == 2, case .integer(128...255)? = object["$type"], case .integer(let type)? = object["$type"],
            let value = object["value"]
        {
            writeByte(UInt8(type))
            return write(value)
        }
        writeByte(StandardField.map.rawValue)
        writeSize(UInt32(object.count))
        for member in object.members {
            writeValue(member.name)
            write(member.value)
        }
    }
}
