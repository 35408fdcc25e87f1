import XML

/// A number as text, before it is known which of its separators is the decimal one.
struct Numeral {
    /// ASCII digits, signs and separators: `.` and `,` as in the text, `|` for a separator that is always decimal, and `_` for
    /// one that always groups digits.
    fileprivate var bytes: [UInt8] = []

    /// Nil if the text contains anything else than a number. Reads the digits, signs and separators of all languages (CLDR).
    init?(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            guard let byte = Self.byte(of: scalar) else { return nil }
            if byte != Self.nothing { bytes.append(byte) }
        }
        while bytes.last == Self.group { bytes.removeLast() }
        while bytes.first == Self.group { bytes.removeFirst() }
        guard bytes.contains(where: { Bytes.digit($0) != nil }), hasPlausibleGroups else { return nil }
    }

    /// A number in a line of a file: a field as ``ElectrocardiogramLine/field(_:)`` returns it. Most lines are plain.
    init?(line: ArraySlice<UInt8>) {
        let isPlain = line.allSatisfy { Bytes.digit($0) != nil || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
        guard isPlain, line.count(where: { $0 == UInt8(ascii: ".") }) < 2 else {
            self.init(ElectrocardiogramLine.field(line))
            return
        }
        self.init(plain: Array(line))
    }

    private init(plain bytes: [UInt8]) { self.bytes = bytes }

    fileprivate static let group = UInt8(ascii: "_")
    fileprivate static let decimal = UInt8(ascii: "|")
    private static let nothing: UInt8 = 0

    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "0"..."9", ".", ",", "-", "+", "e", "E": UInt8(ascii: scalar)
        case "\u{2212}": UInt8(ascii: "-")
        // Marks that set the direction of text.
        case "\u{200E}", "\u{200F}", "\u{61C}", "\u{FEFF}": nothing
        case "\u{66B}": decimal
        case " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}", "\u{66C}": group
        default: scalar.asciiDigit
        }
    }

    /// Whether each group has three digits, or two before the last group, as in India. So two numbers in a line are not one.
    private var hasPlausibleGroups: Bool {
        let separators = [UInt8(ascii: "."), UInt8(ascii: ","), Self.group, Self.decimal]
        let isRepeated = separators.contains { separator in bytes.count { $0 == separator } > 1 }
        guard isRepeated || bytes.contains(Self.group) else { return true }
        var groups = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "_") }
        for separator in separators.prefix(2) where bytes.count(where: { $0 == separator }) > 1 {
            groups = bytes.split(separator: separator, omittingEmptySubsequences: false)
        }
        let whole = groups.last?.prefix { Bytes.digit($0) != nil } ?? []
        return whole.count == 3 && groups.dropFirst().dropLast().allSatisfy { 2...3 ~= $0.count }
    }
}

/// How the numbers of a file are written. In one language a point is decimal, in another it groups digits, so all numbers of the
/// file decide together.
struct NumberStyle {
    private enum Role {
        case decimal, grouping
    }

    private let point: Role
    private let comma: Role

    /// Nil if the numbers contradict each other, or if it cannot be known which separator is decimal.
    init?(of numerals: [Numeral]) {
        var (points, commas): (Set<Role>, Set<Role>) = ([], [])
        var (hasPoint, hasComma) = (false, false)
        for numeral in numerals {
            let separators = numeral.bytes.filter { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
            guard let last = separators.last else { continue }
            hasPoint = hasPoint || separators.contains(UInt8(ascii: "."))
            hasComma = hasComma || separators.contains(UInt8(ascii: ","))
            let others = separators.dropLast()
            let role: Role
            if others.isEmpty {
                guard numeral.bytes.contains(Numeral.decimal) || !Self.canGroup(numeral, last) else { continue }
                role = numeral.bytes.contains(Numeral.decimal) ? .grouping : .decimal
            } else {
                role = others.contains(last) ? .grouping : .decimal
                for other in others where other != last {
                    if other == UInt8(ascii: ".") { points.insert(.grouping) } else { commas.insert(.grouping) }
                }
            }
            if last == UInt8(ascii: ".") { points.insert(role) } else { commas.insert(role) }
        }
        // Only one of them can be decimal.
        if commas.contains(.decimal), hasPoint { points.insert(.grouping) }
        if points.contains(.decimal), hasComma { commas.insert(.grouping) }
        guard points.count < 2, commas.count < 2 else { return nil }
        if hasPoint, hasComma, points.isEmpty || commas.isEmpty {
            guard points.first == .grouping || commas.first == .grouping else { return nil }
        }
        point = points.first ?? .decimal
        comma = commas.first ?? .decimal
    }

    /// Whether a separator could group digits: it precedes exactly three, and follows at most three that do not begin with 0.
    private static func canGroup(_ numeral: Numeral, _ separator: UInt8) -> Bool {
        let parts = numeral.bytes.split(separator: separator, omittingEmptySubsequences: false)
        let whole = parts[0].drop { Bytes.digit($0) == nil }
        return parts[1].count == 3 && parts[1].allSatisfy { Bytes.digit($0) != nil } && 1...3 ~= whole.count
            && whole.first != UInt8(ascii: "0") && !whole.contains(Numeral.group)
    }

    /// The value; nil if the text is not a finite number.
    func value(_ numeral: Numeral) -> Double? {
        numeral.bytes.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "."): point == .decimal ? UInt8(ascii: ".") : nil
            case UInt8(ascii: ","): comma == .decimal ? UInt8(ascii: ".") : nil
            case Numeral.decimal: UInt8(ascii: ".")
            case Numeral.group: nil
            default: byte
            }
        }
        .withBytes(\.number)
    }
}

extension Unicode.Scalar {
    /// The digit from 0 to 9 that a decimal digit of any script is; nil for other characters.
    var asciiDigit: UInt8? {
        guard properties.numericType == .decimal, let value = Character(self).wholeNumberValue else { return nil }
        return UInt8(ascii: "0") + UInt8(value)
    }
}
