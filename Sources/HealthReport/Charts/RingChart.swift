import HealthModel

/// Three rings for each day. The latest day with rings is large, with its figures; all days follow in rows of seven.
struct RingChart: Chart {
    let rings: Rings
    let words: DateWords

    private static let large = 132.0
    private static let daysInRow = 7
    private static let row = 76.0

    var drawing: HTML {
        let rows = (rings.days.count + Self.daysInRow - 1) / Self.daysInRow
        let height = Self.large + 28 + Double(rows) * Self.row
        let days = rings.days.enumerated().map { number, day -> HTML in
            let left = 25.7 + Double(number % Self.daysInRow) * 51.4
            let top = Self.large + 28 + Double(number / Self.daysInRow) * Self.row
            let empty: HTML = "<text x=\"\(left)\" y=\"\(top + 28)\" text-anchor=\"middle\">–</text>"
            return """
                \(day.rings.isEmpty ? empty : circles(day, x: left, y: top + 24, radius: 20, width: 5))\
                <text x="\(left)" y="\(top + 62)" text-anchor="middle">\(text: String(words.weekday(day.day).prefix(3))) \(day.day.day)</text>
                """
        }
        return Figure.drawing("rings", height: height, latest + days.joined())
    }

    private var latest: HTML {
        guard let day = rings.latest else { return "" }
        let lines = day.rings.enumerated().map { number, ring -> HTML in
            """
            <g class="ring-\(number)"><text x="158" y="\(34.0 + Double(number) * 40)" class="name">\(text: ring.name)</text>\
            <text x="158" y="\(51.0 + Double(number) * 40)" class="figure">\(text: ring.text)</text></g>
            """
        }
        return "\(circles(day, x: 72, y: 72, radius: 58, width: 15))\(lines.joined())"
    }

    /// Arcs are dashes on circles with a `pathLength` of 100, clockwise from the top.
    private func circles(_ day: Rings.Day, x: Double, y: Double, radius: Double, width: Double) -> HTML {
        let arcs = day.rings.enumerated().map { number, ring -> HTML in
            let size = radius - Double(number) * (width + 1)
            let circle: HTML = "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(size)\""
            let percent = min((ring.fraction ?? 0) * 100, 200)
            guard ring.goal != nil else { return "\(circle) class=\"no-goal\" stroke-width=\"1\"/>" }
            var arcs: HTML = "\(circle) class=\"track\" stroke-width=\"\(width)\"/>"
            if percent > 0 {
                arcs +=
                    "\(circle) class=\"arc\" stroke-width=\"\(width)\" pathLength=\"100\" stroke-dasharray=\"\(min(percent, 100)) 100\"/>"
            }
            // The part above the goal is a second turn on top of the first.
            if percent > 100 {
                arcs +=
                    "\(circle) class=\"more\" stroke-width=\"\(width / 3)\" pathLength=\"100\" stroke-dasharray=\"\(percent - 100) 100\"/>"
            }
            return "<g class=\"ring-\(number)\">\(arcs)</g>"
        }
        return
            "<g class=\"turned\" transform=\"rotate(-90 \(x) \(y))\"><title>\(text: words.long(day.day))</title>\(arcs.joined())</g>"
    }

    var description: HTML {
        guard let day = rings.latest else { return "No rings." }
        let parts = day.rings.map { ring -> HTML in "\(text: ring.name) \(text: ring.text)" }
        return "\(text: words.long(day.day)): \(parts.joined(by: ", "))."
    }

    var numbers: Table? {
        let names = rings.latest?.rings.map(\.name) ?? []
        return Table(
            caption: "Activity by day, with the goals",
            head: ["Day"] + names.flatMap { name -> [HTML] in ["\(text: name)", "Goal"] },
            rows: rings.days.map { day in
                let values = day.rings.isEmpty ? names.flatMap { _ in [nil, nil] } : day.rings.flatMap { [$0.value, $0.goal] }
                return [Table.day(day.day, words)] + values.map(Table.number)
            }
        )
    }
}

extension Rings.Ring {
    /// The name in the Fitness app.
    var name: String {
        switch ring {
        case .activeEnergyBurned, .appleMoveTime: "Move"
        case .appleExerciseTime: "Exercise"
        case .appleStandHours: "Stand"
        }
    }

    /// `520 of 600 kcal`
    var text: String {
        let unit =
            switch ring {
            case .activeEnergyBurned: "kcal"
            case .appleMoveTime, .appleExerciseTime: "min"
            case .appleStandHours: "hours"
            }
        return goal.map { "\(value.whole) of \($0.whole) \(unit)" } ?? "\(value.whole) \(unit), no goal"
    }
}
