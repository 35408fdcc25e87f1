/// Reads values in the binary form of the standard codec. Plugins derive classes from it for types of their own.
open class FlutterStandardReader: NSObject {
    private let data: Data
    private var position: Data.Index

    public init(data: Data) {
        self.data = data
        position = data.startIndex
    }

    open func hasMore() -> Bool { position < data.endIndex }

    open func readByte() -> UInt8 { readData(1).first ?? 0 }

    /// The next bytes; fewer at the end.
    open func readData(_ length: UInt) -> Data {
        let end = data.index(position, offsetBy: Int(clamping: length), limitedBy: data.endIndex) ?? data.endIndex
        defer { position = end }
        return data[position..<end]
    }

    /// The next length: one, three or five bytes.
    open func readSize() -> UInt32 {
        switch readByte() {
        case 254: UInt32(readInteger(UInt16.self))
        case 255: readInteger(UInt32.self)
        case let size: UInt32(size)
        }
    }

    open func readAlignment(_ alignment: UInt8) {
        let rest = (position - data.startIndex) % Int(alignment)
        if rest > 0 { _ = readData(UInt(Int(alignment) - rest)) }
    }

    open func readUTF8() -> String { String(decoding: readData(UInt(readSize())), as: UTF8.self) }

    open func readValue() -> Any? { readValue(ofType: readByte()) }

    /// The next value of a type. Types of a plugin are nil here.
    open func readValue(ofType type: UInt8) -> Any? {
        switch StandardField(rawValue: type) {
        case .yes: NSNumber(value: true)
        case .no: NSNumber(value: false)
        case .int32: NSNumber(value: Int(readInteger(Int32.self)))
        case .int64: NSNumber(value: Int(readInteger(Int64.self)))
        case .float64: readDouble()
        case .text: readUTF8()
        case .bytes: readTypedData(.uInt8)
        case .int32s: readTypedData(.int32)
        case .int64s: readTypedData(.int64)
        case .float32s: readTypedData(.float32)
        case .float64s: readTypedData(.float64)
        // Lists are values of Swift, because a cast of `NSNull` to an optional gives nil only on a device.
        case .list: (0..<readSize()).map { _ in readValue() } as [Any?]
        case .map: readMap()
        case .null, nil: nil
        }
    }

    private func readInteger<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
        readData(UInt(Integer.bitWidth / 8)).reversed().reduce(0) { $0 << 8 | Integer(truncatingIfNeeded: $1) }
    }

    private func readDouble() -> NSNumber {
        readAlignment(8)
        return NSNumber(value: Double(bitPattern: readInteger(UInt64.self)))
    }

    private func readTypedData(_ type: FlutterStandardDataType) -> FlutterStandardTypedData {
        let count = readSize()
        readAlignment(type.elementSize)
        return FlutterStandardTypedData(Data(readData(UInt(count) * UInt(type.elementSize))), type)
    }

    private func readMap() -> [AnyHashable: Any?] {
        var map: [AnyHashable: Any?] = [:]
        for _ in 0..<readSize() {
            let key = readValue() as? AnyHashable ?? AnyHashable(NSNull())
            map.updateValue(readValue(), forKey: key)
        }
        return map
    }
}

/// The first byte of a value in the binary form of the standard codec.
enum StandardField: UInt8 {
    case null = 0
    case yes, no, int32, int64
    case float64 = 6
    case text, bytes, int32s, int64s, float64s, list, map, float32s

    init(_ type: FlutterStandardDataType) {
        self =
            switch type {
            case .uInt8: .bytes
            case .int32: .int32s
            case .int64: .int64s
            case .float32: .float32s
            case .float64: .float64s
            }
    }
}
