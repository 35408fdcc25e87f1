import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NativeException } from 'healthkit-bridge';
import { at, heartRate, mass, phone, quantity, routes, sleep, steps, useNitro, watch, workouts } from './nitro/health.js';

const health = useNitro();
const systolic = 'HKQuantityTypeIdentifierBloodPressureSystolic';
const diastolic = 'HKQuantityTypeIdentifierBloodPressureDiastolic';
const pressure = 'HKCorrelationTypeIdentifierBloodPressure';
const values = (samples) => samples.map((sample) => sample.quantity);

describe('QuantityTypeModule', () => {
  test('a saved sample has every member, in the given unit', async () => {
    await health.grant(mass);
    const saved = await health.QuantityTypeModule.saveQuantitySample(mass, 'lb', 150, at('08:00'), at('08:00'), { mine: true, gone: null });
    assert.deepEqual(Object.keys(saved).length, 11);
    assert.deepEqual([saved.quantity, saved.unit, saved.device], [150, 'lb', undefined]);
    assert.deepEqual(saved.metadata, { mine: true });
    assert.deepEqual(saved.startDate, at('08:00'));
    assert.deepEqual(saved.sampleType, { identifier: mass, allowsRecalibrationForEstimates: false, isMinimumDurationRestricted: false, isMaximumDurationRestricted: true });
    const [read] = await health.QuantityTypeModule.queryQuantitySamples(mass, { limit: 1 });
    assert.deepEqual([read.uuid, read.unit, read.metadata], [saved.uuid, 'kg', { mine: 1 }], 'a stored boolean is a number');
    assert.equal(read.quantity.toFixed(3), '68.039');
    assert.deepEqual(JSON.parse(JSON.stringify(read.sourceRevision)), JSON.parse(JSON.stringify(saved.sourceRevision)));
    assert.equal(read.sourceRevision.operatingSystemVersion, '27.0.0');
  });

  test('limits, order and filters', async () => {
    const { queryQuantitySamples: query } = health.QuantityTypeModule;
    const samples = (options) => query.call(health.QuantityTypeModule, steps, { limit: 0, ...options }).then(values);
    await health.grant(steps);
    await health.add(watch, quantity(steps, 1, 'count', '08:00', '08:30'), { ...quantity(steps, 2, 'count', '09:00', '09:30'), metadata: { key: 'a' } }, quantity(steps, 3, 'count', '10:00'));
    assert.deepEqual(await samples({}), [3, 2, 1]);
    assert.deepEqual(await samples({ limit: 2.9, ascending: true }), [1, 2]);
    assert.deepEqual(await samples({ limit: 0.5 }), [3, 2, 1]);
    const [third, second] = await query.call(health.QuantityTypeModule, steps, { limit: 2 });
    const date = { startDate: at('09:00'), endDate: at('10:00') };
    assert.deepEqual(await samples({ filter: { date } }), [2]);
    assert.deepEqual(await samples({ filter: { date: { ...date, startDate: at('08:15') } } }), [2, 1]);
    assert.deepEqual(await samples({ filter: { date: { ...date, startDate: at('08:15'), strictStartDate: true } } }), [2]);
    assert.deepEqual(await samples({ filter: { uuid: 'none', metadata: { withMetadataKey: 'key' } } }), [2]);
    assert.deepEqual(await samples({ filter: { metadata: { withMetadataKey: 'key', operatorType: 5, value: 'a' } } }), [3, 1]);
    assert.deepEqual(await samples({ filter: { uuids: ['none'] } }), []);
    assert.deepEqual(await samples({ filter: { OR: [{ uuid: third.uuid }, { uuid: second.uuid }, {}] } }), [3, 2]);
    assert.deepEqual(await samples({ filter: { NOT: [{ uuid: third.uuid }, { uuid: second.uuid }] } }), [3, 2, 1], 'not all of them');
    await assert.rejects(samples({ filter: { metadata: { withMetadataKey: 'key', operatorType: 99, value: 'a' } } }), NativeException);
  });

  test('units', async () => {
    const { QuantityTypeModule } = health;
    await health.grant(mass, steps);
    assert.equal(QuantityTypeModule.isQuantityCompatibleWithUnit(mass, 'lb'), true);
    assert.equal(QuantityTypeModule.isQuantityCompatibleWithUnit('HKQuantityTypeIdentifierVO2Max', 'mL/(kg*min)'), true);
    assert.equal(QuantityTypeModule.isQuantityCompatibleWithUnit(steps, '%'), true);
    assert.equal(QuantityTypeModule.isQuantityCompatibleWithUnit(mass, 's'), false);
    assert.throws(() => QuantityTypeModule.isQuantityCompatibleWithUnit(mass, 'Kg'), { message: "QuantityTypeModule.isQuantityCompatibleWithUnit(...): [react-native-healthkit] Supplied invalid 'Kg' as HKUnit" });
    await assert.rejects(QuantityTypeModule.queryQuantitySamples(mass, { limit: 1, unit: 's' }), { message: `[react-native-healthkit] Unit s is incompatible with quantityType ${mass}` });
    await assert.rejects(QuantityTypeModule.saveQuantitySample(mass, 'furlong', 1, at('08:00'), at('08:00')), /Supplied invalid 'furlong' as HKUnit/);
    await assert.rejects(QuantityTypeModule.saveQuantitySample(mass, 's', 1, at('08:00'), at('08:00')), (error) => error instanceof NativeException && error.exception === '_HKObjectValidationFailureException');
    for (const value of [[], {}, { date: '2026-03-01T08:00:00Z' }]) {
      await assert.rejects(QuantityTypeModule.saveQuantitySample(mass, 'kg', 1, at('08:00'), at('08:00'), { value }), NativeException);
    }
    await assert.rejects(QuantityTypeModule.saveQuantitySample(mass, 'kg', NaN, at('08:00'), at('08:00')), NativeException);
    assert.deepEqual(await QuantityTypeModule.queryQuantitySamples(mass, { limit: NaN }), [], 'NaN is no limit');
    await assert.rejects(QuantityTypeModule.queryQuantitySamples(mass, { limit: 1e30 }), { exception: 'SwiftRuntimeFailure' });
    const styles = [steps, mass, heartRate, 'HKQuantityTypeIdentifierEnvironmentalAudioExposure'].map((type) => QuantityTypeModule.aggregationStyle(type));
    assert.deepEqual(styles, [0, 1, 2, 3]);
  });

  test('pages of changes, with deletions', async () => {
    const { QuantityTypeModule } = health;
    const page = (anchor) => QuantityTypeModule.queryQuantitySamplesWithAnchor(mass, { limit: 1, unit: 'g', anchor });
    await health.grant(mass);
    await health.add(watch, quantity(mass, 70, 'kg', '08:00'), quantity(mass, 71, 'kg', '08:01'));
    const first = await page('');
    const second = await page(first.newAnchor);
    assert.deepEqual([...values(first.samples), ...values(second.samples)], [70_000, 71_000]);
    await health.call('control/deleteSamples', { type: mass, predicate: { uuids: [first.samples[0].uuid] } });
    const third = await page(second.newAnchor);
    assert.deepEqual(third, { samples: [], deletedSamples: [{ uuid: first.samples[0].uuid, metadata: {} }], newAnchor: third.newAnchor });
    await assert.rejects(page('?'), { message: '[react-native-healthkit] Invalid base64 string: ?' });
    for (const text of ['hello', 'bplist00 of something else']) {
      const anchor = Buffer.from(text).toString('base64');
      await assert.rejects(page(anchor), /^Error: \[react-native-healthkit\] Error recreating HKQueryAnchor object: /);
    }
  });

  test('statistics count overlapping sources once, and each source by itself', async () => {
    const { QuantityTypeModule } = health;
    await health.grant(steps);
    await health.add(watch, quantity(steps, 100, 'count', '08:00', '09:00'));
    await health.add(phone, quantity(steps, 80, 'count', '08:00', '09:00'));
    await health.call('control/setSourceOrder', { sources: [watch.bundleIdentifier, phone.bundleIdentifier] });
    const all = await QuantityTypeModule.queryStatisticsForQuantity(steps, ['cumulativeSum', 'discreteMax', 'mostRecent', 'duration']);
    assert.deepEqual(all.sumQuantity, { unit: 'count', quantity: 100 });
    assert.deepEqual([all.maximumQuantity, all.sources.length, all.duration], [undefined, 2, { unit: 's', quantity: 3600 }]);
    assert.deepEqual(all.mostRecentQuantityDateInterval, { from: at('08:00'), to: at('09:00') });
    const each = await QuantityTypeModule.queryStatisticsForQuantitySeparateBySource(steps, ['cumulativeSum']);
    assert.deepEqual(each.map(({ source, sumQuantity }) => [source.name, sumQuantity.quantity]), [['Watch', 100], ['iPhone', 80]]);
    const hour = [at('00:00'), { hour: 1 }, { unit: '%' }];
    const collection = await QuantityTypeModule.queryStatisticsCollectionForQuantity(steps, ['cumulativeSum'], ...hour);
    assert.deepEqual(collection.map(({ sumQuantity, startDate }) => [sumQuantity, startDate]), [[{ unit: '%', quantity: 100 }, at('08:00')]]);
    const flat = await QuantityTypeModule.queryStatisticsCollectionForQuantitySeparateBySource(steps, ['cumulativeSum'], ...hour);
    assert.deepEqual(flat.map(({ source }) => source.name), ['Watch', 'iPhone']);
    await assert.rejects(QuantityTypeModule.queryStatisticsCollectionForQuantity(steps, [], at('00:00'), {}), NativeException);
  });

  test('statistics of no samples do not look at the unit', async () => {
    const { QuantityTypeModule } = health;
    await health.grant(steps);
    const filter = { date: { startDate: at('08:00') } };
    const none = await QuantityTypeModule.queryStatisticsForQuantity(steps, ['cumulativeSum'], { filter, unit: 'kg' });
    assert.deepEqual([none.sumQuantity, none.startDate, none.endDate, none.sources], [undefined, at('08:00'), undefined, []]);
    assert.equal('sumQuantity' in none, true);
    assert.deepEqual(await QuantityTypeModule.queryStatisticsForQuantitySeparateBySource(steps, ['cumulativeSum']), []);
    await assert.rejects(QuantityTypeModule.queryStatisticsCollectionForQuantity(steps, [], at('00:00'), { day: 1 }, { unit: 'kg' }), /Unit kg is incompatible/);
  });
});

