// The flows that the documentation and the example app of react-native-health show, for any test runner.
import assert from 'node:assert/strict';
import { NativeEventEmitter, NativeModules } from 'healthkit-bridge/react-native-health';

// The interval of most methods ends now, exclusive: with a fixed clock, what is saved now is not in it.
const morning = '2026-03-01T09:00:00.000Z';
const midnight = '2026-03-01T00:00:00.000Z';
const since2020 = new Date(2020, 1, 1).toISOString();

/**
 * Defines the tests.
 *
 * @param test the function of the runner
 * @param health the result of `useHealthKit`, with the clock at noon on 2026-03-01 in UTC
 * @param load returns the exports of the package
 */
export function defineFlows(test, health, load) {
  /** Calls a method of the package. Resolves to its result, or rejects with its error. */
  const call = async (method, ...args) => {
    const HealthKit = await load();
    return new Promise((resolve, reject) => {
      HealthKit[method](...args, (error, result) => (error === null ? resolve(result) : reject(error)));
    });
  };
  const permissions = (read, write = []) => ({ permissions: { read, write } });
  const constants = async () => (await load()).Constants;

  /** A watch saves a quantity. */
  const measure = (type, value, unit, start = morning, end = start) =>
    health.control.addSamples({
      source: { name: 'Watch', bundleIdentifier: 'com.apple.health.watch', productType: 'Watch7,10' },
      objects: [{ type: `HKQuantityTypeIdentifier${type}`, quantity: { value, unit }, startDate: start, endDate: end }],
    });

  test('usage: ask for permissions, then read heart rates', async () => {
    await measure('HeartRate', 62, 'count/min');
    const { Permissions } = await constants();
    assert.equal(await call('initHealthKit', permissions([Permissions.HeartRate], [Permissions.Steps])), true);
    const [sample] = await call('getHeartRateSamples', { startDate: since2020 });
    assert.equal(sample.value, 62);
    assert.equal(sample.sourceName, 'Watch');
    assert.equal(sample.startDate, '2026-03-01T09:00:00.000+0000');
  });

  test('usage: the user denies', async () => {
    await health.control.setConsent({ policy: 'deny' });
    await measure('HeartRate', 62, 'count/min');
    const { Permissions } = await constants();
    const asked = permissions([Permissions.HeartRate], [Permissions.Steps]);
    assert.equal(await call('initHealthKit', asked), true);
    assert.deepEqual(await call('getHeartRateSamples', { startDate: since2020 }), []);
    assert.deepEqual(await call('getAuthStatus', asked), permissions([1], [1]));
  });

  test('the example app: a status before and after the request', async () => {
    const { Permissions } = await constants();
    const asked = permissions([Permissions.HeartRate], [Permissions.Steps]);
    assert.deepEqual(await call('getAuthStatus', asked), permissions([0], [0]));
    await call('initHealthKit', asked);
    // The documentation says 2 for all types to read. HealthKit has the status of sharing only.
    assert.deepEqual(await call('getAuthStatus', asked), permissions([1], [2]));
  });

  test('the example app: an observer of the app delegate reports heart rates', async () => {
    const { Permissions } = await constants();
    await call('initHealthKit', permissions([Permissions.HeartRate]));
    await health.appleHealthKit.initializeBackgroundObservers();
    const emitter = new NativeEventEmitter(NativeModules.AppleHealthKit);
    let count = 0;
    emitter.addListener('healthKit:HeartRate:new', () => (count += 1));
    await call('getInfo', {});
    count = 0;
    await measure('HeartRate', 64, 'count/min');
    await call('getInfo', {});
    assert.ok(count > 0);
    emitter.removeAllListeners('healthKit:HeartRate:new');
  });

  test('steps of a day', async () => {
    await call('initHealthKit', permissions(['Steps'], ['Steps']));
    await measure('StepCount', 3000, 'count', '2026-03-01T07:00:00Z', '2026-03-01T07:30:00Z');
    const [startDate, endDate] = ['2026-03-01T08:00:00.000Z', '2026-03-01T08:10:00.000Z'];
    assert.equal(await call('saveSteps', { value: 213, startDate, endDate }), 213);
    assert.equal((await call('getStepCount', { date: morning })).value, 3213);
    const daily = await call('getDailyStepCountSamples', { startDate: midnight, period: 1440 });
    assert.deepEqual(daily.map(({ value }) => value), [3213]);
    assert.deepEqual(daily[0].metadata.map(({ quantity }) => quantity).sort(), [213, 3000]);
  });

  test('body measurements: save, then read the latest', async () => {
    const { Permissions, Units } = await constants();
    const types = [Permissions.Weight, Permissions.Height, Permissions.BodyFatPercentage];
    await call('initHealthKit', permissions(types, types));
    assert.equal(await call('saveWeight', { value: 71500, unit: Units.gram }), 71500);
    assert.equal((await call('getLatestWeight', { unit: Units.gram })).value, 71500);
    await call('saveHeight', { value: 180, unit: 'cm' });
    assert.equal((await call('getLatestHeight', { unit: 'meter' })).value, 1.8);
    await call('saveBodyFatPercentage', { value: 16.7 });
    assert.equal((await call('getLatestBodyFatPercentage', {})).value, 16.7);
  });

  test('insulin: save with metadata, read, and delete', async () => {
    const { Permissions } = await constants();
    const types = [Permissions.InsulinDelivery];
    await call('initHealthKit', permissions(types, types));
    const metadata = { HKInsulinDeliveryReason: 1, note: 'some data' };
    const id = await call('saveInsulinDeliverySample', { value: 10, startDate: morning, metadata });
    const samples = await call('getInsulinDeliverySamples', { startDate: since2020 });
    assert.deepEqual(samples.map((sample) => [sample.id, sample.value, sample.metadata]), [[id, 10, metadata]]);
    assert.equal(await call('deleteInsulinDeliverySample', id), 1);
    assert.deepEqual(await call('getInsulinDeliverySamples', { startDate: since2020 }), []);
  });

  test('food and water', async () => {
    const { Permissions } = await constants();
    const types = [Permissions.EnergyConsumed, Permissions.Carbohydrates, Permissions.Water];
    await call('initHealthKit', permissions(types, types));
    const food = { foodName: 'Burrito', mealType: 'Lunch', date: morning, energy: 450, carbohydrates: 50 };
    assert.equal(await call('saveFood', food), true);
    const [energy] = await call('getEnergyConsumedSamples', { startDate: since2020 });
    assert.equal(energy.value, 450);
    assert.equal(energy.metadata.HKFoodType, 'Burrito');
    await call('saveWater', { value: 0.2, date: morning });
    assert.equal((await call('getWater', { date: morning })).value, 0.2);
  });

  test('workouts: save, list, and page by an anchor', async () => {
    const { Activities, Permissions } = await constants();
    const types = [Permissions.Workout];
    await call('initHealthKit', permissions(types, types));
    const [startDate, endDate] = ['2026-03-01T07:00:00.000Z', '2026-03-01T07:30:00.000Z'];
    const options = { type: Activities.AmericanFootball, startDate, endDate, distance: 50, distanceUnit: 'meter' };
    const id = await call('saveWorkout', options);
    const [workout] = await call('getSamples', { type: 'Workout', startDate: midnight });
    assert.equal(workout.id, id);
    assert.equal(workout.activityName, 'AmericanFootball');
    assert.equal(Math.round(workout.distance * 1609.344), 50);
    // A workout without metadata is not among the anchored ones, and saveWorkout saves none.
    const first = await call('getAnchoredWorkouts', { type: 'Workout', startDate: midnight });
    assert.deepEqual(first.data, []);
    await health.control.addSamples({
      source: { name: 'Watch', bundleIdentifier: 'com.apple.health.watch', productType: 'Watch7,10' },
      objects: [
        {
          type: 'HKWorkoutTypeIdentifier',
          workoutActivityType: 'running',
          startDate,
          endDate,
          metadata: { HKIndoorWorkout: false },
        },
      ],
    });
    const { anchor } = first;
    const second = await call('getAnchoredWorkouts', { type: 'Workout', startDate: midnight, anchor });
    assert.deepEqual(second.data.map(({ activityName, duration }) => [activityName, duration]), [['Running', 1800]]);
    const third = await call('getAnchoredWorkouts', { startDate: midnight, anchor: second.anchor });
    assert.deepEqual(third.data, []);
  });

  test('sleep and mindful sessions', async () => {
    const { Permissions } = await constants();
    await call('initHealthKit', permissions([Permissions.SleepAnalysis, Permissions.MindfulSession], ['MindfulSession']));
    const [startDate, endDate] = ['2026-02-28T23:00:00.000Z', '2026-03-01T06:00:00.000Z'];
    await health.control.addSamples({
      source: { name: 'Watch', bundleIdentifier: 'com.apple.health.watch' },
      objects: [{ type: 'HKCategoryTypeIdentifierSleepAnalysis', value: 'asleepDeep', startDate, endDate }],
    });
    const nights = await call('getSleepSamples', { startDate: since2020, limit: 10, ascending: true });
    assert.deepEqual(nights.map(({ value }) => value), ['DEEP']);
    await call('saveMindfulSession', { startDate: midnight, endDate: morning });
    const sessions = await call('getMindfulSession', { startDate: midnight });
    assert.deepEqual(sessions, [{ startDate: '2026-03-01T00:00:00.000+0000', endDate: '2026-03-01T09:00:00.000+0000' }]);
  });

  test('characteristics', async () => {
    const { Permissions } = await constants();
    const types = [Permissions.BiologicalSex, Permissions.DateOfBirth];
    assert.equal((await call('getBiologicalSex', {})).value, 'unknown');
    await call('initHealthKit', permissions(types));
    await health.control.setCharacteristic({ identifier: 'HKCharacteristicTypeIdentifierBiologicalSex', value: 'female' });
    await health.control.setCharacteristic({ identifier: 'HKCharacteristicTypeIdentifierDateOfBirth', value: { year: 1990, month: 5, day: 4 } });
    assert.equal((await call('getBiologicalSex', {})).value, 'female');
    assert.equal((await call('getDateOfBirth', {})).age, 35);
  });
}
