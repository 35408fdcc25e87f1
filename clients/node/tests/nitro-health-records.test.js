import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, useNitro } from './nitro/health.js';

const health = useNitro();
const lab = 'HKClinicalTypeIdentifierLabResultRecord';
const note = 'HKClinicalTypeIdentifierClinicalNoteRecord';
const provider = { name: 'Optician', bundleIdentifier: 'com.example.optician' };
const missing = `[react-native-healthkit/health-records] Failed to initialize clinical type with identifier ${note}; it may not be available on this OS version`;

const record = (identifier, resourceType, time) => ({
  type: lab,
  startDate: at(time),
  endDate: at(time),
  displayName: 'Hemoglobin',
  metadata: { mine: true, HKWasUserEntered: 1, amount: { quantity: { value: 5, unit: 'count' } } },
  fhirResource: { identifier, resourceType, fhirVersion: '4.0.1', data: { resourceType, id: identifier } },
});

/** The user grants laboratory results, and a provider has two of them. */
async function twoRecords() {
  assert.equal(await health.HealthRecordsModule.requestAuthorization([lab, lab]), true);
  await health.add(provider, record('lab-1', 'Observation', '08:00'), record('lab-2', 'DiagnosticReport', '09:00'));
}

const identifiers = (records) => records.map(({ fhirResource }) => fhirResource.identifier);

