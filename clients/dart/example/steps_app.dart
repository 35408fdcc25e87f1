import 'package:healthkit_bridge/healthkit_bridge.dart';

const steps = 'HKQuantityTypeIdentifierStepCount';

/// Whether an app offers its user to save steps.
typedef App = Future<bool> Function(Bridge health);

/// Believes that it may, since asking came to an end.
Future<bool> naiveApp(Bridge health) {
  return health.healthkitPermissions.requestQuantityPermissions(
    identifiers: [steps],
    read: true,
    write: true,
  );
}

/// Asks, and then looks.
Future<bool> carefulApp(Bridge health) async {
  await naiveApp(health);
  return health.healthkitPermissions.canWriteType(identifier: steps);
}
