/// The reason of a [ConnectionFailure].
enum ConnectionFailureReason {
  /// The bridge could not be started.
  missing,

  /// The process has ended, or the bridge was closed.
  ended,

  /// A call got no response in time.
  timeout,

  /// The bridge printed invalid output.
  garbage,

  /// The bridge uses an incompatible version of the protocol.
  version,
}

/// The base of all errors of this client.
sealed class BridgeError implements Exception {
  /// Creates an error with a [message].
  BridgeError(this.message);

  /// A sentence about the error. It is null for a plugin's error without a
  /// message.
  final String? message;

  @override
  String toString() => '$runtimeType: $message';
}

/// The bridge could not be started, or the connection is lost. The bridge is
/// then closed.
final class ConnectionFailure extends BridgeError {
  /// Creates a failure. The message contains [stderr] too.
  ConnectionFailure(
    this.reason,
    String message, {
    this.stderr = '',
    this.exitStatus,
  }) : super(stderr.isEmpty
            ? message
            : '$message\nThe last lines of its stderr:\n$stderr');

  /// The reason of the failure.
  final ConnectionFailureReason reason;

  /// The last lines of the bridge's stderr.
  final String stderr;

  /// The exit status if the bridge has ended. If a signal ended it, 128 plus
  /// the number of the signal.
  final int? exitStatus;
}

/// An error response of the bridge.
final class ResponseError extends BridgeError {
  /// Creates the error of an [error] object.
  ResponseError(this.error) : super(_textOf(error['message']));

  ResponseError._withMessage(this.error, super.message);

  /// The whole error object.
  final Map<String, Object?> error;

  Object? _member(String name) {
    final data = error['data'];
    return data is Map<String, Object?> ? data[name] : null;
  }

  String? _text(String name) => _textOf(_member(name));
}

String? _textOf(Object? value) => value is String ? value : null;

/// -32000: an error of a plugin. [code], [message] and [details] are those of
/// Flutter's `PlatformException`.
final class PlatformException extends ResponseError {
  PlatformException._(Map<String, Object?> error)
      : super._withMessage(error, ResponseError(error)._text('message'));

  /// The plugin's code, such as `PERMISSION_ERROR`.
  String? get code => _text('code');

  /// The plugin's details.
  Object? get details => _member('details');

  @override
  String toString() => 'PlatformException: $code, $message';
}

/// -32001: an error of HealthKit, an `NSError`.
final class HealthKitError extends ResponseError {
  HealthKitError._(super.error);

  /// `com.apple.healthkit`, except for errors of other frameworks.
  String? get domain => _text('domain');

  /// The raw value of the `HKError.Code`.
  int? get code {
    final code = _member('code');
    return code is int ? code : null;
  }

  /// The name of the code, such as `errorNoData`.
  String? get name => _text('name');
}

/// -32002: an exception that ends the app on a device. The app cannot catch it.
final class NativeException extends ResponseError {
  NativeException._(super.error);

  /// The name of the exception, such as `NSInvalidArgumentException`.
  String? get exception => _text('exception');

  /// The reason of the exception, a text of HealthKit.
  String? get reason => _text('reason');
}

/// -32602: invalid params.
final class InvalidParams extends ResponseError {
  InvalidParams._(super.error);

  /// The path of the invalid value, such as `toShare[0]`.
  String? get path => _text('path');

  /// The expected value.
  String? get expected => _text('expected');
}

/// -32601: the method does not exist.
final class MissingPluginException extends ResponseError {
  MissingPluginException._(super.error);
}

/// -32004: on a device the plugin never answers the call.
final class NoReply extends ResponseError {
  NoReply._(super.error);
}

/// -32800: the request was cancelled.
final class RequestCancelled extends ResponseError {
  RequestCancelled._(super.error);
}

/// Returns the error of an error object, with the class of its code.
ResponseError responseError(Map<String, Object?> error) =>
    switch (error['code']) {
      -32000 => PlatformException._(error),
      -32001 => HealthKitError._(error),
      -32002 => NativeException._(error),
      -32004 => NoReply._(error),
      -32602 => InvalidParams._(error),
      -32601 => MissingPluginException._(error),
      -32800 => RequestCancelled._(error),
      _ => ResponseError(error),
    };
