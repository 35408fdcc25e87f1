/// The messages of a session as columns, with a mark in the lane of each change.
struct TraceDrawing {
    /// The lanes with a mark, and whether the answer is an error, by message.
    let lanes: [(lanes: [TracePage.Lane], isError: Bool)]

    private static let (laneHeight, left) = (22.0, 90.0)

    var html: HTML {
        let used = TracePage.Lane.allCases.filter { lane in lanes.contains { $0.lanes.contains(lane) } }
        let places = Scale(0...Double(max(lanes.count - 1, 1)), from: Self.left + 6, to: Plot.width - 6)
        var marks = HTML()
        for (number, lane) in used.enumerated() {
            let y = (Double(number) + 0.5) * Self.laneHeight
            marks += "<text x=\"0\" y=\"\(y + 4)\">\(lane.name)</text>"
            marks += "<path class=\"grid\" d=\"M\(Self.left) \(y)H\(Plot.width)\"/>"
            for (position, message) in lanes.enumerated() where message.lanes.contains(lane) {
                let x = places(Double(position))
                let isError = message.isError && lane == message.lanes.first
                marks +=
                    isError
                    ? "<path class=\"merged\" d=\"M\(x - 4) \(y - 4)L\(x + 4) \(y + 4)M\(x - 4) \(y + 4)L\(x + 4) \(y - 4)\"/>"
                    : "<circle class=\"series-0\" cx=\"\(x)\" cy=\"\(y)\" r=\"3.5\"/>"
            }
        }
        let height = Double(used.count) * Self.laneHeight
        return Figure.drawing("lanes", height: height, marks)
    }
}
