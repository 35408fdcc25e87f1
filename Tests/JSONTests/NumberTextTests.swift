import JSON
import Testing

/// The text of numbers equals Swift's own text, also for short numbers, which have a faster algorithm.
struct NumberTextTests {
    private func expectText(of value: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        guard value.isFinite else { return }
        var bytes: [UInt8] = []
        bytes.appendJSON(value)
        #expect(String(decoding: bytes, as: UTF8.self) == value.description, sourceLocation: sourceLocation)
        var room = [UInt8](repeating: 1, count: MutableSpan<UInt8>.longestNumber + 3)
        let end = room.count - 2
        var span = room.mutableSpan
        let start = span.putJSON(value, before: end)
        if let start { #expect(Array(room[start..<end]) == bytes, sourceLocation: sourceLocation) }
        #expect(room[..<(start ?? end)].allSatisfy { $0 == 1 } && room[end...] == [1, 1], sourceLocation: sourceLocation)
    }

    @Test func `decimals of up to eight places are written`() {
        var generator = SystemRandomNumberGenerator()
        for unit in [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8] {
            for largest in [10, 1000, 1 << 20, 1 << 40, 1 << 53] as [Int64] {
                for _ in 0..<200 {
                    let value = Double(Int64.random(in: -largest...largest, using: &generator)) / unit
                    expectText(of: value)
                    expectText(of: value.nextUp)
                    expectText(of: value.nextDown)
                }
            }
        }
    }

    @Test func `random reals are written`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let value = Double(bitPattern: .random(in: 0 ... .max, using: &generator))
            expectText(of: value)
            expectText(of: Double.random(in: -1000...1000, using: &generator))
            expectText(of: Double.random(in: 0...0.002, using: &generator))
        }
    }

    @Test(
        arguments: [
            0, -0.0, 1, -1, 0.1, 0.5, 0.001, 0.0009999, 0.0001, 0.000001, 999_999_999.999999, 1e9, 1e9 + 0.1, 0x1p53,
            0x1p53 - 1,
            0x1p54, -0x1p53, 1e15, 1e16, 97.7, 72.25, 0.1 + 0.2, 1 / 3, 123456.789, .leastNonzeroMagnitude,
            .greatestFiniteMagnitude,
            .pi,
        ] as [Double]
    )
    func `reals at the limits of the algorithms are written`(value: Double) {
        expectText(of: value)
        expectText(of: -value)
        expectText(of: value.nextUp)
        expectText(of: value.nextDown)
    }

    @Test func `integers are written`() {
        for shift in 0..<64 {
            for value in [Int64(1) << shift, 1 << shift &- 1, -1 << shift, .max >> shift] {
                expectText(of: value)
            }
        }
        var power: Int64 = 1
        for _ in 0..<19 {
            for value in [power, power - 1, -power] { expectText(of: value) }
            power = power.multipliedReportingOverflow(by: 10).partialValue
        }
    }

    private func expectText(of value: Int64) {
        var bytes: [UInt8] = []
        bytes.appendJSON(value)
        #expect(String(decoding: bytes, as: UTF8.self) == value.description)
        var room = [UInt8](repeating: 1, count: MutableSpan<UInt8>.longestNumber)
        var span = room.mutableSpan
        let start = span.putJSON(value, before: span.count)
        #expect(Array(room[start...]) == bytes)
    }
}
