/// Points the channels of a Flutter plugin at a bridge, in `flutter test`.
///
/// It exports `package:healthkit_bridge` as well, but for the two errors that
/// Flutter has itself.
library;

export 'package:healthkit_bridge/healthkit_bridge.dart'
    hide MissingPluginException, PlatformException;

export 'src/event_channel.dart';
export 'src/method_channel.dart';
