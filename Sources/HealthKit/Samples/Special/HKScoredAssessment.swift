public import CHealthKit
public import Foundation
import HealthModel

/// `HKScoredAssessment`: the answers to a questionnaire.
open class HKScoredAssessment: HKSample, NSCopying, @unchecked Sendable {
    open var score: Int { questionnaire?.score(of: assessment) ?? 0 }

    fileprivate var assessment: ScoredAssessment {
        if case .scoredAssessment(let value) = sample.content { value } else { ScoredAssessment(answers: []) }
    }
    fileprivate var questionnaire: Questionnaire? { Questionnaire.of(sample.type) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `HKGAD7Assessment`: a questionnaire on anxiety.
open class HKGAD7Assessment: HKScoredAssessment, @unchecked Sendable {
    public typealias Answer = HKGAD7AssessmentAnswer
    public typealias Risk = HKGAD7AssessmentRisk

    public convenience init(date: Date, answers: [Answer], metadata: [String: Any]? = [:]) {
        let assessment = ScoredAssessment(answers: answers.map(\.rawValue))
        self.init(new: .gad7, .scoredAssessment(assessment), date, date, nil, metadata)
    }

    public var answers: [Answer] { assessment.answers.compactMap(Answer.init(rawValue:)) }
    open var risk: Risk { Risk(rawValue: questionnaire?.risk(of: assessment) ?? 1) ?? .noneToMinimal }
}

/// `HKPHQ9Assessment`: a questionnaire on depression.
open class HKPHQ9Assessment: HKScoredAssessment, @unchecked Sendable {
    public typealias Answer = HKPHQ9AssessmentAnswer
    public typealias Risk = HKPHQ9AssessmentRisk

    public convenience init(date: Date, answers: [Answer], metadata: [String: Any]? = [:]) {
        let assessment = ScoredAssessment(answers: answers.map(\.rawValue))
        self.init(new: .phq9, .scoredAssessment(assessment), date, date, nil, metadata)
    }

    public var answers: [Answer] { assessment.answers.compactMap(Answer.init(rawValue:)) }
    open var risk: Risk { Risk(rawValue: questionnaire?.risk(of: assessment) ?? 1) ?? .noneToMinimal }
}
