import HealthModel

/// A drawing with axes. It is 360 units wide, like a phone screen, so that texts of 11 units are readable.
struct Plot {
    static let width = 360.0
    /// The marks lie between `left` and `right`. The labels of the values lie to the left of `left`.
    static let left = 48.0
    static let right = 354.0
    static let top = 12.0

    /// The height of the drawing, including the time axis.
    let height: Double
    /// The lower end of the marks.
    var bottom: Double { height - Self.axisHeight }

    private static let axisHeight = 34.0

    /// Grid lines with their values.
    func valueAxis(_ ticks: Ticks, _ scale: Scale) -> HTML {
        ticks.values.map { value -> HTML in
            let place = scale(value)
            return """
                <path class="grid" d="M\(Self.left) \(place)H\(Self.right)"/>\
                <text x="\(Self.left - 6)" y="\(place + 4)" text-anchor="end">\(text: Self.label(value))</text>
                """
        }
        .joined()
    }

    /// A value of an axis.
    static func label(_ value: Double) -> String {
        guard value.magnitude < 1e12 else { return powerOfTen(value) }
        guard let whole = Int(exactly: value) else { return value.withTenth }
        return whole.magnitude < 100_000 ? whole.grouped : whole.brief
    }

    /// A short form for large values: `5e18`.
    private static func powerOfTen(_ value: Double) -> String {
        var (factor, power) = (value, 0)
        while factor.magnitude >= 9.5 {
            factor /= 10
            power += 1
        }
        return "\(Int(saturating: factor.rounded()))e\(power)"
    }

    /// Labels for the days, as many as fit.
    func dayAxis(_ days: [Period.Day], _ words: DateWords) -> HTML {
        let step = (days.count + 6) / 7
        return days.indices.filter { (days.count - 1 - $0) % step == 0 }.map { index -> HTML in
            let day = days[index].date
            let place = Self.middle(of: index, of: days.count)
            return """
                <text x="\(place)" y="\(bottom + 15)" text-anchor="middle">\(text: String(words.weekday(day).prefix(3)))</text>\
                <text x="\(place)" y="\(bottom + 29)" text-anchor="middle">\(day.day) \
                \(text: String(words.short(day).split(separator: " ")[1].prefix(3)))</text>
                """
        }
        .joined()
    }

    /// The middle of one of `count` equal parts of the axis.
    static func middle(of index: Int, of count: Int) -> Double {
        left + (right - left) * (Double(index) + 0.5) / Double(count)
    }

    /// The width of each of `count` equal parts of the axis.
    static func width(of count: Int) -> Double { (right - left) / Double(count) }
}

/// The marks of one series. Each series has a pattern as well as a colour, so that colour is not needed to tell them apart.
struct Series {
    /// The number of the colour and the pattern, from 0.
    let number: Int
    /// The name of the chart, which prefixes the identifiers of the patterns.
    let chart: HTML

    var fill: HTML { "url(#\(chart)-pattern-\(number))" }

    static func patterns(of chart: HTML) -> HTML {
        let marks: [HTML] = ["", "<path d=\"M-1 7L7 -1M-1 1L1 -1M5 7L7 5\"/>", "<path d=\"M3 0V6\"/>", "<path d=\"M0 3H6\"/>"]
        let patterns = marks.enumerated().map { number, marks -> HTML in
            """
            <pattern id="\(chart)-pattern-\(number)" width="6" height="6" patternUnits="userSpaceOnUse">\
            <rect class="series-\(number)" width="6" height="6"/><g class="hatch">\(marks)</g></pattern>
            """
        }
        return "<defs>\(patterns.joined())</defs>"
    }

    /// The symbol of the series in a legend.
    var swatch: HTML { Legend.swatch("<rect width=\"14\" height=\"14\" rx=\"3\" fill=\"\(fill)\"/>") }
}

/// The meaning of the marks of a chart.
struct Legend {
    let entries: [(swatch: HTML, name: HTML)]

    var html: HTML {
        let items = entries.map { entry -> HTML in "<li>\(entry.swatch)\(entry.name)</li>" }
        return "<ul class=\"legend\">\(items.joined())</ul>"
    }

    static func swatch(_ mark: HTML) -> HTML {
        "<svg class=\"swatch\" viewBox=\"0 0 14 14\" aria-hidden=\"true\">\(mark)</svg>"
    }

    static func square(_ style: HTML) -> HTML { swatch("<rect class=\"\(style)\" width=\"14\" height=\"14\" rx=\"3\"/>") }

    static func line(_ style: HTML) -> HTML { swatch("<path class=\"\(style)\" d=\"M0 7H14\"/>") }

    static func dot(_ style: HTML) -> HTML { swatch("<circle class=\"\(style)\" cx=\"7\" cy=\"7\" r=\"3.5\"/>") }
}
