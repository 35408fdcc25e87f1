import 'bridge.dart';

/// A channel of a bridge. Its methods are called without the channel's name.
///
/// `bridge.store.call('authorizationStatus', {'type': steps})` calls
/// `store/authorizationStatus`.
final class Channel {
  /// Creates the channel [name] of a bridge.
  Channel(this._bridge, this.name);

  final Bridge _bridge;

  /// The part of a method's name before the slash, such as `store`.
  final String name;

  /// Calls the method `name/method` with [Bridge.call].
  Future<Object?> call(
    String method, [
    Object? params,
    CallOptions options = const CallOptions(),
  ]) {
    return _bridge.call('$name/$method', params, options);
  }
}
