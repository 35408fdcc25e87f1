// The tests of an app that uses the unmodified package. It runs in a process of its own, with React in NODE_PATH.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, beforeEach, test } from 'node:test';
import { startNitro } from 'healthkit-bridge/nitro';
import { at, heartRate, mass, quantity, routes, steps, watch, workouts } from './health.js';

const require = createRequire(import.meta.url);
const { load } = require('./package.cjs');
const HealthKit = load();

let health;
before(async () => (health = await startNitro({ clock: '2026-03-01T12:00:00Z', timeZone: 'Europe/Berlin' })));
beforeEach(() => health.call('control/reset'));
after(() => health.close());

const grant = (...types) => HealthKit.requestAuthorization({ toShare: types, toRead: types });
const add = (source, ...objects) => health.call('control/addSamples', { source, objects });
const settle = async () => {
  for (let turn = 0; turn < 4; turn++) {
    await health.call('rpc/version');
    await new Promise(setImmediate);
  }
};

test('the package runs its files for iOS', () => {
  assert.equal(HealthKit.isHealthDataAvailable(), true);
  assert.deepEqual(HealthKit.currentAppSource().toJSON(), { name: 'App', bundleIdentifier: 'com.example.app' });
});

test('a request succeeds although the user denies everything', async () => {
  await health.call('control/setConsent', { policy: 'deny' });
  assert.equal(await grant(steps), true);
  assert.equal(HealthKit.authorizationStatusFor(steps), HealthKit.AuthorizationStatus.sharingDenied);
  await assert.rejects(HealthKit.saveQuantitySample(steps, 'count', 10, at('08:00'), at('08:10')), /Code=4/);
});

test('a denied read looks empty, and a missing request is an error', async () => {
  await assert.rejects(HealthKit.getMostRecentQuantitySample(steps), /Code=5 "Authorization status is not determined for all types provided."/);
  await health.call('control/setConsent', { policy: 'deny' });
  await HealthKit.requestAuthorization({ toRead: [steps] });
  await add(watch, quantity(steps, 10, 'count', '08:00'));
  assert.equal(await HealthKit.getMostRecentQuantitySample(steps), undefined);
});

test('a workout with a route', async () => {
  await grant(workouts, routes);
  const saved = await HealthKit.saveWorkoutSample(HealthKit.WorkoutActivityType.running, [], at('08:00'), at('08:30'), { distance: 5000 });
  const point = { longitude: 8, altitude: 0, course: 0, speed: 3, horizontalAccuracy: 5, verticalAccuracy: 5 };
  await saved.saveWorkoutRoute([{ ...point, date: at('08:00'), latitude: 50 }, { ...point, date: at('08:01'), latitude: 50.001 }]);
  const workout = await HealthKit.getMostRecentWorkout();
  assert.deepEqual([workout.uuid, workout.totalDistance.quantity], [saved.uuid, 5000]);
  const [route] = await workout.getWorkoutRoutes();
  assert.deepEqual(route.locations.map(({ latitude, date }) => [latitude, date]), [[50, at('08:00')], [50.001, at('08:01')]]);
});

test('a background observer', async () => {
  await HealthKit.requestAuthorization({ toRead: [heartRate] });
  await HealthKit.configureBackgroundTypes([heartRate], HealthKit.UpdateFrequency.immediate);
  const events = [];
  const subscription = HealthKit.subscribeToChanges(heartRate, (event) => events.push(event));
  await settle();
  assert.equal(events.length, 1);
  await health.call('control/setAppState', { state: 'background' });
  await add(watch, quantity(heartRate, 70, 'count/min', '11:00'));
  await settle();
  assert.equal(events.length, 2);
  assert.equal(subscription.remove(), true);
});

test('new samples arrive by a subscription, from the emulated time on', async () => {
  await HealthKit.requestAuthorization({ toRead: [heartRate] });
  const values = [];
  const listen = (event) => values.push(...(event.samples ?? []).map((sample) => sample.quantity));
  const subscription = HealthKit.subscribeToQuantitySamples(heartRate, listen, at('12:00'));
  await settle();
  await add(watch, quantity(heartRate, 70, 'count/min', '11:00'), quantity(heartRate, 80, 'count/min', '12:30'));
  await settle();
  assert.deepEqual(values, [80]);
  subscription.remove();
});

test('units follow the user until the process ends', async () => {
  await grant(mass);
  await HealthKit.saveQuantitySample(mass, 'kg', 70, at('08:00'), at('08:00'));
  assert.equal(await HealthKit.getPreferredUnit(mass), 'kg');
  await health.call('control/setPreferredUnit', { type: mass, unit: 'lb' });
  assert.equal((await HealthKit.getMostRecentQuantitySample(mass)).unit, 'kg', 'the package keeps the unit');
  await health.call('control/setAppState', { state: 'relaunched' });
  const sample = await HealthKit.getMostRecentQuantitySample(mass);
  assert.deepEqual([sample.unit, sample.quantity.toFixed(1)], ['lb', '154.3']);
  assert.equal((await HealthKit.getMostRecentQuantitySample(mass, 'st')).quantity.toFixed(2), '11.02');
});

test('a locked phone', async () => {
  await grant(steps);
  await health.call('control/lockDevice');
  assert.equal(HealthKit.isProtectedDataAvailable(), false);
  await assert.rejects(HealthKit.queryQuantitySamples(steps, { limit: 1, unit: 'count' }), /Code=6 "Protected health data is inaccessible"/);
  assert.equal((await HealthKit.saveQuantitySample(steps, 'count', 1, at('08:00'), at('08:01'))).quantity, 1);
});
