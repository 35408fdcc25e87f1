import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { connect, cordova, loadPlugin, pluginFolder } from 'healthkit-bridge/cordova';
import { errorsOf } from './fakes/programs.js';

const phone = useHealthKit({ clock: '2026-01-01T12:00:00Z', timeZone: 'UTC', seed: 1 });
connect(phone);

/** Calls a method of the native side. Resolves to the callbacks with their arguments. */
const exec = (action, ...args) =>
  new Promise((resolve) => {
    const callbacks = [];
    const called = (name) => (argument) => {
      callbacks.push([name, argument]);
      setImmediate(() => resolve(callbacks));
    };
    cordova.exec(called('success'), called('error'), 'HealthKit', action, args);
  });

/** A watch adds steps. */
const addSteps = (value) =>
  phone.control.addSamples({
    source: { name: 'Watch', bundleIdentifier: 'com.apple.health.watch' },
    objects: [
      {
        type: 'HKQuantityTypeIdentifierStepCount',
        quantity: { value, unit: 'count' },
        startDate: '2026-01-01T08:00:00Z',
        endDate: '2026-01-01T08:10:00Z',
      },
    ],
  });
const steps = 'HKQuantityTypeIdentifierStepCount';

describe('the stand-in for Cordova', () => {
  test('the globals of a web view exist', () => {
    assert.equal(globalThis.cordova, cordova);
    assert.equal(globalThis.window, globalThis);
    assert.match(window.navigator.userAgent, /iPhone OS 18/);
  });

  test('each callback has its argument', async () => {
    assert.deepEqual(await exec('available'), [['success', true]]);
    assert.deepEqual(await exec('checkAuthStatus', {}), [['error', 'type is an invalid value']]);
    assert.deepEqual(await exec('readDateOfBirth'), [['error', null]]);
    assert.deepEqual(await exec('requestAuthorization', { readTypes: [steps] }), [['success', null]]);
  });

  test('a call can have several callbacks', async () => {
    assert.deepEqual(await exec('requestAuthorization', { readTypes: ['x', steps] }), [
      ['error', 'readTypes contains an invalid value'],
      ['success', null],
    ]);
  });

  test('each observer is called for each update', async () => {
    await exec('requestAuthorization', { readTypes: [steps] });
    const calls = [];
    for (const name of ['first', 'second']) {
      cordova.exec((type) => calls.push([name, type]), assert.fail, 'HealthKit', 'monitorSampleType', [{ sampleType: steps }]);
    }
    await exec('available');
    await addSteps(1);
    await exec('available');
    assert.deepEqual(calls, [['first', steps], ['second', steps], ['first', steps], ['second', steps]]);
    assert.deepEqual(await exec('monitorSampleType', {}), [['error', 'sampleType was invalid']]);
  });

  test('a call that is never answered stays open', async () => {
    let answered = false;
    cordova.exec(() => (answered = true), () => (answered = true), 'HealthKit', 'delete', [{}]);
    await exec('available');
    assert.equal(answered, false);
  });
});

const prelude = "import { Bridge } from 'healthkit-bridge'; import { connect, cordova } from 'healthkit-bridge/cordova';";

test('an exception, a call without an answer and a missing bridge are not errors of a callback', async () => {
  const callbacks = "() => console.log('called'), () => console.log('called'), 'HealthKit'";
  const [exception, noReply, noBridge] = await Promise.all([
    errorsOf(`${prelude} connect(await Bridge.start()); cordova.exec(${callbacks}, 'readWeight', []);`),
    errorsOf(`${prelude} connect(await Bridge.start(), { noReply: 'throw' }); cordova.exec(${callbacks}, 'delete', []);`),
    errorsOf(`${prelude} cordova.exec(${callbacks}, 'available', []);`),
  ]);
  assert.match(exception, /NativeException: \*\*\* -\[__NSArray0 objectAtIndex:\]/);
  assert.match(noReply, /The plugin never answers/);
  assert.match(noBridge, /No bridge: call connect/);
});

const folder = pluginFolder(fileURLToPath(import.meta.url));
const absent = 'cordova-plugin-health is absent: set CORDOVA_PLUGIN_HEALTH to the folder of the package';

