import Steps
import Foundation
import HealthEngine
import HealthModel
import Testing

struct StepCounterTests {
    private let start = Date(timeIntervalSince1970: 1_772_352_000)

    @Test func `steps of an app with access are counted`() throws {
        let steps = StepCounter(try Phone())
        try steps.requestAuthorization()
        try steps.save(900, from: start, to: start + 600)
        try steps.save(100, from: start + 600, to: start + 1200)
        #expect(try steps.sum() == 1000)
    }

    @Test func `an app that the user denies cannot save`() throws {
        let steps = StepCounter(try Phone(consent: ConsentScript([ConsentRule(.deny)])))
        try steps.requestAuthorization()
        #expect(throws: HealthFailure.self) { try steps.save(900, from: start, to: start + 600) }
    }

    @Test func `a clinical document needs the trait Archives`() {
        #expect(CDADocument(documentData: "<ClinicalDocument/>") == nil)
    }
}
