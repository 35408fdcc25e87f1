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
    /// The app that records runs and rides; nil for the watch's own.
    let workoutApp: Recorder.Source?
    /// Whether the watch records time in bed. Newer software records sleep only.
    let recordsInBed: Bool
    /// The watch of the day.
    let hardware: Hardware
    /// The phone's system.
    let system: OSVersion

    init(_ plan: DayPlan, _ recorder: Recorder) throws {
        let seed = plan.person.seed
        let (ownPhone, ownWatch) = (Hardware(.phone, seed: seed, onDay: plan.day), Hardware(.watch, seed: seed, onDay: plan.day))
        let last = min(plan.day, ownPhone.lastSystem ?? plan.day, ownWatch.lastSystem ?? plan.day)
        let release = Self.release(onDay: last, since: max(ownPhone.firstDay, ownWatch.firstDay), seed)
        hardware = ownWatch
        system = OSVersion(release.phone) ?? OSVersion(major: 8, minor: 3)
        let name = plan.person.name
        // Apple uses a typographic apostrophe and a no-break space.
        let (watchName, phoneName) = ("\(name)’s Apple\u{A0}Watch", "\(name)’s iPhone")
        let watchDevice = Self.device("Apple Watch", "Watch", ownWatch.model, release.watch)
        let phoneDevice = Self.device("iPhone", "iPhone", ownPhone.model, release.phone)
        watch = try recorder.source(watchName, release.watch, watchDevice)
        if plan.person.options.watches > 1 {
            let second = Self.device(
                "Apple Watch", "Watch", Hardware(.watch, number: 1, seed: seed, onDay: plan.day).model, release.watch
            )
            nightWatch = try recorder.source("\(watchName) 2", release.watch, second)
        } else {
            nightWatch = watch
        }
        watchWithoutDevice = try recorder.source(watchName, release.watch)
        standing = try recorder.source(watchName, "28\(system.major)0.16.23.\(system.minor).1")
        phone = try recorder.source(phoneName, release.phone, phoneDevice)
        health = try recorder.source("Health", release.phone)
        clock = try recorder.source("Clock", release.phone)
        let own = plan.person.lifestyle
        scale = try recorder.source(own.scale.name, own.scale.version)
        workoutApp = try own.workoutApp.map { try recorder.source($0.name, $0.version) }
        cuff = try recorder.source("Blood Pressure", "2.1")
        recordsInBed = system < OSVersion(major: 18)
    }

    private static func device(_ name: String, _ model: String, _ hardware: String, _ software: String) -> Device {
        Device([.name: name, .manufacturer: "Apple Inc.", .model: model, .hardwareVersion: hardware, .softwareVersion: software])
    }

    private struct Release {
        let day: Int
        let watch: String
        let phone: String
    }

    /// The release that a person has installed on a day: within three weeks after it appeared, and as new as the devices are.
    private static func release(onDay day: Int, since first: Int, _ seed: UInt64) -> Release {
        let newest = releases.lastIndex { $0.day <= day } ?? 0
        var chance = Chance(seed: seed, .hardware, -1 - newest)
        let lag = chance.integer(0...21)
        let isInstalled = newest == 0 || releases[newest].day <= max(first, day - lag)
        return releases[isInstalled ? newest : newest - 1]
    }

    /// Release dates of software, most of them approximate.
    private static let releases: [Release] = [
        ((2015, 4, 24), "1.0", "8.3"), ((2015, 9, 21), "2.0", "9.0"), ((2015, 12, 8), "2.1", "9.2"),
        ((2016, 3, 21), "2.2", "9.3"),
        ((2016, 9, 13), "3.0", "10.0"), ((2016, 12, 12), "3.1.1", "10.2"), ((2017, 3, 27), "3.2", "10.3"),
        ((2017, 9, 19), "4.0", "11.0"), ((2017, 12, 5), "4.2", "11.2"), ((2018, 3, 29), "4.3", "11.3"),
        ((2018, 9, 17), "5.0", "12.0"), ((2018, 12, 6), "5.1.2", "12.1.1"), ((2019, 3, 27), "5.2", "12.2"),
        ((2019, 9, 19), "6.0", "13.0"), ((2019, 12, 10), "6.1.1", "13.3"), ((2020, 3, 24), "6.2", "13.4"),
        ((2020, 9, 16), "7.0", "14.0"), ((2020, 12, 14), "7.2", "14.3"), ((2021, 4, 26), "7.4", "14.5"),
        ((2021, 9, 20), "8.0", "15.0"), ((2021, 12, 13), "8.3", "15.2"), ((2022, 3, 14), "8.5", "15.4"),
        ((2022, 9, 12), "9.0", "16.0"), ((2022, 10, 24), "9.1", "16.1"), ((2023, 1, 23), "9.3", "16.3"),
        ((2023, 5, 18), "9.5", "16.5"), ((2023, 9, 18), "10.0", "17.0"), ((2023, 10, 25), "10.1", "17.1"),
        ((2023, 12, 11), "10.2", "17.2"), ((2024, 1, 22), "10.3", "17.3"), ((2024, 3, 7), "10.4", "17.4"),
        ((2024, 5, 13), "10.5", "17.5"), ((2024, 7, 29), "10.6", "17.6"), ((2024, 9, 16), "11.0", "18.0"),
        ((2024, 10, 28), "11.1", "18.1"), ((2024, 12, 11), "11.2", "18.2"), ((2025, 1, 27), "11.3", "18.3"),
        ((2025, 4, 1), "11.4", "18.4"), ((2025, 5, 12), "11.5", "18.5"), ((2025, 7, 29), "11.6", "18.6"),
        ((2025, 9, 15), "26.0", "26.0"), ((2025, 11, 3), "26.1", "26.1"), ((2025, 12, 12), "26.2", "26.2"),
    ].map { day, watch, phone in
        Release(day: CalendarDay(year: day.0, month: day.1, day: day.2).number ?? 0, watch: watch, phone: phone)
    }
}
