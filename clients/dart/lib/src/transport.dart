import 'dart:async';
import 'dart:convert';
import 'dart:io';
import 'dart:math';

import 'framing.dart';
import 'real_time.dart';

/// How long a process may take to end after its input was closed, and again
/// after it was terminated.
const patience = Duration(seconds: 1);

/// Who is told what comes from a [Transport].
abstract interface class TransportListener {
  /// A message has come.
  void received(List<int> bytes);

  /// The output cannot be read any further.
  void lost(String what);

  /// The process is gone, and everything that it has printed was handed on.
  void ended(int exitStatus);
}

/// A process that is spoken to in frames, and the last lines of its stderr. It
/// knows nothing of JSON.
final class Transport {
  Transport._(this._process, this._framing, this._listener) {
    // Where the process no longer reads, its end tells all there is to tell.
    _process.stdin.done.ignore();
    ended = _run();
  }

  /// The exit status (128 and the number of the signal that ended it, if one
  /// did), as soon as the process is gone.
  late final Future<int> ended;

  final Process _process;
  final LineFraming _framing;
  final TransportListener _listener;
  final _stderr = _Tail();
  var _isLost = false;
  var _isClosing = false;

  /// Starts `command`, the executable and its arguments. Throws a
  /// [ProcessException] if that cannot be started.
  static Future<Transport> start(
    List<String> command,
    LineFraming framing,
    TransportListener listener,
  ) async {
    final process = await Process.start(command.first, command.sublist(1));
    return Transport._(process, framing, listener);
  }

  /// Sends a message. What is sent to a process that has ended is lost: [ended]
  /// tells.
  void send(String text) {
    if (!_isClosing) _process.stdin.add(_framing.encode(text));
  }

  /// The last lines of stderr.
  String get stderr => _stderr.lines;

  /// Closes the input; terminates the process if that does not end it, and
  /// kills it at last. Completes with the exit status.
  Future<int> close() {
    if (_isClosing) return ended;
    _isClosing = true;
    // It would not complete if the process had ended before: [ended] is what
    // is waited for.
    _process.stdin.close().ignore();
    final terminate = startTimer(patience, _process.kill);
    final kill = startTimer(
      patience * 2,
      () => _process.kill(ProcessSignal.sigkill),
    );
    return ended.whenComplete(() {
      terminate.cancel();
      kill.cancel();
    });
  }

  Future<int> _run() async {
    final output = _process.stdout.listen(_receive);
    final errors = _process.stderr.listen(_stderr.add);
    final read = Future.wait([
      output.asFuture<void>().then((_) => unawaited(close())),
      errors.asFuture<void>(),
    ]);
    final code = await _process.exitCode;
    // Somebody whom it has started may keep its pipes open.
    await read.timeout(patience, onTimeout: () => const []);
    unawaited(output.cancel());
    unawaited(errors.cancel());
    final status = code < 0 ? 128 - code : code;
    _listener.ended(status);
    return status;
  }

  void _receive(List<int> chunk) {
    if (_isLost) return;
    try {
      _framing.push(chunk).forEach(_listener.received);
    } on FramingError catch (error) {
      _isLost = true;
      _listener.lost(error.message);
    }
  }
}

/// The last lines of a stream that may be endless.
final class _Tail {
  var _bytes = const <int>[];

  void add(List<int> chunk) {
    final bytes = [..._bytes, ...chunk];
    _bytes = bytes.sublist(max(0, bytes.length - 8192));
  }

  String get lines {
    final text = utf8.decode(_bytes, allowMalformed: true).trimRight();
    final lines = text.split('\n');
    return lines.sublist(max(0, lines.length - 20)).join('\n');
  }
}
