import 'package:flutter/services.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';

/// The Dart side of a plugin, as it is on a phone.
class HealthKitPlugin {
  static const _channel = MethodChannel('healthkit_permissions');

  Future<bool> requestSteps() async {
    final asked = await _channel.invokeMethod<bool>(
      'requestQuantityPermissions',
      {
        'identifiers': [steps],
        'read': false,
        'write': true,
      },
    );
    return asked ?? false;
  }

  Future<bool> mayWriteSteps() async {
    final arguments = {'identifier': steps};
    final may = await _channel.invokeMethod<bool>('canWriteType', arguments);
    return may ?? false;
  }
}

/// Whether an app records steps after it has asked for them.
typedef App = Future<bool> Function(HealthKitPlugin plugin);

/// An app that takes success for a grant.
Future<bool> naiveApp(HealthKitPlugin plugin) => plugin.requestSteps();

/// An app that asks, and then looks what it may do.
Future<bool> carefulApp(HealthKitPlugin plugin) async {
  await plugin.requestSteps();
  return plugin.mayWriteSteps();
}
