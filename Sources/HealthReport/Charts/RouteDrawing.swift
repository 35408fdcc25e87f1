import Foundation

/// The shape of a route, without a map.
struct RouteDrawing {
    let route: Route
    let words: DateWords

    private static let height = 240.0
    private static let margin = 20.0
    private static let finest = 0.5
    private static let mostPoints = 500

    /// Nil if nothing of the route remains after its ends are hidden.
    var drawing: HTML? {
        let east = route.shape.map(\.east)
        let north = route.shape.map(\.north)
        guard let west = east.min(), let eastmost = east.max(), let south = north.min(), let northmost = north.max()
        else { return nil }
        let (width, height) = (eastmost - west, northmost - south)
        guard max(width, height) > 0 else { return nil }
        let room = (Plot.width - 2 * Self.margin, Self.height - 2 * Self.margin - 24)
        let unit = min(room.0 / max(width, 1), room.1 / max(height, 1))
        let left = (Plot.width - width * unit) / 2
        let top = Self.margin + (room.1 - height * unit) / 2
        let places = route.shape.map { point in
            Route.Point(east: left + (point.east - west) * unit, north: top + (northmost - point.north) * unit)
        }
        let line = Self.simplified(places)
        guard let first = line.first, let last = line.last else { return nil }
        let path = line.dropFirst().map { point -> HTML in "L\(point.east) \(point.north)" }
        let marks: HTML = """
            <path class="route" d="M\(first.east) \(first.north)\(path.joined())"/>\
            <circle class="start" cx="\(first.east)" cy="\(first.north)" r="5"/>\
            <rect class="end" x="\(last.east - 5)" y="\(last.north - 5)" width="10" height="10" rx="2"/>\
            \(ruler(unit))
            """
        return Figure.drawing("route", height: Self.height, marks)
    }

    /// A scale bar with a round length of at least 40 units.
    private func ruler(_ unit: Double) -> HTML {
        let meters = Ticks.roundStep(atLeast: 40 / unit)
        let (left, place) = (Self.margin, Self.height - 12)
        return """
            <path class="ruler" d="M\(left) \(place - 4)v4h\(meters * unit)v-4"/>\
            <text x="\(left + meters * unit + 8)" y="\(place + 2)">\(text: Double(meters).asDistanceMark)</text>
            """
    }

    /// The line with fewer points that looks the same (Douglas–Peucker algorithm).
    private static func simplified(_ points: [Route.Point]) -> [Route.Point] {
        var isKept = Array(repeating: false, count: points.count)
        guard points.count > 2 else { return points }
        (isKept[0], isKept[points.count - 1]) = (true, true)
        var open = [(0, points.count - 1)]
        while let (first, last) = open.popLast() {
            guard last - first > 1 else { continue }
            let farthest = (first + 1..<last).map {
                (index: $0, distance: distance(points[$0], points[first], points[last]))
            }
            .max { $0.distance < $1.distance }
            guard let farthest, farthest.distance > finest else { continue }
            isKept[farthest.index] = true
            open += [(first, farthest.index), (farthest.index, last)]
        }
        let kept = points.indices.filter { isKept[$0] }
        let step = kept.count / mostPoints + 1
        return kept.indices.filter { $0 % step == 0 || $0 == kept.count - 1 }.map { points[kept[$0]] }
    }

    /// The distance of a point from a line.
    private static func distance(_ point: Route.Point, _ first: Route.Point, _ last: Route.Point) -> Double {
        let (east, north) = (last.east - first.east, last.north - first.north)
        let length = first.distance(to: last)
        guard length > 0 else { return point.distance(to: first) }
        return abs(east * (first.north - point.north) - (first.east - point.east) * north) / length
    }

    var legend: Legend {
        Legend(entries: [
            (Legend.swatch("<circle class=\"start\" cx=\"7\" cy=\"7\" r=\"5\"/>"), "First point"),
            (Legend.swatch("<rect class=\"end\" x=\"2\" y=\"2\" width=\"10\" height=\"10\" rx=\"2\"/>"), "Last point"),
        ])
    }

    var description: HTML {
        let day = words.plain(route.start)
        let time = route.end.timeIntervalSince(route.start).asDuration
        return
            "\(text: day): \(text: route.length.asDistance) in \(text: time). The first and last \(text: Route.hidden.whole) m are left out."
    }
}

extension Double {
    /// A round distance, in meters: `500 m`, `2 km`.
    fileprivate var asDistanceMark: String { self < 1000 ? "\(whole) m" : "\((self / 1000).whole) km" }
}
