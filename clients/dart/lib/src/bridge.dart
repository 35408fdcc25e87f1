import 'channel.dart';
import 'connection.dart';
import 'notifications.dart';
import 'options.dart';

/// What one call may be told.
final class CallOptions {
  /// A call with its own [timeout], or one that can be cancelled.
  const CallOptions({this.timeout, this.cancel});

  /// What the call has, above zero; null is what the bridge was started with.
  final Duration? timeout;

  /// When it completes, a request that waits for the user, or takes long, is
  /// cancelled.
  final Future<void>? cancel;
}

/// A running bridge. [Bridge.start] makes one.
final class Bridge {
  Bridge._(this._connection);

  final Connection _connection;

  /// HealthKit's own operations.
  Channel get store => Channel(this, 'store');

  /// The world around the app: the user, Settings, the clock, other sources.
  Channel get control => Channel(this, 'control');

  /// The method channel of the Flutter plugin.
  Channel get healthkitPermissions => Channel(this, 'healthkit_permissions');

  /// Starts a bridge and asks for its version.
  ///
  /// [command] is the executable and its arguments; without it, the environment
  /// variable `HEALTHKIT_BRIDGE` names the executable, else it is
  /// `healthkit-bridge` on the `PATH`. [timeout] is what a call has unless told
  /// otherwise, above zero, and [options] are those of `serve` in camel case.
  ///
  /// Throws a [ConnectionFailure], and an [ArgumentError] for a timeout that is
  /// not above zero.
  static Future<Bridge> start({
    List<String>? command,
    Duration timeout = const Duration(seconds: 30),
    Map<String, Object?> options = const {},
  }) {
    return withConsentFile(options, (serve) async {
      final connection = await Connection.start(
        [...command ?? defaultCommand(), ...toArguments(serve)],
        timeout,
      );
      await connection.checkVersion();
      return Bridge._(connection);
    });
  }

  /// Whether nothing can be called any more: it was closed, or lost.
  bool get isClosed => _connection.isClosed;

  /// One request, and its result. Calls need not wait for each other: they are
  /// carried out in their order.
  ///
  /// [params] is a map or a list that JSON can say, in which a [DateTime] may
  /// stand for its text.
  ///
  /// Throws a [ConnectionFailure] or a [ResponseError], and an [ArgumentError]
  /// for params that no request can say.
  Future<Object?> call(
    String method, [
    Object? params,
    CallOptions options = const CallOptions(),
  ]) {
    return _connection.call(
      method,
      params,
      timeout: options.timeout,
      cancel: options.cancel,
    );
  }

  /// The notifications that come from now on: all, or those of one [method].
  ///
  /// What comes while nobody listens is kept. The stream is done when the
  /// bridge is closed; when the bridge is lost, the [ConnectionFailure] comes
  /// before.
  Stream<BridgeNotification> notifications([String? method]) =>
      _connection.notifications(method);

  /// Ends all streams of notifications that were made until now.
  void endNotifications() => _connection.endNotifications();

  /// Ends the bridge, after it has answered the calls under way, and waits
  /// until its process is gone.
  Future<void> close() => _connection.close();
}
