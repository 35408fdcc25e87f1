import 'package:healthkit_bridge/healthkit_bridge.dart' show Bridge;

import 'method_channel.dart';
import 'plugin_call.dart';

/// Connects the package `health` to [bridge] until the end of the test. Call
/// this function in a test or in `setUp`.
///
/// The Dart side of the package runs unmodified; the channel `flutter_health`
/// of the bridge answers as its native side on iOS. Pass the package a stub of
/// its device information, because it asks for an identifier before it reads.
Future<Bridge> installFlutterHealthMock(
  Bridge bridge, {
  UncaughtHandler onUncaught = failTest,
}) {
  return installHealthKitBridge(
    'flutter_health',
    bridge: bridge,
    onUncaught: onUncaught,
  );
}
