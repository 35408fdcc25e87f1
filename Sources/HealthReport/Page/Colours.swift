/// A colour of red, green and blue.
struct Colour: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(_ hexadecimal: UInt32) {
        red = UInt8(hexadecimal >> 16 & 0xFF)
        green = UInt8(hexadecimal >> 8 & 0xFF)
        blue = UInt8(hexadecimal & 0xFF)
    }

    fileprivate var css: HTML {
        let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return "#\(text: digits)"
    }
}

/// The purpose of a colour of a chart; ``Look`` has the other colours. Each has one for light mode and one for dark mode. Texts have a
/// contrast of at least 4.5 to 1 with their background, marks of at least 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).
enum Shade: String, CaseIterable {
    case series0, series1, series2, series3
    case rate, resting
    case awake, asleep, rem, core, deep, bed
    case move, exercise, stand
    case heat

    /// The kind of element that has the colour.
    enum Use { case text, mark }

    var use: Use {
        switch self {
        case .move, .exercise, .stand: .text
        default: .mark
        }
    }

    var bright: Colour {
        switch self {
        case .series0, .core: Colour(0x0072B2)
        case .series1, .awake: Colour(0xC2600A)
        case .series2, .asleep: Colour(0x00836A)
        case .series3: Colour(0xAD4C83)
        case .rate: Colour(0xD0455C)
        case .resting: Colour(0x5B3FA0)
        case .rem: Colour(0x3E92C7)
        case .deep: Colour(0x3D3A94)
        case .bed: Colour(0x8A8880)
        case .move: Colour(0xC0304A)
        case .exercise: Colour(0x2C7A1F)
        case .stand: Colour(0x00708C)
        case .heat: Colour(0x0072B2)
        }
    }

    var dark: Colour {
        switch self {
        case .series0, .heat: Colour(0x56B4E9)
        case .series1, .awake: Colour(0xE69F00)
        case .series2, .asleep: Colour(0x2FC09A)
        case .series3: Colour(0xD98AB5)
        case .rate: Colour(0xFF7A8A)
        case .resting: Colour(0xB9A4F5)
        case .rem: Colour(0x86CBF5)
        case .core: Colour(0x4796D8)
        case .deep: Colour(0x8F8CF0)
        case .bed: Colour(0x77767C)
        case .move: Colour(0xFF7088)
        case .exercise: Colour(0x7FD66B)
        case .stand: Colour(0x5FCDE4)
        }
    }

    /// The custom properties of the style sheet that define the colours.
    static var properties: HTML {
        allCases.map { shade -> HTML in "--\(text: shade.rawValue):light-dark(\(shade.bright.css),\(shade.dark.css));" }.joined()
    }
}
