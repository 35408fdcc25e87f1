/// The form of messages between Dart and native code.
public protocol FlutterMessageCodec: AnyObject {
    /// Reads and writes types of the plugin; nil if the codec has only those of every codec.
    var customTypes: FlutterStandardReaderWriter? { get }
}

extension FlutterMessageCodec {
    /// No types of the plugin.
    public var customTypes: FlutterStandardReaderWriter? { nil }
}

/// Makes the readers and writers of a codec. Plugins derive a class from it for types of their own.
open class FlutterStandardReaderWriter: NSObject, @unchecked Sendable {
    /// Makes readers and writers without types of a plugin.
    public override init() {}

    open func writer(with data: NSMutableData) -> FlutterStandardWriter { FlutterStandardWriter(data: data) }

    open func reader(with data: Data) -> FlutterStandardReader { FlutterStandardReader(data: data) }
}

/// The codec for the values that Dart and native code have in common, and for types of a plugin.
open class FlutterStandardMessageCodec: NSObject, FlutterMessageCodec, @unchecked Sendable {
    private static let shared = FlutterStandardMessageCodec()
    public let customTypes: FlutterStandardReaderWriter?

    private override init() { customTypes = nil }

    public init(readerWriter: FlutterStandardReaderWriter) { customTypes = readerWriter }

    /// The codec without types of a plugin.
    public class func sharedInstance() -> FlutterStandardMessageCodec { shared }
}

public final class FlutterJSONMessageCodec: NSObject, FlutterMessageCodec, Sendable {
    private static let shared = FlutterJSONMessageCodec()

    public class func sharedInstance() -> FlutterJSONMessageCodec { shared }
}
