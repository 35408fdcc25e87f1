public import CHealthKit
public import Foundation
import HealthModel

/// `HKScoredAssessment`: the answers to a questionnaire.
open class HKScoredAssessment: HKSample, NSCopying, @unchecked Sendable {
    /// `HKScoredAssessment.score`
    open var score: Int { questionnaire?.score(of: assessment) ?? 0 }

    fileprivate var assessment: ScoredAssessment {
        if case .scoredAssessment(let value) = sample.content { value } else { ScoredAssessment(answers: []) }
    }
    fileprivate var questionnaire: Questionnaire? { Questionnaire.of(sample.type) }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `HKGAD7Assessment`: a questionnaire on anxiety.
open class HKGAD7Assessment: HKScoredAssessment, @unchecked Sendable {
    /// `HKGAD7Assessment.Answer`
    public typealias Answer = HKGAD7AssessmentAnswer
    /// `HKGAD7Assessment.Risk`
    public typealias Risk = HKGAD7AssessmentRisk

    /// `HKGAD7Assessment.init(date:answers:metadata:)`
    public convenience init(date: Date, answers: [Answer], metadata: [String: Any]? = [:]) {
        let assessment = ScoredAssessment(answers: answers.map(\.rawValue))
        self.init(new: .gad7, .scoredAssessment(assessment), date, date, nil, metadata)
    }

    /// `HKGAD7Assessment.answers`
    public var answers: [Answer] { assessment.answers.compactMap(Answer.init(rawValue:)) }
    /// `HKGAD7Assessment.risk`
    open var risk: Risk { Risk(rawValue: questionnaire?.risk(of: assessment) ?? 1) ?? .noneToMinimal }
}

/// `HKPHQ9Assessment`: a questionnaire on depression.
open class HKPHQ9Assessment: HKScoredAssessment, @unchecked Sendable {
    /// `HKPHQ9Assessment.Answer`
    public typealias Answer = HKPHQ9AssessmentAnswer
    /// `HKPHQ9Assessment.Risk`
    public typealias Risk = HKPHQ9AssessmentRisk

    /// `HKPHQ9Assessment.init(date:answers:metadata:)`
    public convenience init(date: Date, answers: [Answer], metadata: [String: Any]? = [:]) {
        let assessment = ScoredAssessment(answers: answers.map(\.rawValue))
        self.init(new: .phq9, .scoredAssessment(assessment), date, date, nil, metadata)
    }

    /// `HKPHQ9Assessment.answers`
    public var answers: [Answer] { assessment.answers.compactMap(Answer.init(rawValue:)) }
    /// `HKPHQ9Assessment.risk`
    open var risk: Risk { Risk(rawValue: questionnaire?.risk(of: assessment) ?? 1) ?? .noneToMinimal }
}
