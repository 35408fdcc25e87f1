/// The form of method calls between Dart and native code. In a host, every codec has the form of its wire.
public protocol FlutterMethodCodec: AnyObject {
    /// Reads and writes types of the plugin; nil if the codec has only those of every codec.
    var customTypes: FlutterStandardReaderWriter? { get }
}

extension FlutterMethodCodec {
    /// No types of the plugin.
    public var customTypes: FlutterStandardReaderWriter? { nil }
}

/// The codec for the values of the standard message codec, and for types of a plugin.
open class FlutterStandardMethodCodec: NSObject, FlutterMethodCodec, @unchecked Sendable {
    private static let shared = FlutterStandardMethodCodec()
    public let customTypes: FlutterStandardReaderWriter?

    private override init() { customTypes = nil }

    public init(readerWriter: FlutterStandardReaderWriter) { customTypes = readerWriter }

    /// The codec without types of a plugin.
    public class func sharedInstance() -> FlutterStandardMethodCodec { shared }
}

public final class FlutterJSONMethodCodec: NSObject, FlutterMethodCodec, Sendable {
    private static let shared = FlutterJSONMethodCodec()

    public class func sharedInstance() -> FlutterJSONMethodCodec { shared }
}

/// The kind of the elements of a ``FlutterStandardTypedData``.
public enum FlutterStandardDataType: Int, Sendable {
    case uInt8
    case int32
    case int64
    case float32
    case float64

    var elementSize: UInt8 {
        switch self {
        case .uInt8: 1
        case .int32, .float32: 4
        case .int64, .float64: 8
        }
    }
}

public final class FlutterStandardTypedData: NSObject, Sendable {
    public let data: Data
    public let type: FlutterStandardDataType

    init(_ data: Data, _ type: FlutterStandardDataType) {
        self.data = data
        self.type = type
    }

    public convenience init(bytes data: Data) { self.init(data, .uInt8) }
    public convenience init(int32 data: Data) { self.init(data, .int32) }
    public convenience init(int64 data: Data) { self.init(data, .int64) }
    public convenience init(float32 data: Data) { self.init(data, .float32) }
    public convenience init(float64 data: Data) { self.init(data, .float64) }

    public var elementSize: UInt8 { type.elementSize }

    public var elementCount: UInt32 { UInt32(data.count / Int(elementSize)) }

    public override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? FlutterStandardTypedData else { return false }
        return other.type == type && other.data == data
    }

    public override var hash: Int { data.hashValue }
}
