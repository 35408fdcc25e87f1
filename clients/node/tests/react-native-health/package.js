// Runs the JavaScript of react-native-health against the bridge. react-native-health.test.js starts it.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { Bridge } from 'healthkit-bridge';
import * as reactNative from 'healthkit-bridge/react-native-health';
import { loadPackage, packageFolder } from 'healthkit-bridge/react-native-health/loader';

const folder = packageFolder();
const bridge = await Bridge.start({ clock: '2026-01-01T12:00:00Z', timeZone: 'UTC', seed: 1 });
reactNative.connect(bridge);
const HealthKit = await loadPackage();
const { Activities, Observers, Permissions, Units } = HealthKit.Constants;

/** Calls a method of the package. Resolves to `{error}` or `{result}`. */
const call = (method, ...args) =>
  new Promise((resolve) => {
    HealthKit[method](...args, (error, result) => resolve(error === null ? { result } : { error }));
  });
const day = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-02T00:00:00.000Z' };

test.after(() => bridge.close());

test('the package has all methods of the native module', () => {
  const methods = Object.keys(HealthKit).filter((name) => typeof HealthKit[name] === 'function');
  assert.equal(methods.length, 93);
  console.log(`${methods.length} functions`);
});

test('every key of a permission can be read', async () => {
  const keys = Object.values(Permissions);
  const { result } = await call('initHealthKit', { permissions: { read: keys, write: keys } });
  assert.equal(result, true);
  for (const key of keys) {
    const { result } = await call('getAuthStatus', { permissions: { read: [key], write: [] } });
    assert.equal(result.permissions.read.length, 1, key);
  }
  console.log(`${keys.length} permissions`);
});

test('every method with a callback answers', async () => {
  const excluded = ['addListener', 'removeListeners', 'setObserver', 'initStepCountObserver', 'Constants'];
  const methods = Object.keys(HealthKit).filter((name) => !excluded.includes(name));
  const outcomes = { results: 0, errors: 0 };
  for (const method of methods) {
    const args = method === 'isAvailable' ? [] : [optionsOf(method)];
    const { error } = await call(method, ...args);
    outcomes[error ? 'errors' : 'results'] += 1;
    if (error) assert.equal(typeof error.message, 'string', method);
  }
  assert.equal(methods.length, 89);
  assert.deepEqual(outcomes, { results: 88, errors: 1 });
  console.log(`${methods.length} methods: ${outcomes.results} results, ${outcomes.errors} error`);
});

/** Options with which a method succeeds. Only the route of an unknown workout fails. */
function optionsOf(method) {
  if (method.startsWith('delete')) return '00000000-0000-0000-0000-000000000000';
  if (method === 'getLatestPeakFlow') HealthKit.savePeakFlow({ value: 400 }, () => {});
  for (const [latest, save] of Object.entries(latestSaves)) {
    if (method === latest) HealthKit[save]({ value: 20 }, () => {});
  }
  const permissions = { read: [Permissions.Steps], write: [Permissions.Steps] };
  const metadata = { HKInsulinDeliveryReason: 1 };
  const food = { foodName: 'Apple', mealType: 'Snacks', energy: 52 };
  const value = method === 'saveMindfulSession' ? 0 : 20;
  const type = method === 'getClinicalRecords' ? 'AllergyRecord' : undefined;
  return { ...day, value, permissions, type, ...food, ...(method === 'saveInsulinDeliverySample' && { metadata }) };
}

const latestSaves = {
  getLatestWeight: 'saveWeight',
  getLatestHeight: 'saveHeight',
  getLatestWaistCircumference: 'saveWaistCircumference',
  getLatestBmi: 'saveBmi',
  getLatestBodyFatPercentage: 'saveBodyFatPercentage',
  getLatestLeanBodyMass: 'saveLeanBodyMass',
  getLatestBloodAlcoholContent: 'saveBloodAlcoholContent',
};

test('every activity is saved and read back', async () => {
  await bridge.control.reset();
  await call('initHealthKit', { permissions: { read: ['Workout'], write: ['Workout'] } });
  const names = Object.values(Activities);
  for (const type of names) assert.ok((await call('saveWorkout', { type, ...day })).result, type);
  const { result } = await call('getSamples', { ...day, type: 'Workout', ascending: true });
  assert.deepEqual(result.map(({ activityName }) => activityName), names);
  console.log(`${names.length} activities`);
});

test('the units of the package', async () => {
  await call('initHealthKit', { permissions: { read: ['ActiveEnergyBurned'], write: ['ActiveEnergyBurned'] } });
  const energies = {};
  const type = 'HKQuantityTypeIdentifierActiveEnergyBurned';
  const source = { name: 'Watch', bundleIdentifier: 'com.apple.health.watch' };
  const [startDate, endDate] = ['2026-01-01T08:00:00Z', '2026-01-01T08:30:00Z'];
  await bridge.control.addSamples({ source, objects: [{ type, quantity: { value: 1, unit: 'kcal' }, startDate, endDate }] });
  for (const unit of [Units.kilocalorie, Units.calorie, Units.joule]) {
    energies[unit] = (await call('getActiveEnergyBurned', { ...day, unit })).result[0].value;
  }
  assert.deepEqual(energies, { kilocalorie: 1, calorie: 1000, joule: 4184 });
  console.log(`${Object.keys(Units).length} units`);
});

test('the observers of the package send events', async () => {
  await bridge.control.reset();
  await call('initHealthKit', { permissions: { read: Object.values(Permissions), write: [] } });
  const emitter = new reactNative.NativeEventEmitter(reactNative.NativeModules.AppleHealthKit);
  const received = [];
  const names = Object.values(Observers);
  const done = new Promise((resolve) => {
    for (const name of names) {
      emitter.addListener(`healthKit:${name}:sample`, (body) => {
        received.push([name, body]);
        if (received.length === names.length) resolve();
      });
    }
  });
  for (const name of names) HealthKit.setObserver({ type: name });
  await done;
  assert.deepEqual(received.map(([name]) => name).sort(), [...names].sort());
  for (const name of names) emitter.removeAllListeners(`healthKit:${name}:sample`);
  console.log(`${names.length} observers`);
});

test('the plugin for Expo sets the texts and entitlements', () => {
  const require = createRequire(import.meta.url);
  const Module = require('node:module');
  const load = Module._load;
  const withMod = (config, change) => change(config);
  Module._load = (name, ...rest) =>
    name === '@expo/config-plugins' ? { withInfoPlist: withMod, withEntitlementsPlist: withMod } : load(name, ...rest);
  try {
    const { modResults } = require(join(folder, 'app.plugin.js'))({ modResults: {} }, { isClinicalDataEnabled: true });
    assert.equal(modResults['com.apple.developer.healthkit'], true);
    assert.deepEqual(modResults['com.apple.developer.healthkit.access'], ['health-records']);
    assert.ok(modResults.NSHealthShareUsageDescription && modResults.NSHealthUpdateUsageDescription);
  } finally {
    Module._load = load;
  }
});
