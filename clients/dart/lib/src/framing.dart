import 'dart:convert';
import 'dart:typed_data';

/// The longest message that is read, in bytes.
const longestMessage = 256 * 1024 * 1024;

/// Output that is not framed as it must be.
final class FramingError implements Exception {
  /// [message] says what is wrong.
  FramingError(this.message);

  /// What is wrong.
  final String message;
}

/// A message a line.
final class LineFraming {
  /// What has arrived of a message that is not whole. However small the pieces
  /// are in which it comes, each is copied once.
  final _arrived = BytesBuilder(copy: false);

  /// The bytes as which a message travels.
  List<int> encode(String text) => utf8.encode('$text\n');

  /// Takes what has arrived, and gives the messages that are whole by now.
  List<List<int>> push(List<int> chunk) {
    final messages = <List<int>>[];
    var start = 0;
    for (var end = chunk.indexOf(_newline);
        end >= 0;
        end = chunk.indexOf(_newline, start)) {
      _add(chunk.sublist(start, end));
      messages.add(_arrived.takeBytes());
      start = end + 1;
    }
    if (start < chunk.length) _add(chunk.sublist(start));
    return messages;
  }

  void _add(List<int> bytes) {
    _arrived.add(bytes);
    if (_arrived.length > longestMessage) {
      throw FramingError('a message of more than $longestMessage bytes');
    }
  }

  static const _newline = 10;
}
