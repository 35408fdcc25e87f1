import Flutter

/// A plugin that does not compile.
class BrokenPlugin: NSObject, FlutterPlugin {
    static func register(with registrar: FlutterPluginRegistrar) {}

    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        DispatchQueue.main.async { result(call.missing) }
    }
}
