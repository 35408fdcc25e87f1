/// A client of healthkit-bridge, which answers as an iPhone with HealthKit
/// would.
library;

export 'src/bridge.dart';
export 'src/channel.dart';
export 'src/errors.dart' hide responseError;
export 'src/notifications.dart' show BridgeNotification;
export 'src/protocol_version.dart';
