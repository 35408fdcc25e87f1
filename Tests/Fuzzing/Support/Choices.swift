/// The fuzzer's bytes as a source of choices. When they have run out, every choice is the first.
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

    /// A number from zero; two bytes decide where one would not reach.
    package mutating func number(below limit: Int) -> Int {
        let high = limit > 256 ? Int(byte()) << 8 : 0
        return (high | Int(byte())) % limit
    }

    package mutating func element<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    /// A word of eight bytes.
    package mutating func word() -> UInt64 {
        (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
    }

    /// Some bytes, at most 255.
    package mutating func string() -> [UInt8] {
        let count = Int(byte())
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// All that is left.
    package mutating func rest() -> [UInt8] {
        defer { bytes = [] }
        return Array(bytes)
    }
}
