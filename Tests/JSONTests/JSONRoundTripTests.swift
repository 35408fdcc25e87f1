import JSON
import Testing

struct JSONRoundTripTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `parsing written text gives the same value`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let value = JSONValue.random(depth: 5, using: &generator)
        let bytes = value.jsonBytes
        #expect(try JSONValue(parsing: bytes) == value, "seed \(seed)")
        #expect(!bytes.contains(UInt8(ascii: "\n")), "seed \(seed)")

        #expect(try JSONValue(parsing: bytes).jsonBytes == bytes, "seed \(seed)")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `damaged text is parsed or refused, but never traps`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let text = JSONValue.random(depth: 4, using: &generator).jsonBytes
        for _ in 0..<20 {
            var bytes = text
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            bytes[index] = UInt8.random(in: 0...255, using: &generator)
            if let error = parseError(bytes, maximumDepth: 3) {
                #expect((0...bytes.count).contains(error.offset), "seed \(seed)")
            }
        }
    }
}

extension JSONValue {
    fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &generator) {
        case 0: .null
        case 1: .bool(.random(using: &generator))
        case 2: .integer(Int64(truncatingIfNeeded: generator.next()) >> Int64.random(in: 0..<64, using: &generator))
        case 3: .real(.randomFinite(using: &generator))
        case 4, 5: .string(.random(using: &generator))
        case 6:
            .array((0..<Int.random(in: 0..<6, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) })
        default: .object(.random(depth: depth, using: &generator))
        }
    }
}

extension JSONObject {
    fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONObject {
        var object = JSONObject()
        for _ in 0..<Int.random(in: 0..<6, using: &generator) {
            let name = String.random(using: &generator)
            if !name.utf8.contains(0) {
                object[name] = JSONValue.random(depth: depth - 1, using: &generator)
            }
        }
        return object
    }
}

extension Double {
    fileprivate static func randomFinite(using generator: inout SeededGenerator) -> Double {
        let value = Double(bitPattern: generator.next())
        return value.isFinite ? value : Double(generator.next() >> 40) / 10
    }
}

extension String {
    fileprivate static func random(using generator: inout SeededGenerator) -> String {
        let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x20...0x7F, 0x80...0xFFF, 0xE000...0xFFFF, 0x10000...0x10FFFF]
        var string = ""
        for _ in 0..<Int.random(in: 0..<12, using: &generator) {
            let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
                string.unicodeScalars.append(scalar)
            }
        }
        return string
    }
}

/// SplitMix64, which gives the same numbers for the same seed on all machines.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
