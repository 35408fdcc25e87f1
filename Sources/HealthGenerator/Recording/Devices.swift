import HealthModel

/// The sources of a day: devices with the software versions of that day, and apps.
struct Devices {
    let watch: Recorder.Source
    /// The watch that is worn in bed: the only one, or the second.
    let nightWatch: Recorder.Source
    /// The watch as the source of daily values, which have no device.
    let watchWithoutDevice: Recorder.Source
    /// The source of standing time, which has its own version.
    let standing: Recorder.Source
    let phone: Recorder.Source
    let health: Recorder.Source
    let clock: Recorder.Source
    let scale: Recorder.Source
    let cuff: Recorder.Source
    /// Whether the watch records time in bed. Newer software records sleep only.
    let recordsInBed: Bool

    init(_ plan: DayPlan, _ recorder: Recorder) throws {
        let release = Self.releases.last { $0.day <= plan.day } ?? Self.releases[0]
        let seed = plan.person.seed
        let name = plan.person.name
        // Apple uses a typographic apostrophe and a no-break space.
        let (watchName, phoneName) = ("\(name)’s Apple\u{A0}Watch", "\(name)’s iPhone")
        let watchDevice = Self.device("Apple Watch", "Watch", Self.watches[Int(seed % 4)], release.watch)
        let phoneDevice = Self.device("iPhone", "iPhone", Self.phones[Int(seed / 4 % 4)], release.phone)
        watch = try recorder.source(watchName, release.watch, watchDevice)
        if plan.person.options.watches > 1 {
            let second = Self.device("Apple Watch", "Watch", Self.watches[Int((seed + 1) % 4)], release.watch)
            nightWatch = try recorder.source("\(watchName) 2", release.watch, second)
        } else {
            nightWatch = watch
        }
        watchWithoutDevice = try recorder.source(watchName, release.watch)
        standing = try recorder.source(watchName, "2890.16.23.1.1")
        phone = try recorder.source(phoneName, release.phone, phoneDevice)
        health = try recorder.source("Health", release.phone)
        clock = try recorder.source("Clock", release.phone)
        scale = try recorder.source("Scale", "4")
        cuff = try recorder.source("Blood Pressure", "2.1")
        recordsInBed = plan.day < Self.firstWithoutInBed
    }

    private static func device(_ name: String, _ model: String, _ hardware: String, _ software: String) -> Device {
        Device([.name: name, .manufacturer: "Apple Inc.", .model: model, .hardwareVersion: hardware, .softwareVersion: software])
    }

    private static let watches = ["Watch6,7", "Watch6,18", "Watch7,2", "Watch7,5"]
    private static let phones = ["iPhone14,5", "iPhone15,2", "iPhone16,1", "iPhone17,3"]

    private struct Release {
        let day: Int
        let watch: String
        let phone: String
    }

    /// Approximate release dates of software.
    private static let releases: [Release] = [
        ((2015, 4, 24), "1.0", "8.3"), ((2016, 9, 13), "3.0", "10.0"), ((2017, 9, 19), "4.0", "11.0"),
        ((2018, 9, 17), "5.0", "12.0"), ((2019, 9, 19), "6.0", "13.0"), ((2020, 9, 16), "7.0", "14.0"),
        ((2021, 9, 20), "8.0", "15.0"), ((2022, 9, 12), "9.0", "16.0"), ((2023, 1, 23), "9.3", "16.3"),
        ((2023, 5, 18), "9.5", "16.5"), ((2023, 9, 18), "10.0", "17.0"), ((2023, 10, 25), "10.1", "17.1"),
        ((2023, 12, 11), "10.2", "17.2"), ((2024, 1, 22), "10.3", "17.3"), ((2024, 3, 7), "10.4", "17.4"),
        ((2024, 5, 13), "10.5", "17.5"), ((2024, 7, 29), "10.6", "17.6"), ((2024, 9, 16), "11.0", "18.0"),
        ((2024, 10, 28), "11.1", "18.1"), ((2024, 12, 11), "11.2", "18.2"), ((2025, 1, 27), "11.3", "18.3"),
        ((2025, 4, 1), "11.4", "18.4"), ((2025, 5, 12), "11.5", "18.5"), ((2025, 7, 29), "11.6", "18.6"),
        ((2025, 9, 15), "26.0", "26.0"), ((2025, 11, 3), "26.1", "26.1"), ((2025, 12, 12), "26.2", "26.2"),
    ].map { day, watch, phone in
        Release(day: CalendarDay(year: day.0, month: day.1, day: day.2).number ?? 0, watch: watch, phone: phone)
    }

    private static let firstWithoutInBed = CalendarDay(year: 2024, month: 9, day: 16).number ?? 0
}