describe('CategoryTypeModule', () => {
  test('saves and queries', async () => {
    const { CategoryTypeModule } = health;
    await health.grant(sleep);
    const saved = await CategoryTypeModule.saveCategorySample(sleep, 3.9, at('01:00'), at('02:00'));
    assert.deepEqual([saved.categoryType, saved.value], [sleep, 3]);
    const [read] = await CategoryTypeModule.queryCategorySamples(sleep, { limit: 0 });
    assert.deepEqual([read.uuid, read.value], [saved.uuid, 3]);
    assert.equal((await CategoryTypeModule.queryCategorySamplesWithAnchor(sleep, { limit: 0 })).samples[0].uuid, saved.uuid);
    await assert.rejects(CategoryTypeModule.saveCategorySample(sleep, 99, at('01:00'), at('02:00')), NativeException);
    await assert.rejects(CategoryTypeModule.saveCategorySample(sleep, NaN, at('01:00'), at('02:00')), NativeException);
  });
});

describe('CorrelationTypeModule', () => {
  const member = (quantityType, value) => ({ quantityType, quantity: value, unit: 'mmHg', startDate: at('01:00'), endDate: at('01:00') });

  test('quantities get the dates of the correlation', async () => {
    const { CorrelationTypeModule } = health;
    await health.grant(systolic, diastolic);
    const saved = await CorrelationTypeModule.saveCorrelationSample(pressure, [member(systolic, 120), member(diastolic, 80)], at('08:00'), at('08:00'), { a: 1 });
    const [read] = await CorrelationTypeModule.queryCorrelationSamples(pressure, { limit: 0 });
    const plain = (value) => JSON.parse(JSON.stringify(value));
    assert.deepEqual(plain(saved), plain(read));
    assert.deepEqual(read.objects.map(({ quantity: value, unit, startDate }) => [value, unit, startDate]), [[120, 'mmHg', at('08:00')], [80, 'mmHg', at('08:00')]]);
    const { correlations } = await CorrelationTypeModule.queryCorrelationSamplesWithAnchor(pressure, { limit: 0 });
    assert.equal(correlations[0].uuid, saved.uuid);
    await assert.rejects(CorrelationTypeModule.saveCorrelationSample(pressure, [], at('08:00'), at('08:00')), /No valid samples to create correlation sample/);
  });
});

