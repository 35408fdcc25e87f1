// swift-format-ignore-file: NeverForceUnwrap
import Flutter
import HealthKit

/// The part of the sample that reads and writes steps.
class SampleHealthPlugin: NSObject, FlutterPlugin {
    private let store = HKHealthStore()
    private let channel: FlutterMethodChannel
    private let steps = HKQuantityType.quantityType(forIdentifier: .stepCount)!
    private var observer: HKObserverQuery?

    static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: "sample/health", binaryMessenger: registrar.messenger())
        registrar.addMethodCallDelegate(SampleHealthPlugin(channel), channel: channel)
    }

    init(_ channel: FlutterMethodChannel) {
        self.channel = channel
    }

    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        let arguments = call.arguments as? [String: Any] ?? [:]
        switch call.method {
        case "authorize":
            store.requestAuthorization(toShare: [steps], read: [steps]) { success, error in
                DispatchQueue.main.async { result(error.map(Self.flutterError) ?? success) }
            }
        case "save":
            save(arguments["count"] as? Double ?? 0, result)
        case "count":
            count(result)
        case "observe":
            let query = HKObserverQuery(sampleType: steps, predicate: nil) { [weak self] _, completion, _ in
                self?.channel.invokeMethod("stepsChanged", arguments: nil)
                completion()
            }
            observer = query
            store.execute(query)
            result(nil)
        case "observeUnits":
            let center = NotificationCenter.default
            for queue in [nil, OperationQueue.main] {
                center.addObserver(forName: .HKUserPreferencesDidChange, object: store, queue: queue) { [weak self] _ in
                    self?.reportUnit()
                }
            }
            result(nil)
        case "wrongUnit":
            result(HKQuantity(unit: .count(), doubleValue: 1).doubleValue(for: .meter()))
        default:
            result(FlutterMethodNotImplemented)
        }
    }

    private func reportUnit() {
        let mass = HKQuantityType.quantityType(forIdentifier: .bodyMass)!
        store.preferredUnits(for: [mass]) { [channel] units, _ in
            channel.invokeMethod("unitChanged", arguments: ["unit": units[mass]?.unitString ?? "none"])
        }
    }

    private func save(_ count: Double, _ result: @escaping FlutterResult) {
        let now = Date()
        let sample = HKQuantitySample(
            type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count), start: now.addingTimeInterval(-60), end: now
        )
        store.save(sample) { success, error in
            DispatchQueue.main.async { result(error.map(Self.flutterError) ?? sample.uuid.uuidString) }
        }
    }

    private func count(_ result: @escaping FlutterResult) {
        let query = HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
            _,
            samples,
            error in
            guard let samples = samples as? [HKQuantitySample] else {
                return result(error.map(Self.flutterError))
            }
            result(samples.map { $0.quantity.doubleValue(for: .count()) }.reduce(0, +))
        }
        store.execute(query)
    }

    private static func flutterError(_ error: Error) -> FlutterError {
        let error = error as NSError
        return FlutterError(code: "\(error.code)", message: error.localizedDescription, details: error.domain)
    }
}
