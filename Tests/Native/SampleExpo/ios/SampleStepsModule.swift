import ExpoModulesCore
import HealthKit
import WebKit

/// A module of Expo for the tests of the host. It uses each part of the modules API once, and answers in each way.
public class SampleStepsModule: Module {
    private let store = HKHealthStore()
    private var isCreated = false
    private var isObserved = false
    private var goal = 8000
    private var log: [String] = []

    /// The definition.
    public func definition() -> ModuleDefinition {
        Name("SampleSteps")

        Constants(["PI": Double.pi, "nothing": nil])
        Constant("type") { HKQuantityTypeIdentifier.stepCount.rawValue }
        Property("goal") { goal }.set { (value: Int) in self.goal = value }
        Property("isCreated") { self.isCreated }

        Events("onSteps", "onGoal")
        OnCreate { isCreated = true }
        OnDestroy { isCreated = false }
        OnStartObserving { isObserved = true }
        OnStopObserving { isObserved = false }
        OnStartObserving("onGoal") { log.append("goal") }
        OnStopObserving("onGoal") { log.append("no goal") }
        OnAppEntersBackground { log.append("background") }
        OnAppEntersForeground { log.append("foreground") }
        OnAppBecomesActive { log.append("active") }

        Function("isAvailable") { HKHealthStore.isHealthDataAvailable() }
        Function("log") { log }
        Function("nothing") {}
        Function("kinds") { (text: String, whole: Int, real: Double, flag: Bool, list: [String], object: [String: Any]) in
            "\(text) \(whole) \(real) \(flag) \(list) \(object.keys.sorted())"
        }
        Function("optional") { (first: String, second: Int?, third: [Double?]?) -> [String: Any?] in
            ["first": first, "second": second, "third": third]
        }
        Function("record") { (query: StepsQuery) in query }
        Function("enumeration") { (interval: Interval, other: [Interval]) in [interval] + other }
        Function("date") { (date: Date) in date.timeIntervalSince1970 }
        Function("thrown") { throw NoGoalException() }
        Function("native") { throw HKError(.errorHealthDataUnavailable) }
        Function("fail") { (reason: String) -> Bool in throw GoalException(reason).causedBy(NoGoalException()) }
        Function("values") { () -> [String: Any?] in
            [
                "date": Date(), "bytes": Data([1, 2]), "number": NSNumber(value: 1), "inner": ["list": [Interval.day]],
                "nothing": nil,
            ]
        }

        AsyncFunction("later") { (text: String) in "later \(text)" }
        AsyncFunction("promised") { (count: Int, promise: Promise) in
            if count > 0 { return promise.resolve(["count": count]) }
            promise.reject("E_COUNT", "the count is too small")
        }
        AsyncFunction("rejected") { (promise: Promise) in promise.reject(NoGoalException()) }
        AsyncFunction("failed") { (promise: Promise) in promise.reject(HKError(.errorDatabaseInaccessible)) }
        AsyncFunction("silent") { (promise: Promise) in }
        AsyncFunction("asyncThrown") { throw NoGoalException() }
        AsyncFunction("onMain") { "main" }.runOnQueue(.main)
        AsyncFunction("onQueue") { "queue" }.runOnQueue(DispatchQueue(label: "own"))

        AsyncFunction("requestAuthorization") { () async throws in
            try await store.requestAuthorization(toShare: [HKQuantityType(.stepCount)], read: [HKQuantityType(.stepCount)])
        }
        AsyncFunction("save") { (count: Double, start: Date, end: Date) in
            let quantity = HKQuantity(unit: .count(), doubleValue: count)
            try await store.save(HKQuantitySample(type: HKQuantityType(.stepCount), quantity: quantity, start: start, end: end))
            if isObserved { sendEvent("onSteps", ["count": count, "query": StepsQuery()]) }
        }
        AsyncFunction("steps") { (query: StepsQuery?) async throws -> [StepsResult] in
            try await results(query ?? StepsQuery())
        }
        AsyncFunction("count") { (promise: Promise) in
            let query = HKSampleQuery(
                sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
            ) { _, samples, error in
                if let error { return promise.reject(error) }
                promise.resolve(samples?.count)
            }
            store.execute(query)
        }

        Class(StepsCounter.self) {
            Constructor { (start: Int?) in StepsCounter(start ?? 0) }
            Property("count") { (counter: StepsCounter) in counter.count }.set { (counter, count: Int) in counter.count = count }
            Function("add") { (counter: StepsCounter, steps: Int) -> Int in
                counter.count += steps
                return counter.count
            }
            AsyncFunction("copy") { (counter: StepsCounter) in StepsCounter(counter.count) }
            Function("unit") { "count" }
            Function("parts") { (counter: StepsCounter) in [StepsCounter(counter.count / 2), StepsCounter(counter.count / 2)] }
            // The types of closures follow from the class.
            Property("half") { $0.half }
            Function("subtract") { $0.subtract($1, times: $2) }
            AsyncFunction("reset") { $0.reset() }
            AsyncFunction("restore") { try await $0.restore($1) }
        }

        View(StepsView.self) {
            Prop("page") { (view: StepsView, page: URL) in view.page.load(page) }
            Prop("isHidden") { $0.hide($1) }
            Events("onLoad")
        }
    }

    private func results(_ query: StepsQuery) async throws -> [StepsResult] {
        let type = HKQuantityType(.stepCount)
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: type)], sortDescriptors: [SortDescriptor(\.startDate)], limit: query.limit
        )
        return try await descriptor.result(for: store).map { sample in
            let result = StepsResult()
            result.count = sample.quantity.doubleValue(for: .count())
            result.source = sample.sourceRevision.source.name
            return result
        }
    }
}

enum Interval: String, Enumerable {
    case day
    case week
}

struct StepsQuery: Record {
    @Field var limit: Int?
    @Field var interval: Interval = .week
    @Field("unitName") var unit: String = "count"
    @Field(.required) var name: String
    @Field var inner: StepsResult?
}

struct StepsResult: Record {
    @Field var count: Double
    @Field var source: String
    @Field var tags: [String]
}

final class StepsCounter: SharedObject {
    var count: Int

    init(_ count: Int) { self.count = count }

    var half: Int { count / 2 }
    func reset() { count = 0 }

    func subtract(_ steps: Int, times: Int) -> Int {
        count -= steps * times
        return count
    }

    func restore(_ steps: Int) async throws -> Int {
        if steps < 0 { throw NoGoalException() }
        count = steps
        return count
    }
}

/// The view of Expo's template for modules.
final class StepsView: ExpoView, WKNavigationDelegate {
    let page = WKWebView()
    let onLoad = EventDispatcher()

    required init(appContext: AppContext? = nil) {
        super.init(appContext: appContext)
        clipsToBounds = true
        page.navigationDelegate = self
        addSubview(page)
    }

    override func layoutSubviews() { page.frame = bounds }

    func hide(_ isHidden: Bool) {
        self.isHidden = isHidden
        onLoad(["isHidden": isHidden, "url": page.url?.absoluteString])
    }
}

class NoGoalException: Exception {
    override var reason: String { "there is no goal" }
}

class GoalException: GenericException<String> {
    override var reason: String { "the goal is \(param)" }
    override var code: String { "E_GOAL" }
}