describe('HealthRecordsModule', () => {
  test('permissions: a request says nothing about a grant', async () => {
    const { HealthRecordsModule } = health;
    assert.deepEqual([HealthRecordsModule.isHealthDataAvailable(), HealthRecordsModule.supportsHealthRecords()], [true, true]);
    await assert.rejects(HealthRecordsModule.queryClinicalRecords(lab, { limit: 0 }), /^Error: Error Domain=com.apple.healthkit Code=5 /);
    await health.call('control/setConsent', { policy: 'deny' });
    assert.deepEqual([HealthRecordsModule.authorizationStatusFor(lab), await HealthRecordsModule.getRequestStatusForAuthorization([lab])], [0, 1]);
    await twoRecords();
    assert.deepEqual([HealthRecordsModule.authorizationStatusFor(lab), await HealthRecordsModule.queryClinicalRecords(lab, { limit: 0 })], [1, []]);
  });

  test('a type that the system lacks is an error, and is left out of requests', async () => {
    const { HealthRecordsModule } = health;
    await health.call('control/reset', { osVersion: '16.0' });
    assert.throws(() => HealthRecordsModule.authorizationStatusFor(note), { message: `HealthRecordsModule.authorizationStatusFor(...): ${missing}` });
    await assert.rejects(HealthRecordsModule.queryClinicalRecords(note, { limit: 0 }), { message: missing });
    await assert.rejects(HealthRecordsModule.enableBackgroundDelivery(note, 1), { message: missing });
    const none = '[react-native-healthkit/health-records] requestAuthorization: no valid clinical types to request';
    await assert.rejects(HealthRecordsModule.requestAuthorization([note]), { message: none });
    assert.equal(await HealthRecordsModule.getRequestStatusForAuthorization([note]), 2);
    assert.throws(() => HealthRecordsModule.authorizationStatusFor('HKWorkoutTypeIdentifier'), /to enum ClinicalTypeIdentifier - invalid value!/);
  });

  test('the exceptions of a request are caught', async () => {
    await health.call('control/setEntitlements', { clinicalUsageDescription: false });
    await assert.rejects(health.HealthRecordsModule.requestAuthorization([lab]), { message: 'Error Domain=NSInvalidArgumentException Code=0 "(null)"' });
  });

  test('a record has every member', async () => {
    await twoRecords();
    const [last, first] = await health.HealthRecordsModule.queryClinicalRecords(lab, { limit: 2 });
    assert.deepEqual(identifiers([last, first]), ['lab-2', 'lab-1']);
    const { uuid, device, sampleType, sourceRevision, ...rest } = first;
    assert.deepEqual([uuid.length, device, sampleType.identifier], [36, undefined, lab]);
    assert.deepEqual(sourceRevision, { source: provider, version: undefined, operatingSystemVersion: '0.0.0', productType: undefined });
    const fhirVersion = { release: 'R4', majorVersion: 4, minorVersion: 0, patchVersion: 1, stringRepresentation: '4.0.1' };
    const { data, ...resource } = rest.fhirResource;
    assert.deepEqual(JSON.parse(data), { resourceType: 'Observation', id: 'lab-1' });
    assert.deepEqual(resource, { resourceType: 'Observation', identifier: 'lab-1', sourceURL: undefined, fhirVersion });
    delete rest.fhirResource;
    const metadata = { mine: 1, HKWasUserEntered: 1, amount: '5 count' };
    const dates = { startDate: at('08:00'), endDate: at('08:00'), hasUndeterminedDuration: false };
    assert.deepEqual(rest, { metadata, ...dates, clinicalType: lab, displayName: 'Hemoglobin' });
    assert.deepEqual(structuredClone(first), first);
  });

  test('filters, where NOT excludes each', async () => {
    await twoRecords();
    const query = async (filter) => identifiers(await health.HealthRecordsModule.queryClinicalRecords(lab, { limit: 0, ascending: true, filter }));
    const [observation, report] = ['Observation', 'DiagnosticReport'].map((fhirResourceType) => ({ fhirResourceType }));
    assert.deepEqual(await query(observation), ['lab-1']);
    assert.deepEqual(await query({ OR: [observation, report, {}] }), ['lab-1', 'lab-2']);
    assert.deepEqual(await query({ NOT: [observation, { uuid: 'no UUID' }] }), ['lab-2']);
    assert.deepEqual(await query({ NOT: [observation, report] }), []);
    assert.deepEqual(await query({ uuid: 'no UUID' }), ['lab-1', 'lab-2']);
    assert.throws(() => health.HealthRecordsModule.queryClinicalRecords(lab, { limit: 0, filter: { fhirResourceType: 'Patient' } }), /to enum FHIRResourceType/);
  });

  test('a page of changes is continued, and a new download takes the place of an older one', async () => {
    const { HealthRecordsModule } = health;
    await twoRecords();
    const page = (anchor, limit = 1) => HealthRecordsModule.queryClinicalRecordsWithAnchor(lab, { limit, anchor });
    const first = await page('');
    const second = await page(first.newAnchor);
    assert.deepEqual([identifiers(first.records), identifiers(second.records)], [['lab-1'], ['lab-2']]);
    await health.add(provider, record('lab-1', 'Observation', '10:00'));
    const third = await page(second.newAnchor, 0);
    assert.deepEqual(third.deletedRecords, [{ uuid: first.records[0].uuid, metadata: {} }]);
    assert.deepEqual(identifiers(third.records), ['lab-1']);
    await assert.rejects(page('?'), { message: '[react-native-healthkit] Invalid base64 string: ?' });
    await assert.rejects(page('aGVsbG8='), /^Error: \[react-native-healthkit\] Error recreating HKQueryAnchor object: /);
  });

  test('a page that failed, or that an ended app did not get, is asked for again', async () => {
    const { HealthRecordsModule } = health;
    await twoRecords();
    const page = (anchor) => HealthRecordsModule.queryClinicalRecordsWithAnchor(lab, { limit: 1, anchor });
    const first = await page('');
    await health.call('control/failNext', { method: 'store/anchoredObjectQuery', healthKitError: 6 });
    await assert.rejects(page(first.newAnchor), /^Error: Error Domain=com.apple.healthkit Code=6 /);
    await health.call('control/setAppState', { state: 'relaunched' });
    assert.deepEqual(identifiers((await page(first.newAnchor)).records), ['lab-2']);
  });

  test('records without a resource, of other versions, and on a locked phone', async () => {
    await twoRecords();
    const { fhirResource, ...bare } = record('lab-3', 'Observation', '10:00');
    const older = { ...record('lab-4', 'Observation', '11:00'), fhirResource: { ...fhirResource, fhirVersion: '1.0.2' } };
    const newer = { ...record('lab-5', 'Observation', '12:00'), fhirResource: { ...fhirResource, identifier: 'lab-5', fhirVersion: '5.0.0' } };
    await health.add(provider, bare, older, newer);
    const query = () => health.HealthRecordsModule.queryClinicalRecords(lab, { limit: 3 });
    assert.deepEqual((await query()).map((each) => each.fhirResource?.fhirVersion.release), ['unknown', 'DSTU2', undefined]);
    await health.call('control/lockDevice');
    await assert.rejects(query(), /^Error: Error Domain=com.apple.healthkit Code=6 /);
  });

  test('an observer has no predicate', async () => {
    const { HealthRecordsModule } = health;
    const events = [];
    const refused = HealthRecordsModule.subscribeToObserverQuery(lab, ({ errorMessage }) => events.push(errorMessage));
    await health.settle();
    await twoRecords();
    const id = HealthRecordsModule.subscribeToObserverQuery(lab, ({ typeIdentifier, errorMessage }) => events.push([typeIdentifier, errorMessage]));
    await health.settle();
    await health.add(provider, record('lab-3', 'Observation', '07:00'));
    await health.settle();
    assert.deepEqual(events, ['Authorization not determined', [lab, undefined], [lab, undefined]]);
    assert.deepEqual([refused, id, id].map((each) => HealthRecordsModule.unsubscribeQuery(each)), [true, true, false]);
  });

  test('the background is shared, and each package clears its own part', async () => {
    const { CoreModule, HealthRecordsModule } = health;
    const steps = 'HKQuantityTypeIdentifierStepCount';
    await twoRecords();
    await health.grant(steps);
    const observed = async () => (await health.call('control/state')).queries.flatMap(({ types }) => types).sort();
    assert.throws(() => HealthRecordsModule.configureBackgroundTypes([steps], 1), /to enum ClinicalTypeIdentifier/);
    assert.equal(await HealthRecordsModule.configureBackgroundTypes([lab], 1), true);
    await CoreModule.configureBackgroundTypes([steps], 1);
    assert.deepEqual(await observed(), [lab, steps]);
    const events = [];
    HealthRecordsModule.subscribeToObserverQuery(lab, () => events.push(lab));
    await health.settle();
    assert.deepEqual(events, [lab], 'the first update waited for a callback');
    await health.call('control/setAppState', { state: 'relaunched' });
    assert.deepEqual(await observed(), [lab, steps]);
    assert.equal(await HealthRecordsModule.clearBackgroundTypes(), true);
    await health.call('rpc/version');
    assert.deepEqual(await observed(), [steps]);
    assert.deepEqual([await HealthRecordsModule.enableBackgroundDelivery(lab, 1), await HealthRecordsModule.disableBackgroundDelivery(lab)], [true, true]);
  });
});
