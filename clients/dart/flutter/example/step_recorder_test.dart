import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge_flutter/healthkit_bridge_flutter.dart';

import 'step_recorder.dart';

void main() {
  test('the app does not record if the user denies', () async {
    await testDeniedUser(carefulApp);
  });
}

/// Tests an app. The test fails for [naiveApp].
Future<void> testDeniedUser(App records) async {
  await installHealthKitBridge(
    'healthkit_permissions',
    options: {'consent': 'deny'},
  );
  expect(await records(HealthKitPlugin()), isFalse);
}
