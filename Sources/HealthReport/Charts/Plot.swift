import HealthModel

/// A drawing with axes, in units of which 360 are as wide as a phone: that is what texts of 11 are made for.
struct Plot {
    static let width = 360.0
    /// Between this and the right end lie the marks; to the left the labels of the values.
    static let left = 48.0
    static let right = 354.0
    static let top = 12.0

    /// Of the drawing, with its axis of time.
    let height: Double
    /// Where the marks end below.
    var bottom: Double { height - Self.axisHeight }

    private static let axisHeight = 34.0

    /// The lines of some values, with their numbers.
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

    private static func label(_ value: Double) -> String {
        guard value.magnitude < 1e12 else { return powerOfTen(value) }
        guard let whole = Int(exactly: value) else { return value.withTenth }
        return whole.magnitude < 100_000 ? whole.grouped : whole.brief
    }

    /// `5e18`: there is no room for more digits.
    private static func powerOfTen(_ value: Double) -> String {
        var (factor, power) = (value, 0)
        while factor.magnitude >= 9.5 {
            factor /= 10
            power += 1
        }
        return "\(Int(factor.rounded()))e\(power)"
    }

    /// Days below the marks, as many as there is room for.
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

    /// The middle of one of some equal parts of the axis.
    static func middle(of index: Int, of count: Int) -> Double {
        left + (right - left) * (Double(index) + 0.5) / Double(count)
    }

    /// How wide each of some equal parts is.
    static func width(of count: Int) -> Double { (right - left) / Double(count) }
}

/// A kind of marks, which colour alone does not tell: each has a pattern as well.
struct Series {
    /// The number of the colour and of the pattern, from 0.
    let number: Int
    /// The chart to which the patterns belong.
    let chart: HTML

    static let patternCount = 4

    var fill: HTML { "url(#\(chart)-pattern-\(number))" }

    /// The patterns of a chart.
    static func patterns(of chart: HTML) -> HTML {
        let marks: [HTML] = [
            "", "<path d=\"M-1 7L7 -1M-1 1L1 -1M5 7L7 5\"/>", "<path d=\"M3 0V6\"/>", "<path d=\"M0 3H6\"/>",
        ]
        let patterns = marks.enumerated().map { number, marks -> HTML in
            """
            <pattern id="\(chart)-pattern-\(number)" width="6" height="6" patternUnits="userSpaceOnUse">\
            <rect class="series-\(number)" width="6" height="6"/><g class="hatch">\(marks)</g></pattern>
            """
        }
        return "<defs>\(patterns.joined())</defs>"
    }

    /// What stands in a legend for the series.
    var swatch: HTML {
        """
        <svg class="swatch" viewBox="0 0 14 14" aria-hidden="true"><rect width="14" height="14" rx="3" fill="\(fill)"/></svg>
        """
    }
}

/// What the marks of a chart stand for.
struct Legend {
    let entries: [(swatch: HTML, name: HTML)]

    var html: HTML {
        let items = entries.map { entry -> HTML in "<li>\(entry.swatch)\(entry.name)</li>" }
        return "<ul class=\"legend\">\(items.joined())</ul>"
    }

    /// A square of a class.
    static func square(_ style: HTML) -> HTML {
        """
        <svg class="swatch" viewBox="0 0 14 14" aria-hidden="true"><rect class="\(style)" width="14" height="14" rx="3"/></svg>
        """
    }

    /// A line of a class.
    static func line(_ style: HTML) -> HTML {
        """
        <svg class="swatch" viewBox="0 0 14 14" aria-hidden="true"><path class="\(style)" d="M0 7H14"/></svg>
        """
    }

    /// A dot of a class.
    static func dot(_ style: HTML) -> HTML {
        """
        <svg class="swatch" viewBox="0 0 14 14" aria-hidden="true"><circle class="\(style)" cx="7" cy="7" r="3.5"/></svg>
        """
    }
}