describe('samples with elements', () => {
  test('electrocardiograms', async () => {
    const { ElectrocardiogramModule, CoreModule } = health;
    const type = 'HKDataTypeIdentifierElectrocardiogram';
    await CoreModule.requestAuthorization({ toRead: ['HKElectrocardiogramType'] });
    await health.add(watch, {
      type,
      startDate: at('08:00'),
      endDate: at('08:01'),
      classification: 2,
      averageHeartRate: { value: 1.2, unit: 'count/s' },
      voltages: [{ timeSinceSampleStart: 0.5, quantity: { value: 300, unit: 'mcV' } }],
    });
    const [plain] = await ElectrocardiogramModule.queryElectrocardiogramSamples({ limit: 1 });
    assert.deepEqual([plain.classification, plain.symptomsStatus, plain.averageHeartRateBpm, plain.voltages], ['atrialFibrillation', 'notSet', 72, undefined]);
    assert.throws(() => ElectrocardiogramModule.queryElectrocardiogramSamplesWithAnchor({ limit: 0 }), /expected a boolean/);
    const { samples } = await ElectrocardiogramModule.queryElectrocardiogramSamplesWithAnchor({ limit: 0, includeVoltages: true });
    assert.deepEqual(samples[0].voltages, [{ timeSinceSampleStart: 0.5, voltage: 0.0003, lead: 'appleWatchSimilarToLeadI' }]);
  });

  test('heartbeat series', async () => {
    const { HeartbeatSeriesModule, CoreModule } = health;
    const type = 'HKDataTypeIdentifierHeartbeatSeries';
    await CoreModule.requestAuthorization({ toRead: [type, 'HKQuantityTypeIdentifierHeartRateVariabilitySDNN'] });
    await health.add(watch, { type, startDate: at('08:00'), endDate: at('08:01'), heartbeats: [{ timeSinceSeriesStart: 1 }, { timeSinceSeriesStart: 2, precededByGap: true }] });
    const heartbeats = [{ timeSinceSeriesStart: 1, precededByGap: false }, { timeSinceSeriesStart: 2, precededByGap: true }];
    assert.deepEqual((await HeartbeatSeriesModule.queryHeartbeatSeriesSamples({ limit: 0 }))[0].heartbeats, heartbeats);
    assert.deepEqual((await HeartbeatSeriesModule.queryHeartbeatSeriesSamplesWithAnchor({ limit: 0 })).samples[0].heartbeats, heartbeats);
  });
});

