import Foundation
import JSON
import Testing

/// `healthkit-bridge generate`.
struct GenerateTests {
    private static let person = ["--seed", "7", "--days", "3", "--until", "2025-06-30", "--time-zone", "Europe/Paris"]

    private static func generate(_ store: String, _ options: [String]) throws -> Ending {
        try Program.run(["generate", "--store", store] + options)
    }

    @Test func `a summary lists added and present samples`() throws {
        let folder = try TemporaryFolder()
        let options = Self.person + ["--types", "restingHeartRate"]
        let first = try Self.generate(folder.file("store"), options)
        #expect(
            first.text == """
                TYPE                                      ADDED  PRESENT
                HKQuantityTypeIdentifierRestingHeartRate      3        0
                total                                         3        0

                """
        )
        #expect(first.errors.isEmpty)
        #expect(first.status == 0)
        let again = try Self.generate(folder.file("store"), options)
        #expect(again.lines[1] == "HKQuantityTypeIdentifierRestingHeartRate      0        3")
        #expect(try integrity(of: folder.file("store")) == "ok")
    }

    @Test func `two runs give the same bytes`() throws {
        let folder = try TemporaryFolder()
        let stores = try ["one", "two"].map { name in
            #expect(try Self.generate(folder.file(name), Self.person).status == 0)
            return try Data(contentsOf: URL(filePath: folder.file(name)))
        }
        #expect(stores[0] == stores[1])
        #expect(stores[0].count > 100_000)
    }

    @Test func `generated samples are served`() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.generate(folder.file("store"), Self.person).status == 0)
        let responses = try carryOut([askForSteps(1), samples(2, of: stepCount)], store: folder.file("store"))
        #expect(try elements("result", "samples", of: responses[1]).count > 20)
    }

    @Test func `a trip is accepted`() throws {
        let folder = try TemporaryFolder()
        let options = ["--travel", "Asia/Tokyo@2025-06-20..2025-06-29", "--gaps", "none"]
        #expect(try Self.generate(folder.file("store"), Self.person + options).status == 0)
    }

    @Test(arguments: [
        (["--days", "0"], "'0' is invalid for '--days': days must be an integer of at least 1"),
        (["--days", "4000"], "'--days' is invalid: must be from 1 to 3660"),
        (["--until", "2025-02-29"], "'--until' is invalid: must be a day of the calendar"),
        (["--until", "2026-13-01"], "'2026-13-01' is invalid for '--until': it must be a day, such as 2024-01-31"),
        (["--artefacts", "spik=0.1"], "The value is invalid for '--artefacts': artefacts must be one of"),
        (["--until", "today"], "'today' is invalid for '--until': it must be a day, such as 2024-01-31"),
        (["--time-zone", "Mars"], "'Mars' is invalid for '--time-zone': timeZone must be an IANA time zone"),
        (["--travel", "Asia/Tokyo"], "'Asia/Tokyo' is invalid for '--travel': write it as Asia/Tokyo@2025-03-01"),
        (["--travel", "Mars@2025-06-20..2025-06-29"], "invalid for '--travel': write it as Asia/Tokyo@2025-03-01"),
        (["--travel", "Asia/Tokyo@2025-06-20..2025-06-29", "--no-travel"], "not both"),
        (["--workouts", "8"], "'--workouts' is invalid: must be from 0 to 7"),
        (["--menstrual-cycle", "--sex", "male"], "'--menstrual-cycle' is invalid: requires a female person"),
        (["--types", "stepCount, steps"], "'steps' is invalid for '--types': types[1] must be the identifier of a type"),
        (["--types", ""], "types must be at least one type"),
        (["--sex", "other"], "'other' is invalid for '--sex': sex must be one of female, male"),
        (["--height", "9"], "'--height' is invalid: must be from 120 to 220 centimeters"),
    ])
    func `an invalid option is named`(options: [String], words: String) throws {
        let folder = try TemporaryFolder()
        let ended = try Self.generate(folder.file("store"), options)
        #expect(ended.status == 64)
        #expect(ended.errors.contains(words), "\(ended.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("store")))
    }
}
