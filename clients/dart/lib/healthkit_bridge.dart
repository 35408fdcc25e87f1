/// A client of healthkit-bridge, which answers as an iPhone with HealthKit
/// would.
library;

export 'src/bridge.dart';
export 'src/control.dart';
export 'src/errors.dart' hide responseError;
export 'src/healthkit_permissions.dart';
export 'src/notifications.dart' show BridgeNotification;
export 'src/protocol_version.dart';
export 'src/store.dart';
