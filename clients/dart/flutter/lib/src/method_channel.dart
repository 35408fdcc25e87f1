import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' show Bridge;

import 'answer.dart';

/// Lets a bridge answer the [MethodChannel] of the name [channel], until the
/// end of the test. To be called in a test or in `setUp`.
///
/// A bridge is started for it, with [options], and closed at the end. One that
/// is given as [bridge] is neither started nor closed. The method of a call is
/// that of the channel, as `healthkit_permissions/isAvailable`.
///
/// A plugin's error and HealthKit's become a [PlatformException], a method that
/// is not there a [MissingPluginException]. What no code of an app could catch,
/// a native exception above all, fails the test, and the call never completes;
/// a test that expects it gives [onUncaught].
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
    return answer(
      used,
      '$channel/${call.method}',
      _params(call.arguments),
      (error, stackTrace) {
        // After the test nobody waits for an answer.
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

/// What a plugin gets that is no dictionary stays none: it then finds no
/// arguments by name.
Object? _params(Object? arguments) =>
    arguments == null || arguments is Map ? arguments : [arguments];
