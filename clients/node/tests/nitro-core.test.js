import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, heartRate, mass, quantity, steps, useNitro, watch, workouts } from './nitro/health.js';

const health = useNitro();
const menopause = 'HKCategoryTypeIdentifierMenopausalState';
const count = (value) => [steps, 'count', value, at('11:00'), at('11:10')];

describe('a hybrid object', () => {
  test('has its members on its prototype', () => {
    const { CoreModule } = health;
    assert.deepEqual(Object.keys(CoreModule), []);
    assert.deepEqual({ ...CoreModule }, {});
    const members = [];
    for (const member in CoreModule) members.push(member);
    assert.ok(['name', 'equals', 'dispose', 'deleteObjects'].every((member) => members.includes(member)));
    assert.equal(CoreModule.name, 'CoreModule');
    assert.equal(String(CoreModule), '[HybridObject CoreModule]');
    assert.equal(CoreModule.equals(CoreModule), true);
  });

  test('is created by its name, a new one each time', () => {
    const { NitroModules } = health;
    assert.throws(() => NitroModules.createHybridObject('X'), /^Error: Cannot create an instance of HybridObject "X" - It has not yet been registered/);
    const object = NitroModules.createHybridObject('CoreModule');
    assert.equal(object.equals(health.CoreModule), false);
    assert.equal(NitroModules.hasHybridObject('SourceProxy'), false);
    object.dispose();
    assert.throws(() => object.isHealthDataAvailable(), /dispose\(\) was called on it/);
  });

  test('checks the number of arguments at once, also of functions that return promises', () => {
    const { CoreModule } = health;
    assert.throws(() => CoreModule.enableBackgroundDelivery(steps), { message: '`CoreModule.enableBackgroundDelivery(...)` expected 2 arguments, but received 1!' });
    assert.throws(() => CoreModule.querySources(), { message: '`CoreModule.querySources(...)` expected between 1 and 2 arguments, but received 0!' });
    assert.throws(() => CoreModule.isHealthDataAvailable(undefined), /expected 0 arguments, but received 1!/);
  });

  test('converts arguments at once', () => {
    const { CoreModule, QuantityTypeModule, CorrelationTypeModule } = health;
    const fails = (run, message) => assert.throws(run, { name: 'Error', message });
    fails(() => CoreModule.authorizationStatusFor('x'), 'CoreModule.authorizationStatusFor(...): Cannot convert "x" to enum ObjectTypeIdentifier - invalid value!');
    fails(() => CoreModule.unsubscribeQuery(null), /^CoreModule\.unsubscribeQuery\(\.\.\.\): Value is null, expected a String\n\n/);
    fails(() => CoreModule.unsubscribeQueries({}), /Object is an object, expected an array\n\n/);
    fails(() => CoreModule.subscribeToObserverQuery(steps, {}), /Object is an object, expected a function/);
    fails(() => CoreModule.enableBackgroundDelivery(steps, '1'), /: Value is a string, expected a number$/);
    fails(() => CoreModule.getPreferredUnits([], null), /: Value is null, expected a boolean$/);
    fails(() => QuantityTypeModule.saveQuantitySample(steps, 'count', 1, '2026', at('11:00')), /Value is a string, expected an Object/);
    fails(() => QuantityTypeModule.saveQuantitySample(...count(1), { a: at('11:00') }), /: Cannot convert ".+" to any type in variant</);
    fails(
      () => CorrelationTypeModule.saveCorrelationSample('HKCorrelationTypeIdentifierFood', [{}], at('11:00'), at('11:00')),
      /Cannot convert "\[object Object\]" to any type in variant<.*CategorySampleForSaving, .*QuantitySampleForSaving>!$/,
    );
    fails(() => CoreModule.querySources(steps, { sources: [{ name: 'A', bundleIdentifier: 'b' }] }), /is not a hybrid object SourceProxy/);
    fails(() => QuantityTypeModule.saveQuantitySample('HKQuantityTypeIdentifierAppleExerciseTime', 'min', 1, at('11:00'), at('11:00')), /enum QuantityTypeIdentifierWriteable/);
  });
});

