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
        guard let value = try? StandardValue(value) else {
            hasFailed = true
            return
        }
        switch value {
        case .null: write(.null)
        case .bool(let value): write(value ? .yes : .no)
        case .integer(let number): write(number)
        case .real(let number):
            write(.float64)
            writeAlignment(8)
            writeInteger(number.bitPattern)
        case .text(let text):
            write(.text)
            writeUTF8(text)
        case .data(let data): write(data)
        case .list(let elements):
            writeHead(.list, elements.count)
            elements.forEach(writeOptional)
        case .map(let members):
            writeHead(.map, members.count)
            for member in members {
                writeValue(member.key ?? member.name)
                writeOptional(member.value)
            }
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

    private func write(_ number: Int64) {
        if let small = Int32(exactly: number) {
            write(.int32)
            writeInteger(small)
        } else {
            write(.int64)
            writeInteger(number)
        }
    }

    private func write(_ typed: FlutterStandardTypedData) {
        writeHead(StandardField(typed.type), Int(typed.elementCount))
        writeAlignment(typed.elementSize)
        writeData(typed.data)
    }
}
