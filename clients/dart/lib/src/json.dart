import 'dart:convert';

/// The JSON text of a message. Dates become RFC 3339 strings.
///
/// Throws an [ArgumentError] for values that a request cannot contain.
String encode(Map<String, Object?> message) => jsonEncode(_encodable(message));

/// The value of a message's bytes; null if they are not JSON.
Object? decode(List<int> bytes) {
  try {
    return jsonDecode(utf8.decode(bytes));
  } on FormatException {
    return null;
  }
}

Object? _encodable(Object? value) {
  switch (value) {
    case null || bool() || int():
      return value;
    case final double number:
      if (!number.isFinite) throw ArgumentError('not a finite number');
      return number;
    case final String text:
      return _checked(text);
    case final DateTime date:
      return date.toUtc().toIso8601String();
    case final Map<Object?, Object?> map:
      return {
        for (final entry in map.entries)
          _name(entry.key): _encodable(entry.value),
      };
    case final Iterable<Object?> elements:
      return [for (final element in elements) _encodable(element)];
    default:
      throw ArgumentError('JSON cannot represent a ${value.runtimeType}');
  }
}

String _name(Object? key) {
  if (key is! String) throw ArgumentError('a name that is not a string');
  if (key.contains('\u0000')) throw ArgumentError('a name with U+0000');
  return _checked(key);
}

/// Returns [text]. Throws an [ArgumentError] if it contains half a surrogate
/// pair, which UTF-8 cannot represent.
String _checked(String text) {
  if (text.runes.any((rune) => rune >= 0xD800 && rune <= 0xDFFF)) {
    throw ArgumentError('a text with half a surrogate pair');
  }
  return text;
}
