/// The form of messages between Dart and native code. In a host it is that of method calls.
public typealias FlutterMessageCodec = FlutterMethodCodec
/// The codec for the values that Dart and native code have in common, and for types of a plugin.
public typealias FlutterStandardMessageCodec = FlutterStandardMethodCodec
public typealias FlutterJSONMessageCodec = FlutterJSONMethodCodec

/// Makes the readers and writers of a codec. Plugins derive a class from it for types of their own.
open class FlutterStandardReaderWriter: NSObject, @unchecked Sendable {
    /// Makes readers and writers without types of a plugin.
    public override init() {}

    open func writer(with data: NSMutableData) -> FlutterStandardWriter { FlutterStandardWriter(data: data) }

    open func reader(with data: Data) -> FlutterStandardReader { FlutterStandardReader(data: data) }
}