describe('the JavaScript of cordova-plugin-health runs unmodified', { skip: folder ? false : absent }, () => {
  const health = folder && loadPlugin(folder);
  const day = () => ({ startDate: new Date('2026-01-01T00:00:00Z'), endDate: new Date('2026-01-02T00:00:00Z') });
  const morning = (end = '08:00') => ({
    startDate: new Date('2026-01-01T08:00:00Z'),
    endDate: new Date(`2026-01-01T${end}:00Z`),
  });
  const call = (method, ...args) => new Promise((resolve, reject) => health[method](...args, resolve, reject));
  const quantities = [
    'steps', 'distance', 'calories', 'calories.active', 'calories.basal', 'height', 'weight', 'bmi', 'heart_rate',
    'heart_rate.resting', 'heart_rate.variability', 'fat_percentage', 'waist_circumference', 'blood_glucose', 'insulin',
    'resp_rate', 'oxygen_saturation', 'vo2max', 'temperature', 'UVexposure', 'nutrition.calories', 'nutrition.fat.total',
    'nutrition.fat.saturated', 'nutrition.fat.polyunsaturated', 'nutrition.fat.monounsaturated', 'nutrition.cholesterol',
    'nutrition.sodium', 'nutrition.potassium', 'nutrition.carbs.total', 'nutrition.dietary_fiber', 'nutrition.sugar',
    'nutrition.protein', 'nutrition.vitamin_a', 'nutrition.vitamin_c', 'nutrition.calcium', 'nutrition.iron', 'nutrition.water',
    'nutrition.caffeine',
  ];

  test('every method of the plugin runs', async () => {
    assert.equal(await call('isAvailable'), true);
    assert.equal(await call('openHealthSettings'), true);
    await call('requestAuthorization', { read: ['steps', 'gender'], write: ['weight'] });
    assert.equal(await call('isAuthorized', { write: ['weight'] }), true);
    assert.equal(await call('isAuthorized', { read: ['steps'] }), false);
    await call('store', { dataType: 'weight', value: 70.5, ...morning() });
    const [weight] = await call('query', { dataType: 'weight', ...day() });
    assert.equal(weight.value, 70.5);
    assert.equal(weight.unit, 'kg');
    assert.equal(await call('delete', { dataType: 'weight', ...day() }), 1);
    const methods = Object.keys(Object.getPrototypeOf(health));
    assert.deepEqual(methods.sort(), [
      'delete', 'isAuthorized', 'isAvailable', 'openHealthSettings', 'query', 'queryAggregated', 'requestAuthorization', 'store',
    ]);
  });

  test('every quantity can be stored and queried', async (t) => {
    await call('requestAuthorization', { read: quantities, write: quantities });
    const values = { blood_glucose: { glucose: 5, meal: 'before_lunch' }, insulin: { insulin: 2, reason: 'bolus' } };
    for (const dataType of quantities) {
      const value = values[dataType] ?? 0.5;
      await call('store', { dataType, value, ...morning() });
      const found = await call('query', { dataType, ...day() });
      assert.deepEqual(found[0].value, value, dataType);
    }
    t.diagnostic(`${quantities.length} quantities`);
  });

  test('stairs have no unit, and cannot be stored', async () => {
    const stairs = { dataType: 'stairs', value: 3, ...day() };
    assert.equal(await call('store', stairs).catch((text) => text), 'quantity type string is invalid');
  });

  test('sums and buckets of steps', async () => {
    await call('requestAuthorization', { read: ['steps'] });
    await addSteps(100);
    const sum = await call('queryAggregated', { dataType: 'steps', ...day() });
    assert.equal(sum.value, 100);
    const buckets = await call('queryAggregated', { dataType: 'steps', bucket: 'day', ...day() });
    assert.deepEqual(buckets.map((bucket) => bucket.value), [100]);
  });

  test('every other type runs', async () => {
    const types = ['activity', 'sleep', 'mindfulness', 'nutrition', 'blood_pressure'];
    await call('requestAuthorization', { read: types, write: types });
    await call('store', { dataType: 'activity', value: 'running', ...morning('09:00') });
    const [workout] = await call('query', { dataType: 'activity', includeRoute: true, includeHeartRate: true, ...day() });
    assert.equal(workout.value, 'running');
    await call('store', { dataType: 'sleep', value: 'sleep.deep', ...morning('09:00') });
    const refusal = await call('store', { dataType: 'sleep', value: 'sleep', ...morning('09:00') }).catch((text) => text);
    assert.match(refusal, /category value is not compatible/);
    const pressure = { systolic: 120, diastolic: 80 };
    await call('store', { dataType: 'blood_pressure', value: pressure, ...morning() });
    assert.deepEqual((await call('query', { dataType: 'blood_pressure', ...day() }))[0].value, pressure);
    const meal = { item: 'Soup', nutrients: { 'nutrition.calories': 100 } };
    await call('store', { dataType: 'nutrition', value: meal, ...morning() });
    assert.deepEqual((await call('query', { dataType: 'nutrition', ...day() }))[0].value, meal);
    assert.equal((await call('query', { dataType: 'gender', ...day() }))[0].value, 'unknown');
    const [bucket] = await call('queryAggregated', { dataType: 'activity', bucket: 'day', ...day() });
    assert.deepEqual(Object.keys(bucket.value), ['running']);
  });
});
