import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import Testing

/// Electrocardiograms in the languages of their users.
struct ElectrocardiogramImportTests {
    /// A file of an electrocardiogram. The labels are German; the order of lines identifies the values.
    private struct File {
        var name = "Anna"
        var birthday = "05.01.1990"
        var date = "2024-01-01 08:00:00 +0100"
        var classification = "Sinusrhythmus"
        var symptoms: String? = "Symptome,"
        var version = "Softwareversion,2.0"
        var device = "Gerät,\"Watch6,2\""
        var rate = "512 Hertz"
        var unit = "µV"
        var blank = ""
        var voltages = ["1,5", "-2,25"]

        var data: Data {
            let head = [
                "Name,\(name)", "Geburtsdatum,\(birthday)", "Aufzeichnungsdatum,\(date)",
                "Klassifizierung,\(classification)", symptoms, version, device, "Messrate,\(rate)", blank, blank,
                "Ableitung,Ableitung I", "Einheit,\(unit)", blank, blank,
            ]
            return Data((head.compactMap(\.self) + voltages).joined(separator: "\n").utf8)
        }
    }

    /// What was read of a file.
    private struct Found {
        let sample: Sample
        let electrocardiogram: Electrocardiogram
        let volts: [Double]
        let problems: [String]
    }

    private func imported(_ file: File) throws -> Found {
        let importer = try Importer()
        let report = try importer.importing(export(""), ["electrocardiograms/ecg_2024-01-01.csv": file.data])
        let sample = try #require(importer.samples(.electrocardiogram).first)
        guard case .electrocardiogram(let electrocardiogram) = sample.content else { throw Trouble() }
        let measurements = try importer.phone.healthStore.execute(ElectrocardiogramQuery(electrocardiogram: sample.uuid))
        return Found(
            sample: sample,
            electrocardiogram: electrocardiogram,
            volts: measurements.map(\.volts),
            problems: report.problems.map(\.code)
        )
    }

    /// The codes of the problems of a file that is not read.
    private func refused(_ file: File) throws -> [String] {
        let importer = try Importer()
        let report = try importer.importing(export(""), ["electrocardiograms/ecg_2024-01-01.csv": file.data])
        #expect(try importer.samples(.electrocardiogram).isEmpty)
        return report.problems.map(\.code)
    }

    private struct Language: Decodable, CustomTestStringConvertible {
        let language: String
        let birthday: String
        let rates: [String]
        let numbers: [String]
        var testDescription: String { language }
    }

    private struct Languages: Decodable {
        let languages: [Language]
    }

