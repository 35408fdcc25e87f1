import Testing

/// Creates a store with `count` step samples of an iPhone, a minute apart. Returns its path.
func storeOfSteps(_ count: Int, in folder: TemporaryFolder) throws -> String {
    func pad(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let records = (0..<count).map { number in
        let time = "2024-01-\(10 + number / 1440 % 20) \(pad(number / 60 % 24)):\(pad(number % 60)):00 +0000"
        return """
             <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" value="\(number + 1)" \
            startDate="\(time)" endDate="\(time)"/>
            """
    }
    let xml = "<HealthData locale=\"en_US\">\n\(records.joined(separator: "\n"))\n</HealthData>\n"
    let file = try folder.write(xml, to: "source.xml")
    #expect(try Program.run("import", file, "--store", folder.file("store")).status == 0)
    return folder.file("store")
}
