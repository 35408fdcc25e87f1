import Capacitor
import Foundation
import HealthKit
import SampleLibrary

/// A plugin of Capacitor for the tests of the host. It uses each part of Capacitor once, and answers in each way.
@objc(SampleStepsPlugin)
public class SampleStepsPlugin: CAPPlugin, CAPBridgedPlugin {
    /// The name of the class.
    public let identifier = "SampleStepsPlugin"
    /// The name in JavaScript.
    public let jsName = "SampleSteps"
    /// The methods.
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "echo", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "kinds", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "empty", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "rejected", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "notHere", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "dates", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "notJSON", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "midnight", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "steps", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "watch", returnType: CAPPluginReturnCallback),
        CAPPluginMethod(name: "tell", returnType: CAPPluginReturnNone),
        CAPPluginMethod(name: "goal", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "checkPermissions", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "noSelector", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "silent", returnType: CAPPluginReturnPromise),
    ]

    private let store = HKHealthStore()
    private var isLoaded = false

    /// The app has loaded the plugin.
    override public func load() { isLoaded = true }

    @objc func echo(_ call: CAPPluginCall) { call.resolve(call.jsObjectRepresentation) }

    @objc func kinds(_ call: CAPPluginCall) {
        call.resolve([
            "loaded": isLoaded, "id": getId(), "text": call.getString("text") as Any, "number": call.getDouble("number") as Any,
            "whole": call.getInt("number", -1), "flag": call.getBool("flag", false),
            "list": call.getArray("list", String.self) ?? [],
            "object": call.getObject("object")?.keys.sorted() ?? [], "date": call.getDate("date")?.timeIntervalSince1970 ?? 0,
            "has": call.hasOption("text"), "options": call.options["text"] as? String ?? "none",
        ])
    }

    @objc func empty(_ call: CAPPluginCall) { call.resolve() }

    @objc func rejected(_ call: CAPPluginCall) {
        if let code = call.getString("code") {
            call.reject("with a code", code, nil, ["count": 2])
        } else {
            call.reject("without a code")
        }
    }

    @objc func notHere(_ call: CAPPluginCall) { call.unimplemented() }

    @objc func dates(_ call: CAPPluginCall) {
        call.resolve(["date": Date(timeIntervalSince1970: 0.5), "list": [Date(timeIntervalSince1970: 1)], "none": NSNull()])
    }

    @objc func notJSON(_ call: CAPPluginCall) { call.resolve(["number": Double.nan]) }

    @objc func midnight(_ call: CAPPluginCall) {
        call.resolve(["date": Calendar.current.startOfDay(for: Date()), "zone": TimeZone.current.identifier])
    }

    @objc func steps(_ call: CAPPluginCall) {
        let type = HKQuantityType(.stepCount)
        let query = HKSampleQuery(sampleType: type, predicate: nil, limit: 1, sortDescriptors: nil) { _, samples, error in
            DispatchQueue.main.async {
                if let error { return call.reject(error.localizedDescription, nil, error) }
                let count = (samples as? [HKQuantitySample])?.first?.quantity.doubleValue(for: .count())
                call.resolve(["count": count ?? 0])
            }
        }
        store.execute(query)
    }

    @objc func watch(_ call: CAPPluginCall) {
        call.keepAlive = true
        call.resolve(["value": 1])
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { call.resolve(["value": 2]) }
    }

    @objc func tell(_ call: CAPPluginCall) {
        notifyListeners("change", data: ["count": call.getInt("count", 0)], retainUntilConsumed: call.getBool("retain") ?? false)
    }

    @objc func goal(_ call: CAPPluginCall) {
        call.resolve(["steps": SampleCapacitor.goal(), "library": StepGoal(500).count.doubleValue(for: .count())])
    }

    @objc func unlisted(_ call: CAPPluginCall) { call.resolve() }

    @objc func silent(_ call: CAPPluginCall) {}
}
