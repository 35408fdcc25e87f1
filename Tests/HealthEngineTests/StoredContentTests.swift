import Foundation
import HealthModel
import Testing

@testable import HealthEngine

/// The format of what only one kind of sample has, in store files and archives. Released texts must stay readable.
struct StoredContentTests {
    @Test(
        arguments: [
            (
                ObjectType.audiogram,
                #"{"points":[{"frequency":{"unit":"Hz","value":500},"left":{"unit":"dBHL","value":20}},"#
                    + #"{"frequency":{"unit":"Hz","value":1000},"right":{"unit":"dBHL","value":15.5}}]}"#
            ),
            (.stateOfMind, #"{"associations":[1,2],"kind":1,"labels":[3],"valence":0.25}"#),
            (.gad7, #"{"answers":[0,1,2,3,0,1,2]}"#),
            (
                .medicationDoseEvent,
                #"{"doseQuantity":1,"logStatus":4,"medication":"m","scheduleType":2,"scheduledDate":1767225600.5,"#
                    + #""scheduledDoseQuantity":1,"unit":"count"}"#
            ),
            (
                .visionPrescription,
                #"{"brand":"b","expirationDate":1767225600,"leftEye":{"quantities":{"axis":{"unit":"deg","value":90},"#
                    + #""sphere":{"unit":"D","value":-1.25}}},"rightEye":{"prism":{"amount":{"unit":"pD","value":2},"#
                    + #""angle":{"unit":"deg","value":45},"eye":2},"quantities":{"sphere":{"unit":"D","value":1}}},"type":1}"#
            ),
            (
                .visionPrescription,
                #"{"leftEye":{"prism":{"eye":1,"horizontalAmount":{"unit":"pD","value":1},"horizontalBase":3,"#
                    + #""verticalAmount":{"unit":"pD","value":2},"verticalBase":1},"quantities":{}},"type":1}"#
            ),
            (
                .cdaDocument,
                #"{"authorName":"a","custodianName":"c","documentData":"<x>","patientName":"p","title":"t"}"#
            ),
            (
                .electrocardiogram,
                #"{"averageHeartRate":{"unit":"count\/min","value":60},"classification":1,"numberOfVoltageMeasurements":0,"#
                    + #""samplingFrequency":{"unit":"Hz","value":512},"symptomsStatus":1}"#
            ),
        ] as [(ObjectType, String)])
    func `a content has the same text after it was read`(type: ObjectType, text: String) throws {
        let content = try StoredContent.content(of: type, detail: Data(text.utf8), count: 1, loadsDocuments: true)
        let stored = try #require(try StoredContent.detail(of: content))
        #expect(String(decoding: stored, as: UTF8.self) == text)
    }

    @Test(
        arguments: [
            (ObjectType.audiogram, #"{"points":[{"frequency":{"unit":"nothing","value":500}}]}"#),
            (.stateOfMind, #"{"kind":1}"#),
            (.visionPrescription, #"{"leftEye":{"quantities":{"length":{"unit":"m","value":1}}},"type":1}"#),
            (.visionPrescription, #"{"expirationDate":1e15,"type":1}"#),
            (.electrocardiogram, #"{"classification":1,"numberOfVoltageMeasurements":-1,"symptomsStatus":1}"#),
        ] as [(ObjectType, String)])
    func `a text that no save writes is damage`(type: ObjectType, text: String) {
        #expect(
            failure { try StoredContent.content(of: type, detail: Data(text.utf8), count: 1, loadsDocuments: true) }
                == .store(.corrupt)
        )
    }
}
