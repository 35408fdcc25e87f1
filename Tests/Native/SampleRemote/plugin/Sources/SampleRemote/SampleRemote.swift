import Flutter
import HealthKit
import RemoteSteps

class SampleRemote: NSObject, FlutterPlugin {
    static func register(with registrar: FlutterPluginRegistrar) {
        let channel = FlutterMethodChannel(name: "remote", binaryMessenger: registrar.messenger())
        registrar.addMethodCallDelegate(SampleRemote(), channel: channel)
    }

    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        result(sharingStatus(of: .stepCount, in: HKHealthStore()))
    }
}