describe('CoreModule', () => {
  test('what the system and the phone have', async () => {
    const { CoreModule } = health;
    const names = ['HKStateOfMindTypeIdentifier', 'HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent', steps];
    assert.equal(CoreModule.isHealthDataAvailable(), true);
    assert.equal(await CoreModule.isHealthDataAvailableAsync(), true);
    assert.deepEqual(CoreModule.areObjectTypesAvailable(names), { [names[0]]: true, [names[1]]: true, [steps]: true });
    await health.call('control/reset', { osVersion: '17.6' });
    assert.equal(CoreModule.isObjectTypeAvailable(names[0]), false);
    assert.equal(await CoreModule.isObjectTypeAvailableAsync(steps), true);
    assert.deepEqual(await CoreModule.areObjectTypesAvailableAsync([names[0]]), { [names[0]]: false });
    assert.equal(CoreModule.isProtectedDataAvailable(), true);
    await health.call('control/lockDevice');
    assert.equal(await CoreModule.isProtectedDataAvailableAsync(), false);
  });

  test('success is not a grant', async () => {
    const { CoreModule, QuantityTypeModule } = health;
    const types = { toShare: [steps], toRead: [steps, 'HKStateOfMindTypeIdentifier'] };
    await health.call('control/setConsent', { policy: 'deny' });
    assert.equal(await CoreModule.getRequestStatusForAuthorization(types), 1);
    assert.equal(CoreModule.authorizationStatusFor(steps), 0);
    assert.equal(await CoreModule.requestAuthorization(types), true);
    assert.equal(CoreModule.authorizationStatusFor(steps), 1);
    assert.equal(await CoreModule.getRequestStatusForAuthorization(types), 2);
    await assert.rejects(QuantityTypeModule.saveQuantitySample(...count(1)), { message: /^Error Domain=com.apple.healthkit Code=4 / });
  });

  test('exceptions of a request are caught, and their reason is lost', async () => {
    const { CoreModule } = health;
    const lost = { name: 'Error', message: 'Error Domain=NSInvalidArgumentException Code=0 "(null)"' };
    await assert.rejects(CoreModule.requestAuthorization({}), lost);
    await assert.rejects(CoreModule.requestAuthorization({ toRead: ['HKCorrelationTypeIdentifierFood'] }), lost);
    assert.equal(await CoreModule.getRequestStatusForAuthorization({ toShare: [] }), 2);
  });

  test('an error of a promise has HealthKit\'s text, one of a waiting function also its name', async () => {
    const { CoreModule, CharacteristicTypeModule } = health;
    const text = 'Error Domain=com.apple.healthkit Code=5 "Authorization not determined" UserInfo={NSLocalizedDescription=Authorization not determined}';
    await assert.rejects(CoreModule.querySources(steps), { name: 'Error', message: text });
    assert.throws(() => CharacteristicTypeModule.getBloodType(), { message: `CharacteristicTypeModule.getBloodType(...): ${text}` });
  });

  test('objects granted one by one', async () => {
    const { CoreModule } = health;
    assert.equal(await CoreModule.requestPerObjectReadAuthorization('HKVisionPrescriptionTypeIdentifier'), undefined);
    await assert.rejects(CoreModule.requestPerObjectReadAuthorization('HKUserAnnotatedMedicationTypeIdentifier'), {
      message: '[react-native-healthkit] Failed initializing unrecognized objectType identifier HKUserAnnotatedMedicationTypeIdentifier',
    });
  });

  test('sources are handles', async () => {
    const { CoreModule, QuantityTypeModule } = health;
    await health.grant(steps);
    await health.add(watch, quantity(steps, 10, 'count', '10:00'));
    const [source] = await CoreModule.querySources(steps);
    assert.deepEqual({ name: source.name, ...source }, { name: 'Watch' });
    assert.equal(JSON.stringify(source), JSON.stringify(watch));
    await QuantityTypeModule.saveQuantitySample(...count(5));
    const filter = { sources: [CoreModule.currentAppSource()] };
    assert.deepEqual((await QuantityTypeModule.queryQuantitySamples(steps, { limit: 0, filter })).map((sample) => sample.quantity), [5]);
    assert.equal((await QuantityTypeModule.queryQuantitySamples(steps, { limit: 0, filter: { sources: [] } })).length, 2);
  });

  test('preferred units are kept for the life of the process', async () => {
    const { CoreModule } = health;
    await health.grant(mass, steps);
    assert.deepEqual(await CoreModule.getPreferredUnits([mass, steps]), [{ typeIdentifier: mass, unit: 'kg' }, { typeIdentifier: steps, unit: 'count' }]);
    await health.call('control/setPreferredUnit', { type: mass, unit: 'lb' });
    await health.call('control/lockDevice');
    assert.equal((await CoreModule.getPreferredUnits([mass]))[0].unit, 'kg');
    await assert.rejects(CoreModule.getPreferredUnits([mass], true), /Code=6/);
    await health.call('control/unlockDevice');
    assert.equal((await CoreModule.getPreferredUnits([mass], true))[0].unit, 'lb');
    assert.deepEqual(await CoreModule.getPreferredUnits([]), []);
  });

  test('a deletion needs a condition', async () => {
    const { CoreModule, QuantityTypeModule } = health;
    await health.grant(steps);
    await QuantityTypeModule.saveQuantitySample(...count(5));
    await assert.rejects(CoreModule.deleteObjects(steps, { uuid: 'no UUID' }), { message: '[react-native-healthkit] Unable to create predicate for deleting objects' });
    assert.equal(await CoreModule.deleteObjects(steps, { uuids: ['no UUID'] }), 0);
    assert.equal(await CoreModule.deleteObjects(steps, { date: {} }), 1);
  });

  test('background delivery', async () => {
    const { CoreModule } = health;
    assert.equal(await CoreModule.enableBackgroundDelivery(steps, 2), true);
    assert.equal(await CoreModule.disableBackgroundDelivery(steps), true);
    assert.equal(await CoreModule.disableAllBackgroundDelivery(), true);
  });
});

