// Every function and hook that the unmodified package exports. It runs in a process of its own, with React in NODE_PATH.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { startNitro } from 'healthkit-bridge/nitro';
import { followed, hooks } from './hooks.js';
import { at, heartRate, mass, quantity, sleep, steps, watch, workouts } from './health.js';

const require = createRequire(import.meta.url);
const { load, packageFolder } = require('./package.cjs');
const mounted = hooks(packageFolder(), (...args) => health.call(...args));

const [HealthKit, checkAll] = followed(load());

let health;
before(async () => (health = await startNitro({ osVersion: '26.0', clock: '2026-03-01T12:00:00Z', timeZone: 'UTC' })));
after(() => health.close());

const types = { toShare: [steps, mass, heartRate, sleep, workouts, 'HKStateOfMindTypeIdentifier', 'HKQuantityTypeIdentifierDietaryWater'] };
const characteristics = ['BiologicalSex', 'BloodType', 'DateOfBirth', 'FitzpatrickSkinType', 'WheelchairUse'];
types.toRead = [
  ...types.toShare,
  ...characteristics.map((name) => `HKCharacteristicTypeIdentifier${name}`),
  'HKElectrocardiogramType',
  'HKDataTypeIdentifierHeartbeatSeries',
  'HKQuantityTypeIdentifierHeartRateVariabilitySDNN',
];

const food = 'HKCorrelationTypeIdentifierFood';
const water = { quantityType: 'HKQuantityTypeIdentifierDietaryWater', quantity: 0.2, unit: 'L', startDate: at('08:00'), endDate: at('08:00') };
const all = { limit: 0 };

/** A call of each function: its arguments, and what its answer must be. */
const calls = {
  isHealthDataAvailable: [[], true],
  isHealthDataAvailableAsync: [[], true],
  isProtectedDataAvailable: [[], true],
  isProtectedDataAvailableAsync: [[], true],
  getEarliestAuthorizedSampleDates: [[[steps]], {}],
  isObjectTypeAvailable: [[steps], true],
  isObjectTypeAvailableAsync: [[steps], true],
  areObjectTypesAvailable: [[[steps]], { [steps]: true }],
  areObjectTypesAvailableAsync: [[[steps]], { [steps]: true }],
  currentAppSource: [[], (source) => source.name === 'App'],
  getRequestStatusForAuthorization: [[types], 1],
  requestAuthorization: [[types], true],
  authorizationStatusFor: [[steps], 2],
  requestPerObjectReadAuthorization: [['HKVisionPrescriptionTypeIdentifier'], undefined],
  enableBackgroundDelivery: [[steps, 1], true],
  disableBackgroundDelivery: [[steps], true],
  disableAllBackgroundDelivery: [[], true],
  configureBackgroundTypes: [[[steps], 1], true],
  clearBackgroundTypes: [[], true],
  getPreferredUnits: [[[mass]], [{ typeIdentifier: mass, unit: 'kg' }]],
  getPreferredUnit: [[mass], 'kg'],
  isQuantityCompatibleWithUnit: [[mass, 'lb'], true],
  getBiologicalSex: [[], 0], getBiologicalSexAsync: [[], 0], getBloodType: [[], 0], getBloodTypeAsync: [[], 0],
  getFitzpatrickSkinType: [[], 0], getFitzpatrickSkinTypeAsync: [[], 0], getWheelchairUse: [[], 0], getWheelchairUseAsync: [[], 0],
  getDateOfBirth: [[], undefined], getDateOfBirthAsync: [[], undefined],
  saveQuantitySample: [[steps, 'count', 9, at('08:00'), at('08:10')], (sample) => sample.quantity === 9],
  saveCategorySample: [[sleep, 3, at('01:00'), at('02:00')], (sample) => sample.value === 3],
  saveCorrelationSample: [[food, [water], at('08:00'), at('08:00')], (sample) => sample.objects.length === 1],
  saveStateOfMindSample: [[at('08:00'), 1, 0, [], []], (sample) => sample.valenceClassification === 4],
  saveWorkoutSample: [[37, [], at('08:00'), at('09:00')], (workout) => workout.workoutActivityType === 37],
  querySources: [[steps], (sources) => sources.length === 1],
  queryQuantitySamples: [[steps, all], (samples) => samples.length === 1],
  queryQuantitySamplesWithAnchor: [[steps, all], ({ samples }) => samples.length === 1],
  queryStatisticsForQuantity: [[steps, ['cumulativeSum']], ({ sumQuantity }) => sumQuantity.quantity === 9],
  queryStatisticsForQuantitySeparateBySource: [[steps, ['cumulativeSum']], ([{ source }]) => source.name === 'App'],
  queryStatisticsCollectionForQuantity: [[steps, ['cumulativeSum'], at('00:00'), { day: 1 }], (days) => days.length === 1],
  queryStatisticsCollectionForQuantitySeparateBySource: [[steps, ['cumulativeSum'], at('00:00'), { day: 1 }], (days) => days.length === 1],
  queryCategorySamples: [[sleep, all], (samples) => samples.length === 1],
  queryCategorySamplesWithAnchor: [[sleep, all], ({ samples }) => samples.length === 1],
  queryCorrelationSamples: [[food, all], (samples) => samples.length === 1],
  queryCorrelationSamplesWithAnchor: [[food, all], ({ correlations }) => correlations.length === 1],
  queryElectrocardiogramSamples: [[all], []],
  queryElectrocardiogramSamplesWithAnchor: [[{ ...all, includeVoltages: true }], ({ samples }) => samples.length === 0],
  queryHeartbeatSeriesSamples: [[all], []],
  queryHeartbeatSeriesSamplesWithAnchor: [[all], ({ samples }) => samples.length === 0],
  queryStateOfMindSamples: [[all], (samples) => samples.length === 1],
  queryStateOfMindSamplesWithAnchor: [[all], ({ samples }) => samples.length === 1],
  queryWorkoutSamples: [[all], (samples) => samples.length === 1],
  queryWorkoutSamplesWithAnchor: [[all], (answer) => answer.workouts.length === 1],
  requestMedicationsAuthorization: [[], true],
  queryMedications: [[], []],
  queryMedicationEvents: [[all], []],
  queryMedicationEventsWithAnchor: [[all], ({ samples }) => samples.length === 0],
  startWatchApp: [[{ activityType: 37 }], true],
  getMostRecentQuantitySample: [[steps, 'count'], (sample) => sample.quantity === 9],
  getMostRecentCategorySample: [[sleep], (sample) => sample.value === 3],
  getMostRecentWorkout: [[], (workout) => workout.workoutActivityType === 37],
  subscribeToChanges: [[steps, () => {}], (subscription) => subscription.remove()],
  subscribeToQuantitySamples: [[steps, () => {}, at('12:00')], (subscription) => subscription.remove()],
  subscribeToCategorySamples: [[sleep, () => {}, at('12:00')], (subscription) => subscription.remove()],
  deleteObjects: [[steps, { date: {} }], 1],
};

