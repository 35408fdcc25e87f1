import HealthModel

/// The generations of phones and watches, and the one that a person has on a day.
struct Hardware {
    /// Such as `iPhone15,2`.
    let model: String
    /// The day on which the model appeared, with the newest system, as days since 1970.
    let firstDay: Int
    /// Days since 1970 until the last system that the model runs; nil if it runs all that are known.
    let lastSystem: Int?

    /// The first year of a generation, with its models.
    private typealias Generation = (day: Int, models: [String], lastSystem: Int?)

    /// The hardware of a person on a day. A new one every two to four years: the newest generation, or the one before.
    init(_ kind: GenerateOptions.Devices, number: Int = 0, seed: UInt64, onDay day: Int) {
        let generations = kind == .phone ? Self.phones : Self.watches
        var chance = Chance(seed: seed, .hardware, (kind == .phone ? 0 : 1) + 2 * number)
        let length = chance.integer(750...1400)
        let phase = chance.integer(0...length)
        let turn = (day + phase).quotient(by: length)
        var own = Chance(seed: seed, .hardware, 100 + 10 * turn + (kind == .phone ? 0 : 1) + 2 * number)
        // Most people buy in autumn, when a generation appears, or at the end of the year.
        let bought = turn * length - phase
        let newest = generations.lastIndex { $0.day <= bought } ?? 0
        let index = max(0, newest - (own.happens(0.2) ? 1 : 0))
        let models = generations[index].models
        model = models[own.integer(0...models.count - 1)]
        (firstDay, lastSystem) = (generations[index].day, generations[index].lastSystem)
    }

    /// Whether the models of a year and later measure something.
    func isFrom(_ year: Int) -> Bool { firstDay >= Self.day(year, 1, 1) }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        CalendarDay(year: year, month: month, day: day).number ?? 0
    }

    private static let phones: [Generation] = [
        (day(2014, 9, 19), ["iPhone7,2", "iPhone7,1"], day(2019, 9, 18)), (day(2015, 9, 25), ["iPhone8,1"], nil),
        (day(2016, 9, 16), ["iPhone9,3", "iPhone9,4"], nil), (day(2017, 9, 22), ["iPhone10,4", "iPhone10,6"], nil),
        (day(2018, 9, 21), ["iPhone11,2", "iPhone11,8"], nil), (day(2019, 9, 20), ["iPhone12,1", "iPhone12,3"], nil),
        (day(2020, 10, 23), ["iPhone13,2", "iPhone13,3"], nil), (day(2021, 9, 24), ["iPhone14,5", "iPhone14,2"], nil),
        (day(2022, 9, 16), ["iPhone14,7", "iPhone15,2"], nil), (day(2023, 9, 22), ["iPhone15,4", "iPhone16,1"], nil),
        (day(2024, 9, 20), ["iPhone17,3", "iPhone17,1"], nil), (day(2025, 9, 19), ["iPhone18,3", "iPhone18,1"], nil),
    ]
    private static let watches: [Generation] = [
        (day(2015, 4, 24), ["Watch1,2", "Watch1,1"], day(2018, 9, 16)),
        (day(2016, 9, 16), ["Watch2,4", "Watch2,7"], day(2020, 9, 15)),
        (day(2017, 9, 22), ["Watch3,4", "Watch3,2"], nil), (day(2018, 9, 21), ["Watch4,2", "Watch4,1"], nil),
        (day(2019, 9, 20), ["Watch5,2", "Watch5,1"], nil), (day(2020, 9, 18), ["Watch6,2", "Watch6,1"], nil),
        (day(2021, 10, 15), ["Watch6,7", "Watch6,6"], nil), (day(2022, 9, 16), ["Watch6,15", "Watch6,18"], nil),
        (day(2023, 9, 22), ["Watch7,2", "Watch7,5"], nil), (day(2024, 9, 20), ["Watch7,9", "Watch7,8"], nil),
        (day(2025, 9, 19), ["Watch7,18", "Watch7,17"], nil),
    ]
}
