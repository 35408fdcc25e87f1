import 'package:healthkit_bridge/healthkit_bridge.dart';
import 'package:test/test.dart';

import 'steps_app.dart';

void main() {
  test('does not offer to save steps when the user denied', () async {
    await testDeniedUser(carefulApp);
  });
}

/// The whole test of an app: it fails for [naiveApp].
Future<void> testDeniedUser(App offersToSave) async {
  final health = await Bridge.start(options: {'consent': 'deny'});
  addTearDown(health.close);
  expect(await offersToSave(health), isFalse);
}
