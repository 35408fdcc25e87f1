/// Writes values in the binary form of the standard codec. Plugins derive classes from it for types of their own.
open class FlutterStandardWriter: NSObject {
    private let data: NSMutableData
    /// Whether a value was not one of the codec. On a device, an assertion ends the app.
    package private(set) var hasFailed = false

    public init(data: NSMutableData) {
        self.data = data
    }

    open func writeByte(_ value: UInt8) { writeData(Data([value])) }

    open func writeData(_ bytes: Data) { data.append(bytes) }

    /// Appends a length: one, three or five bytes.
    open func writeSize(_ size: UInt32) {
        if size < 254 {
            writeByte(UInt8(size))
        } else if size <= UInt16.max {
            writeByte(254)
            writeInteger(UInt16(size))
        } else {
            writeByte(255)
            writeInteger(size)
        }
    }

    open func writeAlignment(_ alignment: UInt8) {
        while data.length % Int(alignment) > 0 { writeByte(0) }
    }

    open func writeUTF8(_ value: String) {
        writeSize(UInt32(value.utf8.count))
        writeData(Data(value.utf8))
    }

    open func writeValue(_ value: Any) {
        if let text = value as? String {
            write(.text)
            writeUTF8(text)
        } else if type(of: value) is AnyClass, let number = value as? NSNumber {
            write(number)
        } else if let value = value as? Bool {
            write(value ? .yes : .no)
        } else if let number = value as? any BinaryInteger {
            write(Int64(exactly: number))
        } else if let number = value as? any BinaryFloatingPoint {
            write(Double(number))
        } else if let array = value as? [Any?] {
            writeHead(.list, array.count)
            array.forEach(writeOptional)
        } else if let dictionary = value as? [AnyHashable: Any?] {
            writeHead(.map, dictionary.count)
            // The order of a dictionary differs between runs.
            for (key, value) in dictionary.sorted(by: { "\($0.key.base)" < "\($1.key.base)" }) {
                writeValue(key.base)
                writeOptional(value)
            }
        } else {
            writeRare(value)
        }
    }

    private func writeRare(_ value: Any) {
        if let optional = value as? any OptionalValue {
            writeOptional(optional.wrapped)
        } else if let number = value as? NSNumber {
            write(number)
        } else if value is NSNull {
            write(.null)
        } else if let typed = value as? FlutterStandardTypedData {
            write(typed)
        } else if let data = value as? Data {
            write(FlutterStandardTypedData(bytes: data))
        } else {
            hasFailed = true
        }
    }

    private func writeOptional(_ value: Any?) {
        if let value { writeValue(value) } else { write(.null) }
    }

    private func write(_ field: StandardField) { writeByte(field.rawValue) }

    private func writeHead(_ field: StandardField, _ count: Int) {
        write(field)
        writeSize(UInt32(count))
    }

    private func writeInteger(_ value: some FixedWidthInteger) {
        writeData(Data((0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }))
    }

    private func write(_ number: Int64?) {
        guard let number else {
            hasFailed = true
            return
        }
        if let small = Int32(exactly: number) {
            write(.int32)
            writeInteger(small)
        } else {
            write(.int64)
            writeInteger(number)
        }
    }

    private func write(_ number: Double) {
        write(.float64)
        writeAlignment(8)
        writeInteger(number.bitPattern)
    }

    private func write(_ number: NSNumber) {
        switch StandardCodec.kind(of: number) {
        case .bool: write(number.boolValue ? .yes : .no)
        case .real: write(number.doubleValue)
        case .integer(let value): write(value)
        }
    }

    private func write(_ typed: FlutterStandardTypedData) {
        writeHead(StandardField(typed.type), Int(typed.elementCount))
        writeAlignment(typed.elementSize)
        writeData(typed.data)
    }
}
