import Foundation
import HealthModel
import Testing

struct ConsentScriptTests {
    @Test func `without a rule everything is allowed`() {
        var script = ConsentScript()
        #expect(script.next().policy == .allow)
    }

    @Test func `a rule for some sheets precedes the existing rules`() {
        var script = ConsentScript([ConsentRule(.deny)])
        script.set(ConsentRule(.cancel, remaining: 2))
        #expect([script.next(), script.next(), script.next(), script.next()].map(\.policy) == [.cancel, .cancel, .deny, .deny])
    }

    @Test func `a rule for all sheets replaces the existing rules`() {
        var script = ConsentScript([ConsentRule(.cancel, remaining: 5), ConsentRule(.ask)])
        script.set(ConsentRule(.deny))
        #expect([script.next(), script.next()].map(\.policy) == [.deny, .deny])
    }
}

struct ClockTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func `a fixed clock moves only when it is advanced`() {
        var clock = Clock(fixedAt: start)
        #expect(clock.now() == start)
        #expect(clock.now() == start)
        clock.advance(by: 1.5)
        #expect(clock.now() == start + 1.5)
    }

    @Test func `a stepping clock moves with each reading`() {
        var clock = Clock(fixedAt: start, step: 0.25)
        #expect([clock.now(), clock.now(), clock.now()] == [start, start + 0.25, start + 0.5])
    }

    @Test func `a clock can be set back, and is fixed then`() {
        var clock = Clock()
        _ = clock.now()
        clock.set(to: start)
        #expect(clock.now() == start)
        #expect(clock.now() == start)
    }

    @Test func `the machine's clock can be moved ahead`() {
        var clock = Clock()
        let before = clock.now()
        clock.advance(by: 3600)
        #expect(clock.now() >= before + 3600)
    }

    @Test func `any number of large advances is safe`() {
        var clock = Clock()
        for _ in 0..<200_000 {
            clock.advance(by: Clock.end.timeIntervalSince1970)
        }
        #expect(clock.now() == Clock.end)
    }

    @Test func `times are whole milliseconds`() {
        var clock = Clock(fixedAt: Date(timeIntervalSince1970: 1.23456))
        #expect(clock.now() == Date(timeIntervalSince1970: 1.235))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func `extreme times are clamped`(seconds: Double) {
        var clock = Clock(fixedAt: Date(timeIntervalSince1970: seconds))
        #expect(clock.now().timeIntervalSince1970.isFinite)
    }
}

struct EnvironmentTests {
    @Test func `a seed gives reproducible identifiers of version 4`() {
        var one = Environment(seed: 7)
        var two = Environment(seed: 7)
        let identifiers = (0..<100).map { _ in one.makeUUID(for: "a") }
        #expect(identifiers == (0..<100).map { _ in two.makeUUID(for: "a") })
        #expect(Set(identifiers).count == 100)
        #expect(identifiers.allSatisfy { $0.uuidString.dropFirst(14).first == "4" })
        #expect(identifiers.allSatisfy { "89AB".contains($0.uuidString.dropFirst(19).first ?? "-") })
        // The texts fix the sequence, because stores and examples depend on it.
        #expect(identifiers[0].uuidString == "B9045DEC-0C71-4722-94B9-E41C26B7EB31")
    }

    @Test func `AUTH-38: the identifiers and numbers of an app do not depend on those of others`() {
        var alone = Environment(seed: 7)
        var among = Environment(seed: 7)
        for _ in 0..<20 {
            _ = among.makeUUID(for: "b")
            _ = among.makeUUID(for: "a", .heartRate)
            _ = among.makeNumber(upTo: 100, for: "b")
            #expect(alone.makeUUID(for: "a", .stepCount) == among.makeUUID(for: "a", .stepCount))
            #expect(alone.makeNumber(upTo: 100, for: "a") == among.makeNumber(upTo: 100, for: "a"))
        }
    }

    @Test func `AUTH-38: without a seed, only the time is common to identifiers`() {
        let clock = Clock(fixedAt: Date(timeIntervalSince1970: 1))
        var environments = [Environment(clock: clock), Environment(clock: clock)]
        let identifiers = environments.indices.flatMap { index in
            ["a", "b"].flatMap { app in (0..<50).map { _ in environments[index].makeUUID(for: app) } }
        }
        #expect(Set(identifiers).count == 200)
        #expect(Set(identifiers.map { $0.uuidString.prefix(15) }) == ["00000000-03E8-4"])
        // A count in any of the other digits would repeat digits of neighbours.
        for position in 15..<36 where ![18, 19, 23].contains(position) {
            #expect(Set(identifiers.map { $0.uuidString.dropFirst(position).first }).count == 16)
        }
    }

    @Test func `a record below the log level is not created`() {
        var records: [String] = []
        let environment = Environment(logLevel: .warning) { records.append($0.message) }
        environment.log(
            .info,
            {
                records.append("made"); return "never"
            }()
        )
        environment.log(.error, "kept")
        #expect(records == ["kept"])
    }
}

struct HealthErrorTests {
    @Test func `codes and names are HealthKit's (ERR-03)`() {
        #expect(HealthError.Code.allCases.map(\.rawValue) == Array(0...15) + [4097])
        #expect(HealthError.Code(name: "errorAuthorizationDenied")?.rawValue == 4)
        #expect(HealthError.Code(name: "errorNotPermissibleForGuestUserMode")?.rawValue == 15)
        #expect(HealthError.Code(name: "noSuchError") == nil)
        #expect(HealthError(.errorNoData).domain == "com.apple.healthkit")
    }

    @Test func `ERR-09: a lost connection is an error of another domain`() {
        #expect(HealthError(.xpcConnectionInterrupted).domain == "NSCocoaErrorDomain")
    }

    @Test(arguments: [
        (1, "Health data is unavailable on this device"), (4, "Not authorized"), (5, "Authorization not determined"),
        (6, "Protected health data is inaccessible"), (11, "No data available for the specified predicate."),
    ])
    func `texts observed on devices are exact (ERR-04)`(raw: Int, text: String) throws {
        #expect(try #require(HealthError.Code(rawValue: raw)).defaultMessage == text)
    }
}