describe('StateOfMindModule', () => {
  test('from iOS 18', async () => {
    const { StateOfMindModule } = health;
    await health.grant('HKStateOfMindTypeIdentifier');
    const saved = await StateOfMindModule.saveStateOfMindSample(at('08:00'), 1, 0.5, [9], [4]);
    assert.deepEqual([saved.sampleType.identifier, saved.valence, saved.valenceClassification, saved.labels, saved.associations], ['HKDataTypeStateOfMind', 0.5, 6, [9], [4]]);
    const [read] = await StateOfMindModule.queryStateOfMindSamples({ limit: 0 });
    assert.deepEqual([read.uuid, read.valenceClassification], [saved.uuid, 6]);
    assert.equal((await StateOfMindModule.queryStateOfMindSamplesWithAnchor({ limit: 0 })).samples.length, 1);
    await health.call('control/reset', { osVersion: '17.0' });
    await assert.rejects(StateOfMindModule.saveStateOfMindSample(at('08:00'), 1, 0, [], []), /saveStateOfMindSample is only available on iOS 18 and later/);
    await assert.rejects(StateOfMindModule.queryStateOfMindSamples({ limit: 0 }), /StateOfMind is only available on iOS 18 and later/);
  });
});

describe('MedicationModule', () => {
  test('medications and doses, from iOS 26', async () => {
    const { MedicationModule } = health;
    await health.call('control/reset', { osVersion: '18.0' });
    assert.deepEqual(await MedicationModule.queryMedications(), []);
    assert.equal(await MedicationModule.requestMedicationsAuthorization(), false);
    assert.deepEqual(await MedicationModule.queryMedicationEvents({ limit: 0 }), []);
    await assert.rejects(MedicationModule.queryMedicationEventsWithAnchor({ limit: 0 }), /queryMedicationEventsWithAnchor requires iOS 26.0 or later/);
    await health.call('control/reset', { osVersion: '26.0' });
    const medication = { identifier: 'concept-1', displayText: 'Aspirin', generalForm: 'tablet', relatedCodings: [{ system: 's', code: 'c' }] };
    await health.call('control/setMedications', { medications: [{ medication, nickname: 'A', hasSchedule: true }] });
    assert.equal(await MedicationModule.requestMedicationsAuthorization(), true);
    const [read] = await MedicationModule.queryMedications();
    const identifier = Buffer.from('concept-1').toString('base64');
    assert.deepEqual(read, { isArchived: false, hasSchedule: true, nickname: 'A', medication: { ...medication, identifier, relatedCodings: [{ system: 's', code: 'c', version: undefined }] } });
    await health.add(phone, {
      type: 'HKMedicationDoseEventTypeIdentifierMedicationDoseEvent', startDate: at('08:00'), endDate: at('08:00'),
      medicationConceptIdentifier: 'concept-1', scheduleType: 1, logStatus: 4, doseQuantity: 2, unit: 'count',
    });
    const [dose] = await MedicationModule.queryMedicationEvents({ limit: 0 });
    assert.deepEqual([dose.medicationConceptIdentifier, dose.medicationDisplayText, dose.metadata, dose.doseQuantity, dose.logStatus], [identifier, 'Aspirin', { HKMedicationNickname: 'A' }, 2, 4]);
    assert.equal((await MedicationModule.queryMedicationEventsWithAnchor({ limit: 0 })).samples.length, 1);
  });
});

