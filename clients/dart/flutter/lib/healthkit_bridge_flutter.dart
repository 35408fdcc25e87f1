/// Connects the channels of a Flutter plugin to a bridge in `flutter test`.
///
/// It also exports `package:healthkit_bridge`, except for the two errors that
/// Flutter itself defines.
library;

export 'package:healthkit_bridge/healthkit_bridge.dart'
    hide MissingPluginException, PlatformException;

export 'src/event_channel.dart';
export 'src/health.dart';
export 'src/health_kit_reporter.dart';
export 'src/method_channel.dart';
