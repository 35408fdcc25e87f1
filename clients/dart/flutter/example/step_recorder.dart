import 'package:flutter/services.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';

/// The Dart side of a plugin. It is the same on a phone.
class HealthKitPlugin {
  static const _channel = MethodChannel('healthkit_permissions');

  Future<bool> requestSteps() async {
    final success = await _channel.invokeMethod<bool>(
      'requestQuantityPermissions',
      {
        'identifiers': [steps],
        'read': false,
        'write': true,
      },
    );
    return success ?? false;
  }

  Future<bool> mayWriteSteps() async {
    final arguments = {'identifier': steps};
    final can = await _channel.invokeMethod<bool>('canWriteType', arguments);
    return can ?? false;
  }
}

/// Whether an app records steps after it has requested permission.
typedef App = Future<bool> Function(HealthKitPlugin plugin);

/// An app that takes success for a grant.
Future<bool> naiveApp(HealthKitPlugin plugin) => plugin.requestSteps();

/// An app that requests permission and then checks the status.
Future<bool> carefulApp(HealthKitPlugin plugin) async {
  await plugin.requestSteps();
  return plugin.mayWriteSteps();
}
