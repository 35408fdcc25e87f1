import 'package:healthkit_bridge/healthkit_bridge.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';

/// Whether an app offers to save steps.
typedef App = Future<bool> Function(Bridge health);

/// An app that takes success for a grant.
Future<bool> naiveApp(Bridge health) async {
  final params = {
    'identifiers': [steps],
    'read': true,
    'write': true,
  };
  final app = health.healthkitPermissions;
  return await app.call('requestQuantityPermissions', params) as bool;
}

/// An app that requests permission and then checks the status.
Future<bool> carefulApp(Bridge health) async {
  await naiveApp(health);
  final app = health.healthkitPermissions;
  return await app.call('canWriteType', {'identifier': steps}) as bool;
}
