import Testing

@testable import HealthModel

/// Tests the values that are derived from states of mind and assessments.
struct WellbeingTests {
    @Test func `valence has seven classes of equal width, with neutral around 0 (SAVE-25)`() {
        func band(_ valence: Double) -> Int? { StateOfMind(kind: 1, valence: valence).valenceClassification }
        #expect((0...6).map { band(-1 + (Double($0) + 0.5) * 2 / 7) } == [1, 2, 3, 4, 5, 6, 7])
        #expect(band(-1) == 1)
        #expect(band(1) == 7)
        #expect(band(0) == 4)
        for valence in [-1.000_001, 1.000_001, .nan, .infinity] {
            #expect(band(valence) == nil)
        }
    }

    @Test func `the score of any answers is in range and has a risk (SAVE-27)`() {
        for (questionnaire, count, highest, risks) in [(Questionnaire.gad7, 7, 21, 4), (.phq9, 9, 27, 5)] {
            var seen: Set<Int> = []
            for sum in 0...highest {
                let answers = (0..<count).map { min(3, max(0, sum - 3 * $0)) }
                let assessment = ScoredAssessment(answers: answers)
                #expect(questionnaire.score(of: assessment) == sum)
                seen.insert(questionnaire.risk(of: assessment))
            }
            #expect(seen == Set(1...risks))
        }
    }
}
