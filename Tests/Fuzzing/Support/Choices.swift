/// The fuzzer's bytes as a source of choices. When no bytes are left, every choice is the first.
package struct Choices {
    private var bytes: ArraySlice<UInt8>

    package init(_ bytes: some Collection<UInt8>) {
        self.bytes = ArraySlice(Array(bytes))
    }

    package var isEmpty: Bool { bytes.isEmpty }

    package mutating func byte() -> UInt8 {
        bytes.popFirst() ?? 0
    }

    package mutating func bool() -> Bool {
        byte() & 1 == 1
    }

    /// A number from zero. It takes two bytes if the limit is above 256.
    package mutating func number(below limit: Int) -> Int {
        let high = limit > 256 ? Int(byte()) << 8 : 0
        return (high | Int(byte())) % limit
    }

    package mutating func element<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    /// A number of eight bytes.
    package mutating func word() -> UInt64 {
        (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
    }

    /// At most 255 bytes.
    package mutating func string() -> [UInt8] {
        let count = Int(byte())
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// All remaining bytes.
    package mutating func rest() -> [UInt8] {
        defer { bytes = [] }
        return Array(bytes)
    }
}
