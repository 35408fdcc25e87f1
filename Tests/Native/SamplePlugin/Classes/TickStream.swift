import Flutter

/// The events of `sample/ticks`: one at once, then one a second, up to a number.
class TickStream: NSObject, FlutterStreamHandler {
    private var timer: Timer?

    func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink) -> FlutterError? {
        guard let count = arguments as? [String: Any], let last = count["count"] as? Int else {
            return FlutterError(code: "TICKS", message: "a count is missing", details: nil)
        }
        var number = 0
        events(number)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            number += 1
            if number < last {
                events(number)
            } else if number == last {
                events(FlutterError(code: "LAST", message: nil, details: nil))
            } else {
                events(FlutterEndOfEventStream)
                timer.invalidate()
            }
        }
        return nil
    }

    func onCancel(withArguments arguments: Any?) -> FlutterError? {
        timer?.invalidate()
        timer = nil
        return nil
    }
}
