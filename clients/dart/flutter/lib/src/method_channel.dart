import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' show Bridge;

import 'plugin_call.dart';

/// Connects the [MethodChannel] with the name [channel] to a bridge until the
/// end of the test. Call this function in a test or in `setUp`.
///
/// It starts a bridge with [options], and closes it at the end of the test. It
/// neither starts nor closes a bridge that is passed as [bridge]. The method
/// `isAvailable` of the channel `healthkit_permissions` is the method
/// `healthkit_permissions/isAvailable` of the bridge.
///
/// An error of the plugin or of HealthKit becomes a [PlatformException]. A call
/// of a method that does not exist throws a [MissingPluginException]. An app
/// cannot catch other errors on a device, such as a native exception. Such an
/// error fails the test, and the call never completes. A test that expects it
/// passes [onUncaught].
Future<Bridge> installHealthKitBridge(
  String channel, {
  Bridge? bridge,
  Map<String, Object?> options = const {},
  MethodCodec codec = const StandardMethodCodec(),
  UncaughtHandler onUncaught = failTest,
}) async {
  TestWidgetsFlutterBinding.ensureInitialized();
  final messenger =
      TestDefaultBinaryMessengerBinding.instance.defaultBinaryMessenger;
  final methods = MethodChannel(channel, codec);
  final used = bridge ?? await Bridge.start(options: options);
  var isInstalled = true;

  messenger.setMockMethodCallHandler(methods, (call) {
    return callAsPlugin(
      used,
      '$channel/${call.method}',
      _params(call.arguments),
      (error, stackTrace) {
        // Ignore errors of calls that are still pending after the test.
        if (isInstalled) onUncaught(error, stackTrace);
      },
    );
  });
  addTearDown(() async {
    isInstalled = false;
    messenger.setMockMethodCallHandler(methods, null);
    if (bridge == null) await used.close();
  });
  return used;
}

/// The params for the arguments of a call. Arguments other than a map become a
/// list, so that the plugin finds no arguments by name.
Object? _params(Object? arguments) =>
    arguments == null || arguments is Map ? arguments : [arguments];
