import 'dart:convert';
import 'dart:io';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import 'record.dart';

/// The native side of the package `health`, on a device whose user has allowed all types.
class HealthPlugin implements Phone {
  final channel = const MethodChannel('flutter_health');
  Set<Object?> _keys = {};

  static Iterable<Json> _calls(Json vector) =>
      [...vector['prelude'] as List, ...vector['exchange'] as List].cast<Json>();

  /// The keys of the types that a case asks for.
  static Set<Object?> requested(Json vector) => {
        for (final call in _calls(vector))
          if ((call['method'] ?? call['call']) == 'flutter_health/requestAuthorization' && call['result'] != false)
            if (call['params'] case {'types': final List<Object?> types}) ...types,
      };

  @override
  void begin(Json vector) {
    _keys = {};
    if ((vector['given'] as Json).isNotEmpty) throw const LeftOut('the case is about another phone, or another user');
    final keys = requested(vector);
    final used = _calls(vector).map((call) => (call['params'] as Json?)?['dataTypeKey']).nonNulls;
    if (keys.isEmpty || !keys.containsAll(used)) throw const LeftOut('the case needs undecided types');
    _keys = keys;
  }

  @override
  Future<Json> call(String method, Object? params, Object? expectedError) async {
    if (!method.startsWith('flutter_health/')) throw LeftOut('an app that uses the package cannot do $method');
    if (expectedError case {'code': -32002}) throw const LeftOut('the call ends the app');
    try {
      final result = await channel.invokeMethod<Object?>(method.split('/').last, params);
      return {'result': _withoutSource(result)};
    } on PlatformException catch (error) {
      final data = {'code': error.code, 'message': error.message, 'details': error.details};
      return {'error': {'code': -32000, 'message': error.message, 'data': data}};
    } on MissingPluginException {
      return {'error': {'code': -32601}};
    }
  }

  /// An answer with the app of the vectors in place of this one.
  static Object? _withoutSource(Object? value) => switch (value) {
        List() => [for (final each in value) _withoutSource(each)],
        Map() => {
            for (final MapEntry(:key, :value) in value.entries)
              '$key': switch (key) {
                'source_id' when value != '' => 'com.example.app',
                'source_name' when value != '' => 'App',
                _ => _withoutSource(value),
              },
          },
        _ => value,
      };

  /// Deletes what the case has saved.
  @override
  Future<void> end() async {
    for (final key in _keys) {
      final all = {'dataTypeKey': key, 'startTime': 0, 'endTime': 4102444800000};
      await channel.invokeMethod<Object?>('delete', all).catchError((Object _) => null);
    }
  }
}

void main() => runApp(const MaterialApp(home: Recorder()));

/// The app: it asks for the types, runs the vectors, and copies the result to the clipboard.
class Recorder extends StatefulWidget {
  const Recorder({super.key});

  @override
  State<Recorder> createState() => _RecorderState();
}

class _RecorderState extends State<Recorder> {
  var _text = 'Run the vectors';

  Future<void> _run() async {
    setState(() => _text = 'They run');
    final all = cases(jsonDecode(await rootBundle.loadString('vectors.json')) as Json);
    final system = RegExp(r'[\d.]+').firstMatch(Platform.operatingSystemVersion)?[0];
    final result = await record(all, HealthPlugin(), device: 'iPhone', system: 'iOS $system');
    await Clipboard.setData(ClipboardData(text: jsonEncode(result)));
    final count = (result['cases']! as List).cast<Json>().where((each) => each['outcome'] == 'different').length;
    setState(() => _text = '$count differ. The result is on the clipboard.');
  }

  @override
  Widget build(BuildContext context) =>
      Scaffold(body: Center(child: TextButton(onPressed: _run, child: Text(_text))));
}