    private static func languages() throws -> [Language] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzzing/Exports/languages.json")
        return try JSONDecoder().decode(Languages.self, from: Data(contentsOf: url)).languages
    }

    @Test func `numbers and rates are read as each language of iOS writes them (EXP-26)`() throws {
        for language in try Self.languages() {
            for rate in language.rates {
                let found = try imported(File(birthday: language.birthday, rate: rate, voltages: language.numbers))
                let frequency = found.electrocardiogram.samplingFrequency
                #expect(frequency == Quantity(unit: .hertz, value: 511.422), "\(language.language): \(rate)")
                #expect(found.volts == [-107.825 / 1e6, 1234.5 / 1e6, 57 / 1e6], "\(language.language)")
                #expect(found.sample.sourceRevision?.version == "2.0", "\(language.language)")
            }
        }
    }

    @Test(arguments: ["512赫兹", "512 赫茲", "512\u{A0}Hertz", "512\u{202F}hertz", "512헤르츠", "512 Гц", "hezi 512", "٥١٢ هرتز"])
    func `a rate may have any space or none, and any digits (EXP-26)`(rate: String) throws {
        #expect(try imported(File(rate: rate)).electrocardiogram.samplingFrequency == Quantity(unit: .hertz, value: 512))
    }

    @Test(arguments: ["71 BPM", "71 次/分", "Herzfrequenz über 120"])
    func `a heart rate is no sampling rate`(rate: String) throws {
        #expect(try refused(File(rate: rate)) == ["unreadableElectrocardiogram"])
        #expect(try imported(File(classification: rate)).electrocardiogram.samplingFrequency?.value == 512)
    }

    @Test func `the name and the date of birth never become a part of a sample (EXP-25)`() throws {
        let birthdays = try Self.languages().map(\.birthday) + ["05.01.90", "5.1.1990", "1990.01.05", "5.1.90"]
        let names = ["Watch6,2", "9.9", "Unrecognized", "05.01.1990", "2020-02-02 02:02:02 +0000", "440 Hertz", "µV"]
        for (birthday, name) in birthdays.map({ ($0, "Anna") }) + names.map({ ("05.01.1990", $0) }) {
            let found = try imported(File(name: name, birthday: birthday, version: "Softwareversion,"))
            let revision = found.sample.sourceRevision
            #expect(revision?.version == nil, "\(birthday), \(name)")
            #expect(revision?.productType == "Watch6,2")
            #expect(found.sample.startDate == morning)
            #expect(found.electrocardiogram.classification == 0)
            #expect(found.electrocardiogram.samplingFrequency?.value == 512)
        }
        // After the date, a version still has no part of four digits.
        #expect(try imported(File(version: "Version,05.01.1990")).sample.sourceRevision?.version == nil)
        #expect(try imported(File(version: "Version,11.0.1")).sample.sourceRevision?.version == "11.0.1")
    }

    @Test(arguments: [
        ("Symptoms,", "none"), ("Symptoms,None", "none"), ("Symptoms,none", "none"),
        ("Symptoms,\"Dizziness, Fatigue\"", "present"),
        ("Symptome,", "none"), ("Symptome,Ohne", "notSet"), ("症状,なし", "notSet"), ("Symptome,Schwindel", "notSet"),
        (nil, "notSet"), (",", "notSet"),
    ])
    func `a text about symptoms means that there are some only in English (EXP-25)`(line: String?, status: String)
        throws
    {
        let number = Enumeration.electrocardiogramSymptomsStatus.rawValue(named: status)
        #expect(try imported(File(symptoms: line)).electrocardiogram.symptomsStatus == number)
    }

    @Test func `the lines of a spreadsheet end with commas`() throws {
        let voltages = ["-107.825,", "2.5,", "100,", "\"3.5\",,", ",", ""]
        let found = try imported(File(blank: ",", voltages: voltages))
        #expect(found.volts == [-107.825 / 1e6, 2.5 / 1e6, 100 / 1e6, 3.5 / 1e6])
    }

    @Test(arguments: [
        ["x", "1,5"], ["1,5", "x"], ["1,5", "--"], ["1.5", "2,5"], ["1.234", "1,234"], ["1,2,3"], ["1 2"], ["nan"],
        ["1.234.5"], ["1e999"],
    ])
    func `a voltage that is not surely a number skips the file, also the first (EXP-25)`(voltages: [String]) throws {
        #expect(try refused(File(voltages: voltages)) == ["unreadableElectrocardiogram"])
    }

    @Test(arguments: [
        (["57,992", "-66,502"], [57.992, -66.502]), (["1.234,5", "66"], [1234.5, 66]),
        (["1.234", "57,99"], [1234, 57.99]),
        (["1,234", "57.992", "0.5"], [1234, 57.992, 0.5]), (["1,234,567.5"], [1_234_567.5]), (["1’234.5"], [1234.5]),
        (["1,23,456.5"], [123_456.5]), (["0,125"], [0.125]), (["\u{2212}5", "\u{200E}-6"], [-5, -6]),
        (["1e-05"], [1e-5]),
    ])
    func `all numbers of a file decide which separator is decimal`(voltages: [String], microvolts: [Double]) throws {
        #expect(try imported(File(voltages: voltages)).volts == microvolts.map { $0 / 1e6 })
    }

    @Test(arguments: [("µV", 1e6), ("μV", 1e6), ("мкВ", 1e6), ("mV", 1e3), ("мВ", 1e3), ("V", 1)])
    func `voltages are divided by the number of their units in a volt`(unit: String, divisor: Double) throws {
        #expect(try imported(File(unit: unit, voltages: ["-107,825"])).volts == [-107.825 / divisor])
    }

    @Test func `an unknown unit skips the file`() throws {
        #expect(try refused(File(unit: "kV")) == ["unreadableElectrocardiogram"])
    }

    @Test func `a second electrocardiogram of a day has the number 1 in its name (EXP-25)`() throws {
        let importer = try Importer()
        let later = File(date: "2024-01-01 09:00:00 +0100")
        let files = ["ecg_2024-01-01.csv": File().data, "ecg_2024-01-01_1.csv": later.data]
        try importer.importing(export(""), Dictionary(uniqueKeysWithValues: files.map { ("electrocardiograms/\($0)", $1) }))
        let folder = try TemporaryFolder()
        let options = ExportOptions(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, date: morning)
        _ = try ArchiveExport(importer.phone, options).write(to: folder.path + "/folder")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/folder/electrocardiograms")
        #expect(names.sorted() == files.keys.sorted())
    }
}

private struct Trouble: Error {}
