import 'dart:convert';
import 'dart:io';

import 'package:healthkit_bridge/healthkit_bridge.dart';
import 'package:test/test.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';

void main() {
  late Process server;
  late String url;

  setUpAll(() async {
    final executable =
        Platform.environment['HEALTHKIT_BRIDGE'] ?? 'healthkit-bridge';
    server = await Process.start(
      executable,
      ['serve', '--listen', '127.0.0.1:0', '--consent', 'deny'],
    );
    final line = await server.stdout
        .transform(utf8.decoder)
        .transform(const LineSplitter())
        .first;
    url = (jsonDecode(line) as Map<String, Object?>)['url']! as String;
  });

  tearDownAll(() => server.kill());

  test('an app and the device owner share a phone', () async {
    final app = await Bridge.connect(url, bundleId: 'com.example.walk');
    addTearDown(app.close);
    final owner = await Bridge.connect(url, role: 'owner');
    addTearDown(owner.close);
    await app.store.call('requestAuthorization', {
      'toShare': [steps],
    });
    expect(await app.store.call('authorizationStatus', {'type': steps}), 1);
    await owner.control.call('setAuthorization', {
      'type': steps,
      'direction': 'share',
      'allowed': true,
      'bundleIdentifier': 'com.example.walk',
    });
    expect(await app.store.call('authorizationStatus', {'type': steps}), 2);
  });

  test('a wrong token is a failure without the token', () async {
    await expectLater(
      Bridge.connect(url, token: 'wrong'),
      throwsA(
        isA<ConnectionFailure>()
            .having((it) => it.reason, 'reason', ConnectionFailureReason.missing)
            .having((it) => it.message, 'message', isNot(contains('wrong'))),
      ),
    );
  });
}
