import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { at, mass, quantity, routes, steps, useNitro, watch, workouts } from './nitro/health.js';
import { run } from './fakes/programs.js';

const loud = 'HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent';
const older = 'HKCategoryTypeIdentifierAudioExposureEvent';
const rmssd = 'HKQuantityTypeIdentifierHeartRateVariabilityRMSSD';
const walk = (value) => quantity(steps, value, 'count', '08:00', '08:30');

describe('version 14.0.2', () => {
  const health = useNitro({ packageVersion: '14.0.2' });

  test('the sources of answers are hybrid objects', async () => {
    const { CoreModule, QuantityTypeModule } = health;
    await health.grant(steps);
    await health.add(watch, walk(10));
    const [{ sourceRevision }] = await QuantityTypeModule.queryQuantitySamples(steps, { limit: 0 });
    assert.equal(sourceRevision.source.toString(), '[HybridObject SourceProxy]');
    const filter = { sources: [sourceRevision.source] };
    assert.equal((await QuantityTypeModule.queryQuantitySamples(steps, { limit: 0, filter })).length, 1);
    const { sources } = await QuantityTypeModule.queryStatisticsForQuantity(steps, ['cumulativeSum']);
    assert.equal(sources[0].equals(sources[0]), true);
    assert.deepEqual(CoreModule.areObjectTypesAvailable([loud]), { [loud]: false });
  });

  test('an anchor of something else begins anew, and NaN is no limit for a query', async () => {
    const { QuantityTypeModule } = health;
    await health.grant(steps);
    const anchor = Buffer.from('bplist00 of something else').toString('base64');
    assert.deepEqual((await QuantityTypeModule.queryQuantitySamplesWithAnchor(steps, { limit: 0, anchor })).samples, []);
    await assert.rejects(QuantityTypeModule.queryQuantitySamples(steps, { limit: NaN }), { exception: 'SwiftRuntimeFailure' });
  });

  test('a type that it does not know, or the system lacks', () => {
    const { CoreModule } = health;
    assert.throws(() => CoreModule.authorizationStatusFor(rmssd), /to enum ObjectTypeIdentifier - invalid value!/);
    assert.throws(() => CoreModule.subscribeToObserverQuery(loud, () => {}), /unrecognized categoryType with identifier HKCategoryTypeIdentifier\(_rawValue: /);
  });

  test('statistics of a phone that was locked fail at once', async () => {
    await health.grant(steps);
    await health.call('control/failNext', { method: 'store/statisticsQuery', healthKitError: 6 });
    await assert.rejects(health.QuantityTypeModule.queryStatisticsForQuantity(steps, ['cumulativeSum']), /Code=6/);
  });

  test('an error while a route is read ends the app, and activities have no type', async () => {
    await health.grant(workouts, routes);
    const workout = await savedWorkout(health);
    assert.deepEqual(Object.keys(workout.activities[0]), ['startDate', 'endDate', 'uuid', 'duration']);
    await health.call('control/failNext', { method: 'store/workoutRouteQuery', healthKitError: 6 });
    await assert.rejects(workout.getWorkoutRoutes(), { exception: 'SwiftRuntimeFailure' });
  });

  test('an app delegate starts the observers of the kept types', async () => {
    await health.grant(steps);
    await health.CoreModule.configureBackgroundTypes([steps, 'HKStateOfMindTypeIdentifier'], 1);
    await health.call('control/setAppState', { state: 'relaunched' });
    assert.deepEqual((await health.call('control/state')).queries, []);
    await health.setupBackgroundObservers();
    assert.deepEqual((await health.call('control/state')).queries.map(({ types }) => types), [[steps]]);
  });
});

/** A workout with a route. */
async function savedWorkout(health) {
  const place = { latitude: 50, longitude: 8, altitude: 0, course: 0, speed: 2, horizontalAccuracy: 5, verticalAccuracy: 5 };
  const workout = await health.WorkoutsModule.saveWorkoutSample(37, [], at('08:00'), at('08:30'));
  await workout.saveWorkoutRoute([{ ...place, date: at('08:00') }, { ...place, date: at('08:01') }]);
  return workout;
}

describe('version 16', () => {
  const health = useNitro();

  test('the sources of answers are plain, those of querySources are hybrid objects', async () => {
    const { CoreModule, QuantityTypeModule } = health;
    await health.grant(steps);
    await health.add(watch, walk(10));
    const [sample] = await QuantityTypeModule.queryQuantitySamples(steps, { limit: 0 });
    assert.deepEqual(structuredClone(sample), sample);
    assert.deepEqual(sample.sourceRevision.source, watch);
    const filter = { sources: [sample.sourceRevision.source] };
    assert.throws(() => QuantityTypeModule.queryQuantitySamples(steps, { limit: 0, filter }), /is not a hybrid object SourceProxy/);
    filter.sources = (await CoreModule.querySources(steps)).filter(({ bundleIdentifier }) => bundleIdentifier === watch.bundleIdentifier);
    assert.equal((await QuantityTypeModule.queryQuantitySamples(steps, { limit: 0, filter })).length, 1);
    const { sources } = await QuantityTypeModule.queryStatisticsForQuantity(steps, ['cumulativeSum']);
    const [{ source }] = await QuantityTypeModule.queryStatisticsForQuantitySeparateBySource(steps, ['cumulativeSum']);
    assert.deepEqual([sources, source], [[watch], watch]);
  });

  test('an anchor is read after the unit, and before HealthKit is asked', async () => {
    const { QuantityTypeModule } = health;
    const page = (options) => QuantityTypeModule.queryQuantitySamplesWithAnchor(mass, { limit: 0, anchor: 'aGVsbG8=', ...options });
    await assert.rejects(page({}), /Code=5/, 'the preferred unit of a type never asked for');
    await assert.rejects(page({ unit: 'kg' }), /Error recreating HKQueryAnchor object/);
  });

  test('events of loud environments have two names', async () => {
    const { CategoryTypeModule, CoreModule } = health;
    assert.equal(await CoreModule.requestAuthorization({ toRead: [loud] }), true);
    await health.add(watch, { type: older, value: 1, startDate: at('08:00'), endDate: at('08:01') });
    for (const name of [loud, older]) {
      const [sample] = await CategoryTypeModule.queryCategorySamples(name, { limit: 0 });
      assert.deepEqual([sample.categoryType, sample.sampleType.identifier], [loud, loud]);
    }
    await assert.rejects(CoreModule.requestAuthorization({ toShare: [loud] }), /NSInvalidArgumentException/);
  });

  test('types of iOS 27, and the texts of errors without them', async () => {
    const { CoreModule, QuantityTypeModule } = health;
    await health.call('control/reset', { osVersion: '26.0' });
    assert.throws(() => CoreModule.authorizationStatusFor(rmssd), { message: `CoreModule.authorizationStatusFor(...): [react-native-healthkit] Failed initializing unrecognized objectType identifier ${rmssd}` });
    await assert.rejects(CoreModule.querySources(rmssd), { message: `[react-native-healthkit] Failed to initialize unrecognized sampleType with identifier ${rmssd}` });
    await assert.rejects(QuantityTypeModule.queryQuantitySamples(rmssd, { limit: 0 }), /unrecognized quantityType with identifier HKQuantityTypeIdentifier\(_rawValue: /);
    await health.call('control/reset', { osVersion: '27.0' });
    assert.equal(CoreModule.authorizationStatusFor(rmssd), 0);
  });

  test('the earliest dates that the app may read', async () => {
    const { CoreModule } = health;
    assert.deepEqual(await CoreModule.getEarliestAuthorizedSampleDates([steps]), {});
    await health.call('control/reset', { osVersion: '27.0' });
    const limit = { type: older, direction: 'read', allowed: true, from: '2026-02-01T00:00:00Z' };
    await health.call('control/setAuthorization', limit);
    assert.deepEqual(await CoreModule.getEarliestAuthorizedSampleDates([loud, steps]), { [older]: new Date(limit.from) });
    assert.deepEqual(await CoreModule.getEarliestAuthorizedSampleDates(['HKCharacteristicTypeIdentifierBloodType']), {});
    await health.call('control/failNext', { method: 'store/earliestAuthorizedSampleDate', healthKitError: 6 });
    await assert.rejects(CoreModule.getEarliestAuthorizedSampleDates([steps]), /Code=6/);
  });

  test('statistics that fail as on a locked phone are asked for once more, unless it is locked', async () => {
    const { QuantityTypeModule } = health;
    await health.grant(steps);
    await health.add(watch, walk(10));
    const failNext = (method, times) => health.call('control/failNext', { method, healthKitError: 6, times });
    const count = async (method) => (await health.call('control/journal', { method })).entries.length;
    await failNext('store/statisticsQuery', 1);
    const { sumQuantity } = await QuantityTypeModule.queryStatisticsForQuantity(steps, ['cumulativeSum']);
    assert.deepEqual([sumQuantity.quantity, await count('store/statisticsQuery')], [10, 2]);
    await failNext('store/statisticsCollectionQuery', 2);
    await assert.rejects(QuantityTypeModule.queryStatisticsCollectionForQuantity(steps, [], at('00:00'), { day: 1 }), /Code=6/);
    await health.call('control/lockDevice');
    await health.call('control/clearJournal');
    await assert.rejects(QuantityTypeModule.queryStatisticsForQuantity(steps, ['cumulativeSum']), /Code=6/);
    assert.equal(await count('store/statisticsQuery'), 1);
  });

  test('an error while a route is read rejects, and activities have a type', async () => {
    await health.grant(workouts, routes);
    const workout = await savedWorkout(health);
    assert.equal(workout.toJSON().activities[0].activityType, 37);
    await health.call('control/failNext', { method: 'store/workoutRouteQuery', healthKitError: 6 });
    await assert.rejects(workout.getWorkoutRoutes(), /^Error: Error Domain=com.apple.healthkit Code=6 /);
    assert.equal((await workout.getWorkoutRoutes()).length, 1);
  });

  test('states of mind are observed in the background', async () => {
    await health.grant('HKStateOfMindTypeIdentifier');
    await health.CoreModule.configureBackgroundTypes(['HKStateOfMindTypeIdentifier'], 1);
    assert.deepEqual((await health.call('control/state')).queries.map(({ types }) => types), [['HKDataTypeStateOfMind']]);
  });
});

describe('without an option, the version', () => {
  const program = `
    const { startNitro, NitroModules } = require(process.argv[1]);
    const core = NitroModules.createHybridObject('CoreModule');
    console.log(core.isObjectTypeAvailable('${loud}'));
  `;
  const nitro = createRequire(import.meta.url).resolve('healthkit-bridge/nitro');
  const library = `module.exports = (nitro) => require(nitro).NitroModules.createHybridObject('CoreModule');`;

  test('is that of the package that makes the objects', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'nitro-'));
    t.after(() => rm(folder, { recursive: true }));
    for (const [version, expected] of [['14.0.2', 'false\n'], ['16.2.0', 'true\n']]) {
      const installed = join(folder, version, 'node_modules/@kingstinct/react-native-healthkit');
      await mkdir(join(installed, 'lib'), { recursive: true });
      await writeFile(join(installed, 'package.json'), JSON.stringify({ name: '@kingstinct/react-native-healthkit', version }));
      await writeFile(join(installed, 'lib/index.js'), library);
      const use = `console.log(require(process.argv[1])(process.argv[2]).isObjectTypeAvailable('${loud}'))`;
      assert.equal(await run(['--eval', use, join(installed, 'lib/index.js'), nitro]), expected);
    }
  });

  test('is the newest, if no package is installed', async () => {
    assert.equal(await run(['--eval', program, nitro]), 'true\n');
    const { plugins } = JSON.parse(await readFile(new URL('../../../protocol/plugins.json', import.meta.url), 'utf8'));
    const { version, earlier } = plugins.find(({ kind }) => kind === 'nitro');
    const { has, newest } = createRequire(import.meta.url)('../src/nitro/versions.cjs');
    assert.equal(newest, version);
    assert.deepEqual(earlier.map((each) => has(each, 'strictAnchors')), [true, false]);
  });
});
