/// Runs vectors on a phone: protocol/vectors/README.md describes their form,
/// and protocol/observations/result.schema.json that of the result.
library;

typedef Json = Map<String, Object?>;
typedef Difference = ({String path, Object? expected, Object? actual});

/// The reason for which a case is left out.
class LeftOut implements Exception {
  const LeftOut(this.reason);
  final String reason;
}

bool isSame(Object? one, Object? other) => one is num && other is num
    ? (one - other).abs() <= 1e-12 * one.abs()
    : one == other;

bool has(Object? value, Object? form) => switch (form) {
      'anything' => true,
      'uuid' => value is String && RegExp(r'^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$').hasMatch(value),
      'date' => value is String && value.endsWith('Z') && DateTime.tryParse(value) != null,
      'string' => value is String,
      'boolean' => value is bool,
      'integer' => value is num && value == value.truncate(),
      'number' => value is num,
      'array' => value is List,
      _ => value is Map,
    };

/// The first difference between a value and a pattern.
Difference? difference(Object? pattern, Object? value, Json saved, [String path = '']) {
  final found = (path: path, expected: pattern, actual: value);
  if (pattern is List) {
    if (value is! List) return found;
    for (var place = 0; place < pattern.length || place < value.length; place++) {
      final at = '$path[$place]';
      if (place >= pattern.length) return (path: at, expected: null, actual: value[place]);
      if (place >= value.length) return (path: at, expected: pattern[place], actual: null);
      final inner = difference(pattern[place], value[place], saved, at);
      if (inner != null) return inner;
    }
    return null;
  }
  if (pattern is! Map) return isSame(pattern, value) ? null : found;
  final name = pattern.keys.cast<String>().where((key) => key.startsWith(r'$')).firstOrNull;
  if (name == null) return members(pattern, value, saved, found, isExact: true);
  final argument = pattern[name];
  Difference? when(bool holds) => holds ? null : found;
  switch (name) {
    case r'$any':
      return when(has(value, argument));
    case r'$integer' || r'$real':
      return when(isSame(argument, value));
    case r'$has':
      return members(argument as Map, value, saved, found);
    case r'$contains' when argument is String:
      return when('$value'.contains(argument));
    case r'$contains':
      return when(value is List && assign(argument as List, value, saved));
    case r'$unordered':
      return when(value is List && value.length == (argument as List).length && assign(argument, value, saved));
    case r'$use':
      return when(isSame(saved[argument], value));
    case r'$save':
      final inner = pattern.containsKey('as') ? difference(pattern['as'], value, saved, path) : null;
      saved[argument as String] = value;
      return inner;
    default:
      throw LeftOut('the recorder has no $name');
  }
}

Difference? members(Map patterns, Object? value, Json saved, Difference found, {bool isExact = false}) {
  if (value is! Map) return found;
  String at(Object? name) => found.path.isEmpty ? '$name' : '${found.path}.$name';
  for (final name in patterns.keys.cast<String>().toList()..sort()) {
    if (!value.containsKey(name)) return (path: at(name), expected: patterns[name], actual: null);
    final inner = difference(patterns[name], value[name], saved, at(name));
    if (inner != null) return inner;
  }
  final others = isExact ? value.keys.where((name) => !patterns.containsKey(name)) : const [];
  return others.isEmpty ? null : (path: at(others.first), expected: null, actual: value[others.first]);
}

/// Whether each pattern matches an element of its own.
bool assign(List patterns, List elements, Json saved) {
  if (patterns.isEmpty) return true;
  for (var place = 0; place < elements.length; place++) {
    final attempt = {...saved};
    if (difference(patterns.first, elements[place], attempt) != null) continue;
    if (!assign(patterns.sublist(1), [...elements]..removeAt(place), attempt)) continue;
    saved.addAll(attempt);
    return true;
  }
  return false;
}

/// A value with each `{"$use": name}` replaced by the saved value.
Object? filled(Object? value, Json saved) => switch (value) {
      List() => [for (final each in value) filled(each, saved)],
      Map() when value.containsKey(r'$use') => saved[value[r'$use']],
      Map() => {for (final entry in value.entries) entry.key: filled(entry.value, saved)},
      _ => value,
    };

/// A phone. `call` answers `{result}` or `{error}`.
abstract interface class Phone {
  void begin(Json vector);
  Future<Json> call(String method, Object? params, Object? expectedError);
  Future<void> end();
}

Future<Json> outcome(Json vector, Phone phone) async {
  final saved = <String, Object?>{};
  Json different(int step, Difference found) =>
      {'outcome': 'different', 'step': step, 'path': found.path, 'expected': found.expected, 'actual': found.actual};
  Json? otherText;
  try {
    phone.begin(vector);
    for (final request in (vector['prelude'] as List).cast<Json>()) {
      final answer = await phone.call(request['method'] as String, filled(request['params'], saved), null);
      if (answer.containsKey('error')) throw LeftOut('the phone cannot be prepared: ${request['method']}');
    }
    for (final (index, step) in (vector['exchange'] as List).cast<Json>().indexed) {
      if (step.keys.any((name) => !const ['call', 'params', 'result', 'error'].contains(name))) {
        throw const LeftOut('the case is about the messages of the host');
      }
      final answer = await phone.call(step['call'] as String, filled(step['params'], saved), step['error']);
      final expected = step.containsKey('error') ? {'error': {r'$has': step['error']}} : {'result': step['result']};
      final found = difference(expected, answer, saved);
      if (found == null) continue;
      // The text of an error is compared last, so everything else agrees.
      if (found.path != 'error.message') return different(index, found);
      otherText ??= different(index, found);
    }
    return otherText ?? {'outcome': 'agreed'};
  } on LeftOut catch (error) {
    return {'outcome': 'notRun', 'reason': error.reason};
  } finally {
    await phone.end();
  }
}

/// The whole cases of vector files, by the name that a run has for each file.
List<Json> cases(Json files) => [
      for (final MapEntry(key: file, value: page as Json) in files.entries)
        for (final vector in (page['cases'] as List).cast<Json>())
          {
            ...vector,
            'file': file,
            'given': {...?page['given'] as Json?, ...?vector['given'] as Json?},
            'prelude': [
              for (final entry in [...?page['prelude'] as List?, ...?vector['prelude'] as List?])
                if (entry is String) ...(page['fixtures'] as Json)[entry] as List else entry,
            ],
          },
    ];

/// The result of cases.
Future<Json> record(List<Json> cases, Phone phone, {required String device, required String system}) async => {
      'device': device,
      'system': system,
      'date': DateTime.now().toIso8601String().substring(0, 10),
      'cases': [
        for (final vector in cases) {'file': vector['file'], 'case': vector['name'], ...await outcome(vector, phone)},
      ],
    };
