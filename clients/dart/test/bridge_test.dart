import 'package:healthkit_bridge/healthkit_bridge.dart';
import 'package:test/test.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';

void main() {
  late Bridge bridge;

  setUp(() async => bridge = await Bridge.start(options: {'consent': 'deny'}));
  tearDown(() => bridge.close());

  Future<Object?> requestSteps() => bridge.store.call('requestAuthorization', {
        'toShare': [steps],
      });

  test('success is not a grant', () async {
    expect(await requestSteps(), {'success': true});
    expect(await bridge.store.call('authorizationStatus', {'type': steps}), 1);
  });

  test('concurrent calls get their own results', () async {
    final results = await Future.wait([
      bridge.call('isAvailable'),
      bridge.store.call('authorizationStatus', {'type': steps}),
    ]);
    expect(results, [true, 0]);
  });

  test('integers and doubles stay distinct', () async {
    await bridge.control.call('setAuthorization', {
      'type': steps,
      'direction': 'share',
      'allowed': true,
    });
    final moment = DateTime.utc(2026, 3, 1, 8);
    await bridge.store.call('save', {
      'objects': [
        {
          'type': steps,
          'quantity': {'value': 1000, 'unit': 'count'},
          'startDate': moment,
          'endDate': moment,
        },
      ],
    });
    final result = await bridge.store.call('sampleQuery', {'type': steps});
    final samples = (result as Map<String, Object?>)['samples'];
    final sample = (samples as List<Object?>).single;
    final quantity = (sample as Map<String, Object?>)['quantity'];
    expect((quantity as Map<String, Object?>)['value'], isA<double>());
    expect(sample['startDate'], '2026-03-01T08:00:00Z');
  });

  test('an error of HealthKit has a code and a name', () async {
    await expectLater(
      bridge.store.call('sampleQuery', {'type': steps}),
      throwsA(isA<HealthKitError>()
          .having((error) => error.code, 'code', 5)
          .having((error) => error.name, 'name',
              'errorAuthorizationNotDetermined')),
    );
  });

  test("a plugin's error is a PlatformException", () async {
    await expectLater(
      bridge.healthkitPermissions.call('canWriteType'),
      throwsA(isA<PlatformException>()
          .having((error) => error.code, 'code', 'INVALID_ARGUMENTS')
          .having((error) => error.message, 'message', isNull)),
    );
  });

  test('an exception that ends the app is a NativeException', () async {
    await expectLater(
      bridge.store.call('requestAuthorization'),
      throwsA(isA<NativeException>().having((error) => error.exception,
          'exception', 'NSInvalidArgumentException')),
    );
  });

  test('params that JSON cannot represent are not sent', () async {
    await expectLater(
      bridge.control.call('advanceClock', {'seconds': double.nan}),
      throwsArgumentError,
    );
    await expectLater(
      bridge.call('isAvailable', {'a\u0000': 1}),
      throwsArgumentError,
    );
    expect(await bridge.call('isAvailable'), true);
  });

  test('a timeout that is not above zero is refused', () async {
    await expectLater(
      Bridge.start(timeout: Duration.zero),
      throwsArgumentError,
    );
    await expectLater(
      bridge.call(
        'isAvailable',
        null,
        const CallOptions(timeout: Duration.zero),
      ),
      throwsArgumentError,
    );
    expect(await bridge.call('isAvailable'), true);
  });

  test('a request that waits for the user can be cancelled', () async {
    await bridge.control.call('setConsent', {'policy': 'ask'});
    final sheets = bridge.notifications('control/permissionSheet');
    await expectLater(
      bridge.call(
        'store/requestAuthorization',
        {'toShare': [steps]},
        CallOptions(cancel: sheets.first),
      ),
      throwsA(isA<RequestCancelled>()),
    );
  });

  test('notifications are kept until a listener subscribes', () async {
    await requestSteps();
    final updates = bridge.notifications('store/observerQuery.update');
    await bridge.store.call('observerQuery', {'type': steps});
    expect((await updates.first).params['types'], [steps]);
  });

  test('closing the bridge ends streams without a failure', () async {
    final all = bridge.notifications();
    await bridge.close();
    expect(bridge.isClosed, isTrue);
    expect(await all.toList(), isEmpty);
    await expectLater(
      bridge.call('isAvailable'),
      throwsA(isA<ConnectionFailure>()),
    );
  });
}