describe('CharacteristicTypeModule', () => {
  test('not set, denied and set', async () => {
    const { CharacteristicTypeModule, CoreModule } = health;
    const names = ['BiologicalSex', 'BloodType', 'FitzpatrickSkinType', 'WheelchairUse'];
    const birth = 'HKCharacteristicTypeIdentifierDateOfBirth';
    assert.throws(() => CharacteristicTypeModule.getDateOfBirth(), { message: 'CharacteristicTypeModule.getDateOfBirth(...): [react-native-healthkit] Failed to get date of birth: Authorization not determined' });
    await CoreModule.requestAuthorization({ toRead: [birth, ...names.map((name) => `HKCharacteristicTypeIdentifier${name}`)] });
    assert.equal(CharacteristicTypeModule.getDateOfBirth(), undefined);
    assert.deepEqual(names.map((name) => CharacteristicTypeModule[`get${name}`]()), [0, 0, 0, 0]);
    await health.call('control/setCharacteristic', { identifier: birth, value: { year: 1985, month: 7, day: 14 } });
    await health.call('control/setCharacteristic', { identifier: 'HKCharacteristicTypeIdentifierBloodType', value: 7 });
    assert.deepEqual(CharacteristicTypeModule.getDateOfBirth(), new Date('1985-07-13T22:00:00Z'), 'midnight in Berlin');
    assert.deepEqual(await CharacteristicTypeModule.getDateOfBirthAsync(), new Date('1985-07-13T22:00:00Z'));
    assert.deepEqual(await Promise.all(names.map((name) => CharacteristicTypeModule[`get${name}Async`]())), [0, 7, 0, 0]);
    await health.call('control/setCharacteristic', { identifier: birth, value: { year: 1985, month: 7, day: 14 }, timeZone: 'America/New_York' });
    assert.deepEqual(CharacteristicTypeModule.getDateOfBirth(), new Date('1985-07-14T04:00:00Z'), 'midnight in New York');
  });
});