describe('subscriptions', () => {
  test('tell of each change, from the event loop', async () => {
    const { CoreModule, QuantityTypeModule } = health;
    await health.grant(steps);
    const events = [];
    const id = CoreModule.subscribeToObserverQuery(steps, (event) => events.push(event));
    CoreModule.isHealthDataAvailable();
    assert.equal(events.length, 0, 'no callback runs inside a call');
    await health.settle();
    assert.deepEqual(events, [{ typeIdentifier: steps, errorMessage: undefined }]);
    await QuantityTypeModule.saveQuantitySample(...count(5));
    await health.add(watch, quantity(steps, 1, 'count', '13:00'));
    await health.settle();
    assert.equal(events.length, 2, 'samples that start before the subscription are not told');
    assert.equal(CoreModule.unsubscribeQuery(id), true);
    assert.equal(CoreModule.unsubscribeQuery(id), false);
    await health.add(watch, quantity(steps, 1, 'count', '14:00'));
    await health.settle();
    assert.equal(events.length, 2);
  });

  test('leave the observers of a test alone', async () => {
    await health.grant(steps);
    await health.CoreModule.enableBackgroundDelivery(steps, 1);
    await health.call('store/observerQuery', { type: steps });
    await health.settle();
    const { entries } = await health.call('control/journal', { method: 'store/completeObserver' });
    assert.deepEqual(entries, []);
  });

  test('an error is an event', async () => {
    const { CoreModule } = health;
    const events = [];
    const id = CoreModule.subscribeToObserverQuery(steps, (event) => events.push(event));
    await health.settle();
    assert.deepEqual(events, [{ typeIdentifier: steps, errorMessage: 'Authorization not determined' }]);
    assert.equal(CoreModule.unsubscribeQueries([id, id]), 1);
    await health.call('control/reset', { osVersion: '18.0' });
    const message = `CoreModule.subscribeToObserverQuery(...): [react-native-healthkit] Failed to initialize unrecognized sampleType with identifier ${menopause}`;
    assert.throws(() => CoreModule.subscribeToObserverQuery(menopause, () => {}), { message });
  });

  test('belong to the object that made them, and to the app process', async () => {
    const { CoreModule, NitroModules } = health;
    await health.grant(steps);
    const id = CoreModule.subscribeToObserverQuery(steps, () => {});
    assert.equal(await NitroModules.createHybridObject('CoreModule').unsubscribeQueryAsync(id), false);
    await health.call('control/setAppState', { state: 'relaunched' });
    assert.equal(await CoreModule.unsubscribeQueriesAsync([id]), 0);
  });

  test('of a type that is observed in the background share one callback', async () => {
    const { CoreModule } = health;
    await health.grant(heartRate, workouts);
    assert.equal(await CoreModule.configureBackgroundTypes([heartRate, 'nonsense'], 1), true);
    await health.settle();
    const events = [];
    const first = CoreModule.subscribeToObserverQuery(heartRate, () => events.push('first'));
    await health.settle();
    assert.deepEqual(events, ['first'], 'the first update waited for a callback');
    CoreModule.subscribeToObserverQuery(heartRate, () => events.push('second'));
    await health.add(watch, quantity(heartRate, 70, 'count/min', '10:00'));
    await health.settle();
    assert.deepEqual(events, ['first', 'second']);
    assert.equal(CoreModule.unsubscribeQueries([first]), 0);
    assert.equal(CoreModule.unsubscribeQuery(first), true);
    await health.add(watch, quantity(heartRate, 71, 'count/min', '10:01'));
    await health.settle();
    assert.equal(events.length, 2, 'the first identifier takes the second callback away');
    assert.equal(await CoreModule.clearBackgroundTypes(), true);
  });

  test('start again at launch for the types that were kept', async () => {
    const { CoreModule } = health;
    await health.grant(heartRate);
    await CoreModule.configureBackgroundTypes([heartRate], 1);
    const observed = async () => (await health.call('control/state')).queries.map(({ types }) => types);
    await health.call('control/setAppState', { state: 'relaunched' });
    assert.deepEqual(await observed(), [[heartRate]]);
    await health.call('control/setApp', { bundleIdentifier: 'com.example.other' });
    assert.deepEqual(await observed(), [], 'another app keeps nothing');
    await health.call('control/setApp', { bundleIdentifier: 'com.example.app' });
    await health.setupBackgroundObservers();
    assert.deepEqual(await observed(), [[heartRate]], 'the observers run already');
    await health.call('control/setOSVersion', { osVersion: '27.1' });
    assert.deepEqual(await observed(), [[heartRate]]);
  });
});
