import HealthModel

/// The sections with charts for the days of the period.
struct DaySections {
    let period: Period
    let days: DayContents
    let words: DateWords

    var all: [Section] { [movement, heart, sleep] }

    private var span: HTML { words.span(of: period) }

    private var movement: Section {
        var body: [HTML] = []
        if !days.steps.isEmpty {
            let chart = StepsChart(steps: days.steps, words: words)
            let note: HTML =
                days.steps.hasOverlaps
                ? "Several sources counted the same steps, so their sum is too high. HealthKit counts them once." : ""
            body.append(Figure("steps", "Steps", of: chart, note: note).html)
        }
        if days.rings.latest != nil {
            body.append(Figure("rings", "Rings", of: RingChart(rings: days.rings, words: words)).html)
        }
        body += workouts
        return Section(
            name: "movement",
            link: "Movement",
            title: "Movement",
            introduction: body.isEmpty ? "No steps, rings or workouts, \(span)." : "\(span).",
            body: body
        )
    }

    private var workouts: [HTML] {
        var cards: [HTML] = []
        if let route = days.route {
            let chart = RouteDrawing(route: route, words: words)
            if let drawing = chart.drawing {
                cards.append(
                    Figure(
                        name: "route",
                        title: "The latest route",
                        description: chart.description,
                        drawing: drawing,
                        legend: chart.legend
                    ).html
                )
            }
        }
        if !days.workouts.entries.isEmpty { cards.append(Section.card("Workouts", workoutTable)) }
        return cards
    }

    private var workoutTable: HTML {
        let table = Table(
            caption: "Workouts",
            head: ["Workout", "Duration", "Distance", "Energy"],
            rows: days.workouts.entries.map { entry in
                let day = CalendarDay(of: entry.start, in: words.calendar)
                let start: HTML =
                    "<time datetime=\"\(text: day.text)\">\(text: words.short(day)), \(text: words.time(entry.start))</time>"
                return [
                    .head("\(text: entry.activity)<span class=\"sub\">\(start)</span>"),
                    .number("<data value=\"\(text: String(entry.duration))\">\(text: entry.duration.asDuration)</data>"),
                    .number("\(text: entry.distance?.asDistance ?? "–")"),
                    .number("\(text: entry.energy.map { "\($0.whole) kcal" } ?? "–")"),
                ]
            },
            hidesCaption: true
        )
        let rest = days.workouts.count - days.workouts.entries.count
        return table.html + (rest > 0 ? "<p class=\"note\">And \(rest) more.</p>" : "")
    }

    private var heart: Section {
        var body: [HTML] = []
        if !days.heartByDay.isEmpty {
            let axis = HeartRateChart.Axis.days(period.days)
            body.append(heartFigure(days.heartByDay, axis, "heart-days", "Range by day"))
        }
        if !days.heartByHour.isEmpty {
            let ofDay = days.workouts.entries.filter { $0.start >= period.last.start && $0.start < period.last.end }
            let axis = HeartRateChart.Axis.hours(workouts: ofDay)
            body.append(heartFigure(days.heartByHour, axis, "heart-hours", "\(text: words.long(period.last.date)), by hour"))
        }
        return Section(
            name: "heart",
            link: "Heart",
            title: "Heart rate",
            introduction: body.isEmpty ? "No heart rates, \(span)." : "\(span), in beats a minute.",
            body: body
        )
    }

    private func heartFigure(_ rates: HeartRates, _ axis: HeartRateChart.Axis, _ name: HTML, _ title: HTML) -> HTML {
        Figure(name, title, of: HeartRateChart(rates: rates, axis: axis, words: words, name: name)).html
    }

    private var sleep: Section {
        // A nap on the last afternoon belongs to the next night, which is not over.
        guard let last = days.nights.nights.last(where: { $0.day <= period.last.date }) ?? days.nights.nights.last
        else {
            return Section(name: "sleep", link: "Sleep", title: "Sleep", introduction: "No sleep, \(span).", body: [])
        }
        let hypnogram = Hypnogram(night: last, words: words)
        let nights = NightsChart(nights: days.nights, words: words)
        return Section(
            name: "sleep",
            link: "Sleep",
            title: "Sleep",
            introduction:
                "\(span). A night goes from noon to noon. It shows the source with the most detail.",
            body: [
                Figure(
                    "night", "The night to \(text: words.long(last.day))", of: hypnogram,
                    note: "Recorded by <bdi>\(text: last.source.name)</bdi>."
                ).html,
                Figure(
                    "nights", "All nights", of: nights,
                    note: "To the right, the hours asleep. The higher a mark, the deeper the sleep."
                ).html,
            ]
        )
    }
}
