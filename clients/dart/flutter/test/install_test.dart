import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge_flutter/healthkit_bridge_flutter.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';
const permissions = MethodChannel('healthkit_permissions');
const store = MethodChannel('store');

Matcher throwsPlatformException(String code, {Object? details}) {
  return throwsA(isA<PlatformException>()
      .having((error) => error.code, 'code', code)
      .having((error) => error.details, 'details', details));
}

void main() {
  test('a method returns its result', () async {
    await installHealthKitBridge('healthkit_permissions');
    expect(await permissions.invokeMethod<bool>('isAvailable'), isTrue);
  });

  test("a plugin's error is a PlatformException", () async {
    await installHealthKitBridge('healthkit_permissions');
    for (final arguments in [null, <Object?, Object?>{}, 'text', 5]) {
      await expectLater(
        permissions.invokeMethod<bool>('canWriteType', arguments),
        throwsPlatformException('INVALID_ARGUMENTS'),
      );
    }
  });

  test('an error of HealthKit is a PlatformException with its name', () async {
    await installHealthKitBridge('store');
    await expectLater(
      store.invokeMethod<Object?>('sampleQuery', {'type': steps}),
      throwsPlatformException(
        'errorAuthorizationNotDetermined',
        details: {
          'domain': 'com.apple.healthkit',
          'code': 5,
          'name': 'errorAuthorizationNotDetermined',
        },
      ),
    );
  });

  test('the package health is answered as on iOS', () async {
    final bridge = await Bridge.start();
    addTearDown(bridge.close);
    await installFlutterHealthMock(bridge);
    const health = MethodChannel('flutter_health');
    final steps = {
      'types': ['STEPS'],
      'permissions': [1],
    };
    expect(await health.invokeMethod<bool>('hasPermissions', steps), isFalse);
    await health.invokeMethod<bool>('requestAuthorization', steps);
    expect(await health.invokeMethod<bool>('hasPermissions', steps), isTrue);
    await expectLater(
      health.invokeMethod<Object?>('getData', {'dataTypeKey': 'WEIGHT'}),
      throwsPlatformException('HEALTH_ERROR'),
    );
  });

  test('the package health_kit_reporter receives events', () async {
    final bridge = await Bridge.start();
    addTearDown(bridge.close);
    installHealthKitReporterMock(bridge);
    const reporter = MethodChannel('health_kit_reporter_method_channel');
    const steps = ['HKQuantityTypeIdentifierStepCount'];
    await reporter.invokeMethod<bool>('requestAuthorization', {
      'toRead': steps,
      'toWrite': <String>[],
    });
    final channel = await reporter.invokeMethod<String>('observerQuery', {
      'identifiers': steps,
    });
    final event = await EventChannel(channel!).receiveBroadcastStream().first;
    expect(event, {'identifier': steps.first});
  });

  test('a call that is never answered never completes', () async {
    final bridge = await Bridge.start();
    addTearDown(bridge.close);
    await installFlutterHealthMock(bridge);
    var isComplete = false;
    final call = const MethodChannel('flutter_health').invokeMethod<bool>(
      'writeAudiogram',
      {
        'frequencies': [500.0],
        'leftEarSensitivities': [20.0],
        'rightEarSensitivities': [15.0],
        'startTime': 0,
        'endTime': 0,
        'metadata': <String, Object?>{},
      },
    );
    call.whenComplete(() => isComplete = true).ignore();
    await Future<void>.delayed(const Duration(milliseconds: 500));
    expect(isComplete, isFalse);
  });

  test('an unknown method is a MissingPluginException', () async {
    await installHealthKitBridge('healthkit_permissions');
    await expectLater(
      permissions.invokeMethod<bool>('nowhere'),
      throwsA(isA<MissingPluginException>()),
    );
  });

  test('an exception that ends the app is passed to onUncaught', () async {
    final uncaught = <Object>[];
    await installHealthKitBridge(
      'healthkit_permissions',
      onUncaught: (error, _) => uncaught.add(error),
    );
    var isComplete = false;
    final call = permissions.invokeMethod<bool>(
      'requestQuantityPermissions',
      {'identifiers': <String>[], 'read': true, 'write': true},
    );
    call.whenComplete(() => isComplete = true).ignore();
    await Future<void>.delayed(const Duration(milliseconds: 500));
    expect(uncaught.single, isA<NativeException>());
    expect(isComplete, isFalse);
  });

  test('an event channel emits the updates of a query', () async {
    final bridge = await installHealthKitBridge('store');
    installHealthKitBridgeEvents(
      'steps',
      bridge,
      notification: 'store/anchoredObjectQuery.update',
      toEvent: (update) => (update['samples'] as List<Object?>?)?.length,
    );
    await bridge.store.call('requestAuthorization', {
      'toShare': [steps],
      'read': [steps],
    });
    final counts = const EventChannel('steps')
        .receiveBroadcastStream({'type': steps}).take(2);
    final events = counts.toList();
    final moment = DateTime.utc(2026, 3, 1, 8);
    // Wait until the query runs.
    await Future<void>.delayed(const Duration(milliseconds: 500));
    await bridge.store.call('save', {
      'objects': [
        {
          'type': steps,
          'quantity': {'value': 10, 'unit': 'count'},
          'startDate': moment,
          'endDate': moment,
        },
      ],
    });
    expect(await events, [0, 1]);
  });

  testWidgets('a widget test needs runAsync', (tester) async {
    await tester.runAsync(() async {
      await installHealthKitBridge('healthkit_permissions');
      expect(await permissions.invokeMethod<bool>('isAvailable'), isTrue);
    });
  });
}
