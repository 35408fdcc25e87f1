import 'package:healthkit_bridge/healthkit_bridge.dart';
import 'package:test/test.dart';

import 'steps_app.dart';

void main() {
  test('the app does not offer to save steps if the user denies', () async {
    await testDeniedUser(carefulApp);
  });
}

/// Tests an app. The test fails for [naiveApp].
Future<void> testDeniedUser(App offersToSave) async {
  final health = await Bridge.start(options: {'consent': 'deny'});
  addTearDown(health.close);
  expect(await offersToSave(health), isFalse);
}
