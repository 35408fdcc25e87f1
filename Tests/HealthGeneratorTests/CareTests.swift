import Foundation
import HealthEngine
import HealthModel
import Testing

@testable import HealthGenerator

/// Sleep and heart of many people, the menopausal transition, medications, clinical records and a second watch.
struct CareTests {
    // MARK: Distributions

    @Test func `people sleep as long as they need, without the time awake`() throws {
        let people = try (1...150).map { seed -> (asleep: Double, need: Double) in
            let generator = try PersonGenerator(try options(seed: UInt64(seed)) { $0.trips = [] })
            let days = generator.truth()
            return (days.map(\.asleep).reduce(0, +) / 3600 / Double(days.count), generator.person.sleep)
        }
        let difference = people.map { $0.asleep - $0.need }.reduce(0, +) / Double(people.count)
        #expect(abs(difference) < 0.1, "\(difference)")
    }

    @Test func `resting heart rates differ between people as published`() throws {
        let rates = try (1...2000).map { Person(try options(seed: UInt64($0))).restingHeartRate }
        let mean = rates.reduce(0, +) / Double(rates.count)
        let deviation = (rates.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(rates.count - 1)).squareRoot()
        #expect((65...66).contains(mean), "\(mean)")
        #expect((7.3...8.1).contains(deviation), "\(deviation)")
    }

    // MARK: Menopause

    @Test func `a woman in menopause logs hot flashes and night sweats, and sleeps less after them`() throws {
        let chosen = try options(days: 120) { ($0.isInMenopause, $0.trips) = (true, []) }
        let days = try plans(chosen)
        let symptoms = days.map { Menopause(onDay: $0.day, of: $0.person) }
        let sweats = symptoms.map { $0?.hasNightSweats ?? false }
        #expect((20...60).contains(sweats.count { $0 }))
        #expect((35...85).contains(symptoms.count { ($0?.hotFlashes ?? 0) > 0 }))
        func mean(_ isWanted: Bool) -> Double {
            let nights = zip(days, sweats).filter { $0.1 == isWanted }.map { Double($0.0.night.awake - $0.0.night.asleep) }
            return nights.reduce(0, +) / Double(max(1, nights.count)) / 3600
        }
        #expect((0.1...1).contains(mean(false) - mean(true)))
        let generated = try Generated(try options { $0.isInMenopause = true })
        #expect(try generated.samples("hotFlashes").allSatisfy { (2...4).contains($0.value ?? 0) })
        #expect(try !generated.samples("hotFlashes").isEmpty)
        #expect(try Generated(try options()).samples("hotFlashes").isEmpty)
    }

    // MARK: Medications and records

    @Test func `each morning has a scheduled dose, of which one of ten is omitted`() throws {
        let generated = try Generated(
            try options(days: 200) { ($0.takesMedication, $0.types) = (true, [.medicationDoseEvent, .userAnnotatedMedication]) }
        )
        let doses = try generated.samples(.medicationDoseEvent).compactMap { sample in
            if case .medicationDoseEvent(let dose) = sample.content { dose } else { nil }
        }
        #expect(doses.count == 200)
        #expect((165...195).contains(doses.count { $0.logStatus == 4 }))
        #expect(doses.allSatisfy { $0.scheduledDoseQuantity == 1 && ($0.logStatus != 5 || $0.doseQuantity == 0) })
        let list = try generated.phone.medications()
        #expect(list.map(\.medication.displayText) == ["atorvastatin 20 MG Oral Tablet"])
        #expect(Set(doses.map(\.medicationConceptIdentifier)) == Set(list.map(\.medication.identifier)))
    }

    @Test func `a clinic sends the findings of a visit in each quarter, and vaccinations in autumn`() throws {
        let generated = try Generated(
            try options(days: 728) {
                ($0.hasClinicalRecords, $0.takesMedication, $0.hypertension) = (true, true, .treated)
                $0.types = Set(
                    ["conditionRecord", "medicationRecord", "labResultRecord", "vitalSignRecord", "immunizationRecord"]
                        .compactMap { TypeCatalog.type(name: $0) }
                )
            }
        )
        #expect((7...9).contains(try generated.samples("vitalSignRecord").count))
        #expect(try generated.samples("conditionRecord").count == 1)
        for sample in try generated.samples() {
            guard case .clinicalRecord(let record) = sample.content, let resource = record.fhirResource else {
                Issue.record("A sample is no record.")
                continue
            }
            let json = try JSONSerialization.jsonObject(with: Data(resource.data.utf8)) as? [String: Any]
            #expect(json?["resourceType"] as? String == resource.resourceType)
            #expect(json?["id"] as? String == resource.identifier)
        }
        let vaccinated = try (1...40).flatMap { seed in
            try (20_000...20_364).filter { day in
                let resources = ClinicVisit(onDay: day, of: Person(try options(seed: UInt64(seed)))).resources
                return resources.contains { $0.kind == "Immunization" }
            }
        }
        #expect((8...32).contains(vaccinated.count))
        #expect(vaccinated.allSatisfy { [10, 11].contains(CalendarDay(number: $0).month) })
    }

    // MARK: Watches

    @Test func `a second watch is worn in bed`() throws {
        let generated = try Generated(try options { $0.watches = 2 })
        func names(_ type: String) throws -> Set<String> {
            Set(try generated.samples(type).compactMap(\.sourceRevision?.source.name).filter { $0.contains("Watch") })
        }
        let (asleep, walking) = (try names("sleepAnalysis"), try names("appleExerciseTime"))
        #expect(asleep.count == 1 && walking.count == 1 && asleep != walking)
        #expect(try names("heartRate") == asleep.union(walking))
        let nights = try plans(try options(days: 60) { $0.watches = 2 }).filter {
            $0.wear.isWorn(from: $0.night.inBed, to: $0.night.outOfBed)
        }
        #expect(nights.count > 50)
    }
}
