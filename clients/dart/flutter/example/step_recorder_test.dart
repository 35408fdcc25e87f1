import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge_flutter/healthkit_bridge_flutter.dart';

import 'step_recorder.dart';

void main() {
  test('a user who refuses is not recorded', () => testRefusal(carefulApp));
}

/// The whole test of an app: it fails for [naiveApp].
Future<void> testRefusal(App records) async {
  await installHealthKitBridge(
    'healthkit_permissions',
    options: {'consent': 'deny'},
  );
  expect(await records(HealthKitPlugin()), isFalse);
}
