// Every function and hook that the unmodified package of clinical records exports. It runs in a process of its own, with React in
// NODE_PATH.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { startNitro } from 'healthkit-bridge/nitro';
import { at } from './health.js';
import { followed, hooks } from './hooks.js';

const { load, packageFolder, records } = createRequire(import.meta.url)('./package.cjs');
const mounted = hooks(packageFolder(records), (...args) => health.call(...args));
const [HealthRecords, checkAll] = followed(load('index', records));

let health;
before(async () => (health = await startNitro({ clock: '2026-03-01T12:00:00Z', timeZone: 'UTC' })));
after(() => health.close());

const lab = 'HKClinicalTypeIdentifierLabResultRecord';
const addRecord = (identifier) => {
  const fhirResource = { identifier, resourceType: 'Observation', fhirVersion: '4.0.1', data: { id: identifier } };
  const record = { type: lab, startDate: at('08:00'), endDate: at('08:00'), displayName: identifier, fhirResource };
  return health.call('control/addSamples', { source: { name: 'Clinic', bundleIdentifier: 'com.example.clinic' }, objects: [record] });
};

/** A call of each function: its arguments, and what its answer must be. */
const calls = {
  isHealthDataAvailable: [[], true],
  supportsHealthRecords: [[], true],
  getRequestStatusForAuthorization: [[[lab]], 1],
  requestAuthorization: [[[lab]], true],
  authorizationStatusFor: [[lab], 1],
  enableBackgroundDelivery: [[lab, 1], true],
  disableBackgroundDelivery: [[lab], true],
  configureBackgroundTypes: [[[lab], 1], true],
  clearBackgroundTypes: [[], true],
  queryClinicalRecords: [[lab, { limit: 0 }], ([{ displayName }]) => displayName === 'lab-1'],
  queryClinicalRecordsWithAnchor: [[lab, { limit: 0 }], (answer) => answer.records.length === 1],
  parseFHIRResourceData: [[undefined], undefined],
  subscribeToClinicalRecordChanges: [[lab, () => {}], (subscription) => subscription.remove()],
};

test('every function answers', async () => {
  await addRecord('lab-1');
  for (const [name, [args, expected]] of Object.entries(calls)) {
    const answer = await HealthRecords[name](...args);
    if (typeof expected === 'function') assert.ok(expected(answer), name);
    else assert.deepEqual(answer, expected, name);
  }
  const [record] = await HealthRecords.queryClinicalRecords(lab, { limit: 1 });
  assert.deepEqual(HealthRecords.parseFHIRResourceData(record), { id: 'lab-1' });
});

test('every hook works in React', async () => {
  const [status, request] = await mounted(() => HealthRecords.useHealthRecordsAuthorization([lab]));
  assert.deepEqual([status, await request()], [2, 2]);
  const { records: found, error } = await mounted(() => HealthRecords.useClinicalRecords(lab), () => addRecord('lab-2'));
  assert.deepEqual([found.map(({ displayName }) => displayName).sort(), error], [['lab-1', 'lab-2'], null]);
  const changes = [];
  await mounted(() => HealthRecords.useSubscribeToClinicalRecordChanges(lab, (event) => changes.push(event)), () => addRecord('lab-3'));
  assert.equal(changes.length, 2);
  const refused = await mounted(() => HealthRecords.useClinicalRecords('HKClinicalTypeIdentifierConditionRecord'));
  assert.match(refused.error.message, /Code=5/);
  assert.deepEqual((await health.call('control/state')).queries, [], 'unmounting ends the queries');
});

test('nothing that the package exports is left out', checkAll);
