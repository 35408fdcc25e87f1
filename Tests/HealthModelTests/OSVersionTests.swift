import HealthModel
import Testing

struct OSVersionTests {
    @Test(arguments: [
        ("18", "18.0"), ("18.0", "18.0"), ("18.0.0", "18.0"), ("17.4.1", "17.4.1"), ("17.0.1", "17.0.1"),
        ("8.02", "8.2"), ("0", "0.0"),
    ])
    func `a version is parsed, and printed with at least two numbers`(text: String, printed: String) {
        #expect(OSVersion(text)?.description == printed)
    }

    @Test(arguments: [
        "", ".", "18.", ".0", "18..1", "1.2.3.4", "+18", "-1", " 18", "18 ", "18,0", "18.0b1", "iOS 18", "١٨",
        "18.99999999999999999999",
    ])
    func `other texts than one to three numbers are not versions`(text: String) {
        #expect(OSVersion(text) == nil)
    }

    @Test func `a printed version parses to the same version`() {
        for version in [OSVersion(major: 26), OSVersion(major: 13, minor: 6), OSVersion(major: 17, minor: 4, patch: 1)] {
            #expect(OSVersion(version.description) == version)
        }
    }

    @Test func `versions are ordered by number, not by text`() {
        let sorted = ["8.0", "8.2", "9.3", "10.0", "13.6", "13.6.1", "13.10", "18.0", "26.0"].compactMap(OSVersion.init)
        #expect(sorted.count == 9)
        #expect(sorted.reversed().sorted() == sorted)
        #expect(OSVersion(major: 18) == OSVersion(major: 18, minor: 0, patch: 0))
        #expect(!(OSVersion(major: 18) < OSVersion(major: 18)))
    }
}
