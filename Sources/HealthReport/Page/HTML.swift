/// A piece of markup. Only literals are markup. Texts can be added only by ``Interpolation/appendInterpolation(text:)``, which
/// escapes them. So no text from a store can become markup:
///
/// ```swift
/// let cell: HTML = "<td>\(text: source.name)</td>"   // <td>Tom &amp; Jerry</td>
/// ```
///
/// A `String` cannot become markup otherwise: a literal is a `StaticString`, a constant of the program.
struct HTML: ExpressibleByStringInterpolation, Equatable {
    /// The markup. It is also well-formed XML, so that tests can check it.
    private(set) var markup: String

    init(stringLiteral literal: StaticString) { markup = literal.description }

    init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

    /// Markup that the program contains as a file.
    init(constant markup: String) { self.markup = markup }

    /// Empty markup.
    init() { markup = "" }

    static func += (left: inout HTML, right: HTML) { left.markup += right.markup }

    static func + (left: HTML, right: HTML) -> HTML {
        var sum = left
        sum += right
        return sum
    }

    /// Literals and interpolated values. The compiler must not inline them: the module has a thousand literals.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        @inline(never) init(literalCapacity: Int, interpolationCount: Int) {
            markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        @inline(never) mutating func appendLiteral(_ literal: StaticString) { markup += literal.description }

        /// Appends a text, escaped and shortened if it is too long.
        @inline(never) mutating func appendInterpolation(text: String) { markup += EscapedText(text).markup }

        @inline(never) mutating func appendInterpolation(_ html: HTML) { markup += html.markup }

        mutating func appendInterpolation(_ number: Int) { markup += String(number) }

        /// Appends a position or a length in a drawing, with one decimal.
        mutating func appendInterpolation(_ length: Double) {
            let tenths = (length * 10).rounded()
            guard let tenths = Int(exactly: tenths) else { return markup += "0" }
            let sign = tenths < 0 ? "-" : ""
            let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
            markup += rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
        }
    }
}

extension Sequence<HTML> {
    /// The concatenation of all pieces.
    func joined(by separator: HTML = "") -> HTML {
        var (all, isFirst) = (HTML(), true)
        for part in self {
            if !isFirst { all += separator }
            all += part
            isFirst = false
        }
        return all
    }
}

/// An untrusted text, escaped for a page.
private struct EscapedText {
    /// The longest text. Characters can consist of any number of scalars, so both are limited. Source names have no limit.
    private static let longest = (characters: 200, scalars: 1000)

    let markup: String

    init(_ text: String) {
        let shown = text.prefix(Self.longest.characters).unicodeScalars.prefix(Self.longest.scalars)
        var markup = ""
        for scalar in shown {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            case "'": markup += "&#39;"
            case _ where Self.isHarmful(scalar): markup += "\u{FFFD}"
            default: markup.unicodeScalars.append(scalar)
            }
        }
        self.markup = shown.endIndex == text.endIndex ? markup : markup + "…"
    }

    /// Control characters, which XML does not allow either, noncharacters, and characters that change the direction of
    /// following text.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default:
            (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                || scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