/** The functions that version 14.0.2 does not export. */
const newer = new Set(['isProtectedDataAvailableAsync', 'getEarliestAuthorizedSampleDates']);

test('every function answers', async () => {
  for (const [name, [args, expected]] of Object.entries(calls)) {
    if (newer.has(name) && !(name in exported)) continue;
    const answer = await HealthKit[name](...args);
    if (typeof expected === 'function') assert.ok(expected(answer), name);
    else assert.deepEqual(answer, expected, name);
  }
});

const addHeartRate = (value) => () =>
  health.call('control/addSamples', { source: watch, objects: [quantity(heartRate, value, 'count/min', '12:30')] });

test('every hook works in React', async () => {
  assert.equal(await mounted(() => HealthKit.useIsHealthDataAvailable()), true);
  const [status, request] = await mounted(() => HealthKit.useHealthkitAuthorization({ toRead: [heartRate], toWrite: [heartRate] }));
  assert.equal(status, 2);
  assert.equal(await request(), 2);
  assert.equal((await mounted(() => HealthKit.useMostRecentQuantitySample(heartRate, 'count/min'), addHeartRate(80))).quantity, 80);
  assert.equal((await mounted(() => HealthKit.useMostRecentCategorySample(sleep))).value, 3);
  assert.equal((await mounted(() => HealthKit.useMostRecentWorkout())).workoutActivityType, 37);
  assert.deepEqual((await mounted(() => HealthKit.useSources(heartRate))).map(({ name }) => name), ['Watch']);
  const from = at('00:00');
  const statistics = await mounted(() => HealthKit.useStatisticsForQuantity(heartRate, ['discreteMax'], from), addHeartRate(90));
  assert.equal(statistics.maximumQuantity.quantity, 90);
  let changes = 0;
  await mounted(() => HealthKit.useSubscribeToChanges(heartRate, () => (changes += 1)), addHeartRate(100));
  assert.equal(changes, 2);
  await mounted(() => HealthKit.useSubscribeToQuantitySamples(heartRate, () => {}), addHeartRate(101));
  await mounted(() => HealthKit.useSubscribeToCategorySamples(sleep, () => {}));
  assert.deepEqual((await health.call('control/state')).queries, [], 'unmounting ends the queries');
});

test('the functions of the modules that the package does not export', async () => {
  const { Core, QuantityTypes } = load('modules');
  assert.equal(QuantityTypes.aggregationStyle(steps), 0);
  assert.equal(await Core.isProtectedDataAvailableAsync(), true);
  const id = Core.subscribeToObserverQuery(steps, () => {});
  const other = Core.subscribeToObserverQuery(steps, () => {});
  assert.equal(Core.unsubscribeQuery(id), true);
  assert.equal(await Core.unsubscribeQueryAsync(id), false);
  assert.equal(Core.unsubscribeQueries([other]), 1);
  assert.equal(await Core.unsubscribeQueriesAsync([other]), 0);
});

test('nothing that the package exports is left out', checkAll);
