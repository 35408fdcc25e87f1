import assert from 'node:assert/strict';
import { createRequire, Module } from 'node:module';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { useHealthKit } from 'healthkit-bridge/node-test';
import * as core from 'healthkit-bridge/capacitor';
import { errorsOf } from './fakes/programs.js';

const { Capacitor, CapacitorException, connect, registerPlugin } = core;
const phone = useHealthKit({ clock: '2026-01-01T12:00:00Z', timeZone: 'UTC', seed: 1 });
connect(phone);

describe('the stand-in for @capacitor/core', () => {
  test('the platform is iOS', () => {
    assert.equal(Capacitor.getPlatform(), 'ios');
    assert.equal(Capacitor.isNativePlatform(), true);
    assert.equal(Capacitor.isPluginAvailable('Health'), true);
    assert.equal(Capacitor.isPluginAvailable('Camera'), false);
  });

  test('a promise resolves to the result, or to undefined', async () => {
    const health = registerPlugin('Health', { web: assert.fail });
    assert.equal(registerPlugin('Health'), health);
    assert.deepEqual(await health.isAvailable(), { available: true, platform: 'ios' });
    assert.equal(await health.showPrivacyPolicy(), undefined);
  });

  test('an error has only a message; a method for Android is not implemented', async () => {
    const plugin = registerPlugin('HealthPlugin', {});
    await assert.rejects(plugin.checkHealthPermissions(), (error) => {
      assert.ok(error instanceof CapacitorException);
      assert.deepEqual([error.message, error.errorMessage, error.code], ['not implemented', 'not implemented', undefined]);
      return true;
    });
    await assert.rejects(plugin.openHealthConnectSettings(), {
      message: '"HealthPlugin.openHealthConnectSettings()" is not implemented on ios',
      code: 'UNIMPLEMENTED',
    });
    await assert.rejects(registerPlugin('Camera').getPhoto(), { message: '"Camera" plugin is not implemented on ios' });
  });

  test('a Date arrives as a text without a fraction', async () => {
    const health = registerPlugin('Health');
    await assert.rejects(health.readSamples({ dataType: 'steps', startDate: '2026-01-01T00:00:00Z' }), /Invalid ISO 8601/);
    await health.requestAuthorization({ read: ['steps'], write: undefined });
    const message = 'Invalid ISO 8601 date value: 1970-01-01T00:00:00Z.';
    await assert.rejects(health.readSamples({ dataType: 'steps', startDate: new Date(500) }), { message });
  });

  test('another plugin has its JavaScript for the web', async () => {
    const echo = registerPlugin('Echo', { web: async () => ({ echo: async (options) => options }) });
    assert.deepEqual(await echo.echo({ value: 1 }), { value: 1 });
    await assert.rejects(echo.other(), { message: '"Echo.other()" is not implemented on ios' });
  });
});

const prelude = "import { Bridge } from 'healthkit-bridge'; import { connect, registerPlugin } from 'healthkit-bridge/capacitor';";

test('an exception and a missing bridge are not answers', async () => {
  const request = "registerPlugin('Health').requestAuthorization({}).catch(() => console.log('caught'));";
  assert.match(await errorsOf(`${prelude} connect(await Bridge.start()); ${request}`), /NativeException: Must request authorization/);
  assert.match(await errorsOf(`${prelude} await registerPlugin('Health').isAvailable();`), /No bridge: call connect/);
});

/** The package in the folder that a variable names, or in `node_modules`; undefined without one. */
function packageOf(name, variable) {
  const require = createRequire(import.meta.url);
  const load = Module._load;
  Module._load = (request, ...rest) => (request === '@capacitor/core' ? core : load(request, ...rest));
  try {
    const folder = process.env[variable] ?? join(require.resolve(`${name}/package.json`), '..');
    return require(join(folder, require(join(folder, 'package.json')).main));
  } catch (error) {
    if (process.env[variable]) throw error;
    return undefined;
  } finally {
    Module._load = load;
  }
}

