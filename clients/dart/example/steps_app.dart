import 'package:healthkit_bridge/healthkit_bridge.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';

/// Whether an app offers its user to save steps.
typedef App = Future<bool> Function(Bridge health);

/// Takes the success of the request for a grant.
Future<bool> naiveApp(Bridge health) async {
  final params = {
    'identifiers': [steps],
    'read': true,
    'write': true,
  };
  final app = health.healthkitPermissions;
  return await app.call('requestQuantityPermissions', params) as bool;
}

/// Asks for permission, and then checks the status.
Future<bool> carefulApp(Bridge health) async {
  await naiveApp(health);
  final app = health.healthkitPermissions;
  return await app.call('canWriteType', {'identifier': steps}) as bool;
}
