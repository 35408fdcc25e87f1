import Foundation

/// The season of a place.
enum Season {
    /// The cold of a day from −1 in the middle of the summer to 1 in the middle of the winter, which is `midwinter` days after the first
    /// of January in the north, and half a year later in the south.
    static func cold(onDay day: Int, midwinter: Int, in zone: TimeZone) -> Double {
        wave(Double(day - midwinter) / 365.2425 + (isSouthern(zone) ? 0.75 : 0.25))
    }

    /// Whether most people of the time zone live south of the tropics.
    static func isSouthern(_ zone: TimeZone) -> Bool {
        southern.contains(zone.identifier) || regions.contains { zone.identifier.hasPrefix($0) }
    }

    private static let regions = ["America/Argentina/", "Antarctica/", "Australia/"]
    private static let southern: Set = [
        "Africa/Johannesburg", "Africa/Maputo", "Africa/Maseru", "Africa/Mbabane", "Africa/Windhoek", "America/Asuncion",
        "America/Buenos_Aires", "America/Coyhaique", "America/Montevideo", "America/Punta_Arenas", "America/Santiago",
        "America/Sao_Paulo", "Atlantic/South_Georgia", "Atlantic/Stanley", "Pacific/Auckland", "Pacific/Chatham",
        "Pacific/Easter", "Pacific/Norfolk",
    ]
}