const day = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-02T00:00:00.000Z' };
const capgo = packageOf('@capgo/capacitor-health', 'CAPGO_CAPACITOR_HEALTH');
const mley = packageOf('capacitor-health', 'CAPACITOR_HEALTH');
const perfood = packageOf('@perfood/capacitor-healthkit', 'PERFOOD_CAPACITOR_HEALTHKIT');
const absent = (name, variable) => `${name} is absent: set ${variable} to the folder of the package`;

test('the JavaScript of @capgo/capacitor-health runs unmodified', {
  skip: capgo ? false : absent('@capgo/capacitor-health', 'CAPGO_CAPACITOR_HEALTH'),
}, async (t) => {
  const { Health } = capgo;
  const calls = {
    isAvailable: undefined,
    requestAuthorization: { read: ['weight', 'workouts'], write: ['weight'] },
    checkAuthorization: { read: ['weight'] },
    saveSample: { dataType: 'weight', value: 70.5, startDate: '2026-01-01T08:00:00.000Z' },
    readSamples: { dataType: 'weight', ...day },
    queryAggregated: { dataType: 'weight', ...day },
    queryWorkouts: day,
    getPluginVersion: undefined,
    openHealthConnectSettings: undefined,
    showPrivacyPolicy: undefined,
  };
  const results = {};
  for (const [method, options] of Object.entries(calls)) results[method] = await Health[method](options);
  assert.equal(results.readSamples.samples[0].value, 70.5);
  assert.equal(results.queryAggregated.samples[0].value, 70.5);
  t.diagnostic(`${Object.keys(calls).length} methods`);
});

test('the JavaScript of capacitor-health runs unmodified', {
  skip: mley ? false : absent('capacitor-health', 'CAPACITOR_HEALTH'),
}, async (t) => {
  const { Health } = mley;
  assert.deepEqual(await Health.isHealthAvailable(), { available: true });
  assert.deepEqual(await Health.requestHealthPermissions({ permissions: ['READ_WEIGHT', 'READ_STEPS', 'READ_WORKOUTS'] }), {
    permissions: { READ_WEIGHT: true, READ_STEPS: true, READ_WORKOUTS: true },
  });
  assert.deepEqual(await Health.queryRecords({ dataType: 'weight', ...day }), { records: [] });
  assert.deepEqual(await Health.queryAggregated({ dataType: 'steps', bucket: 'day', ...day }), { aggregatedData: [] });
  const flags = { includeHeartRate: false, includeRoute: false, includeSteps: false };
  assert.deepEqual(await Health.queryWorkouts({ ...day, ...flags }), { workouts: [], errors: {} });
  assert.equal(await Health.openAppleHealthSettings(), undefined);
  await assert.rejects(Health.checkHealthPermissions({ permissions: [] }), /not implemented/);
  for (const method of ['openHealthConnectSettings', 'showHealthConnectInPlayStore']) {
    await assert.rejects(Health[method](), { code: 'UNIMPLEMENTED' });
  }
  t.diagnostic('9 methods');
});

test('the JavaScript of @perfood/capacitor-healthkit runs unmodified', {
  skip: perfood ? false : absent('@perfood/capacitor-healthkit', 'PERFOOD_CAPACITOR_HEALTHKIT'),
}, async (t) => {
  const { CapacitorHealthkit, SampleNames } = perfood;
  assert.equal(await CapacitorHealthkit.isAvailable(), undefined);
  assert.equal(await CapacitorHealthkit.requestAuthorization({ all: ['weight'], read: ['steps'], write: [] }), undefined);
  assert.equal(await CapacitorHealthkit.isEditionAuthorized({ sampleName: SampleNames.WEIGHT }), undefined);
  await assert.rejects(CapacitorHealthkit.multipleIsEditionAuthorized({ sampleNames: ['weight', 'stepCount'] }), {
    message: 'Permission Denied to Access data',
  });
  const query = { sampleName: SampleNames.STEP_COUNT, ...day, limit: 0 };
  assert.deepEqual(await CapacitorHealthkit.queryHKitSampleType(query), { countReturn: 0, resultData: [] });
  // Since Capacitor 3 the native side gets no dates, so this method always fails.
  await assert.rejects(CapacitorHealthkit.multipleQueryHKitSampleType({ sampleNames: ['weight'], ...day, limit: 0 }), {
    message: 'Must provide startDate',
  });
  t.diagnostic('6 methods');
});