describe('WorkoutsModule', () => {
  const location = (time, latitude) => ({ date: at(time), latitude, longitude: 8, altitude: 100, course: 0, speed: 2, horizontalAccuracy: 5, verticalAccuracy: 5 });
  const part = (quantityType, value, unit) => ({ quantityType, quantity: value, unit, startDate: at('08:00'), endDate: at('08:30') });
  const distance = 'HKQuantityTypeIdentifierDistanceWalkingRunning';
  const energy = 'HKQuantityTypeIdentifierActiveEnergyBurned';

  test('a workout with samples and a route', async () => {
    const { WorkoutsModule, QuantityTypeModule } = health;
    await health.grant(workouts, routes, distance, energy);
    const parts = [part(distance, 1, 'km'), part(distance, 2, 'km'), part(energy, 100, 'kcal')];
    const saved = await WorkoutsModule.saveWorkoutSample(37, parts, at('08:00'), at('08:30'), { energyBurned: 300, distance: 0 }, { HKIndoorWorkout: false });
    assert.deepEqual([saved.totalDistance, saved.totalEnergyBurned], [{ unit: 'meters', quantity: 2000 }, { unit: 'kcal', quantity: 300 }], 'the last distance, not the sum');
    assert.equal(await saved.saveWorkoutRoute([location('08:00', 50), location('08:10', 50.01)]), true);
    const [read] = await WorkoutsModule.queryWorkoutSamples({ limit: 0, filter: { workoutActivityType: 37, duration: { predicateOperator: 3, durationInSeconds: 1800 } } });
    assert.deepEqual([read.name, read.uuid, read.duration, read.metadata, read.events], ['WorkoutProxy', saved.uuid, { unit: 's', quantity: 1800 }, { HKIndoorWorkout: false }, []]);
    assert.equal(JSON.parse(JSON.stringify(read)).workoutActivityType, 37);
    assert.deepEqual(read.activities.length, 1);
    const [route] = await read.getWorkoutRoutes();
    assert.deepEqual(route.locations.map((each) => each.distance && Math.round(each.distance)), [undefined, 1112]);
    assert.equal(route.locations[0].speedAccuracy, -1);
    const inWorkout = await QuantityTypeModule.queryQuantitySamples(distance, { limit: 0, unit: 'm', filter: { workout: read } });
    assert.deepEqual(inWorkout.map((sample) => [sample.quantity, sample.metadata.HKIndoorWorkout]).sort(), [[1000, false], [2000, false]]);
    assert.deepEqual(await read.getWorkoutPlan(), undefined);
    assert.equal((await WorkoutsModule.queryWorkoutSamplesWithAnchor({ limit: 0 })).workouts[0].uuid, saved.uuid);
  });

  test('statistics of a workout that was built', async () => {
    const { WorkoutsModule, CoreModule } = health;
    await health.grant(workouts, energy);
    const call = (method, params) => health.call(`store/workoutBuilder.${method}`, params);
    const { builder } = await call('create', { configuration: { activityType: 37 } });
    await call('beginCollection', { builder, startDate: at('08:00') });
    await call('addSamples', { builder, samples: [quantity(energy, 50, 'kcal', '08:00', '08:10')] });
    await call('endCollection', { builder, endDate: at('08:30') });
    await call('finishWorkout', { builder });
    const [workout] = await WorkoutsModule.queryWorkoutSamples({ limit: 1 });
    const inJoules = await workout.getStatistic(energy, 'kJ');
    assert.deepEqual([inJoules.sumQuantity, inJoules.sources], [{ unit: 'kJ', quantity: 209.2 }, []]);
    assert.deepEqual(Object.keys(await workout.getAllStatistics()), [energy]);
    assert.equal(await workout.getStatistic(steps), undefined);
    assert.equal((await CoreModule.getPreferredUnits([energy]))[0].unit, 'kcal');
  });

  test('what cannot be saved', async () => {
    const { WorkoutsModule } = health;
    await health.grant(workouts);
    const save = (...rest) => WorkoutsModule.saveWorkoutSample(37, ...rest);
    await assert.rejects(save([], at('09:00'), at('08:00')), { message: '[react-native-healthkit] endDate must not be less than startDate' });
    await assert.rejects(save([part(energy, 1, 'm')], at('08:00'), at('09:00')), NativeException);
    assert.deepEqual(await WorkoutsModule.queryWorkoutSamples({ limit: 0 }), []);
    await assert.rejects(save([part(energy, 1, 'kcal')], at('08:00'), at('09:00')), /Code=5/);
    assert.equal((await WorkoutsModule.queryWorkoutSamples({ limit: 0 })).length, 1, 'the workout stays');
  });

  test('NOT excludes each of its filters', async () => {
    const { WorkoutsModule } = health;
    await health.grant(workouts);
    for (const type of [13, 37, 52]) await WorkoutsModule.saveWorkoutSample(type, [], at('08:00'), at('09:00'));
    const found = await WorkoutsModule.queryWorkoutSamples({ limit: 0, filter: { NOT: [{ workoutActivityType: 13 }, { workoutActivityType: 37 }] } });
    assert.deepEqual(found.map((workout) => workout.workoutActivityType), [52]);
    assert.equal(await WorkoutsModule.startWatchAppWithWorkoutConfiguration({ activityType: 37, locationType: 3 }), true);
  });
});

test('metadata of every kind', async () => {
  await health.grant(heartRate);
  const metadata = {
    HKWasUserEntered: true, HKHeartRateMotionContext: 1, text: 'a', date: { date: at('07:00') }, own: true,
    temperature: { quantity: { value: 50, unit: 'degF' } }, pressure: { quantity: { value: 2, unit: 'mmHg' } }, share: { quantity: { value: 1, unit: 'count' } }, resistance: { quantity: { value: 1, unit: 'S' } },
  };
  await health.add(watch, { ...quantity(heartRate, 70, 'count/min', '08:00'), metadata });
  const [sample] = await health.QuantityTypeModule.queryQuantitySamples(heartRate, { limit: 1 });
  const { temperature, pressure: air, ...rest } = sample.metadata;
  assert.deepEqual(rest, { HKWasUserEntered: true, HKHeartRateMotionContext: 1, text: 'a', date: '2026-03-01T07:00:00.000Z', own: 1, share: { quantity: 1, unit: '%' } });
  assert.deepEqual([temperature.unit, temperature.quantity.toFixed(6), air.unit], ['degC', '10.000000', 'atm']);
});
