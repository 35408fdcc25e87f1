'use strict';

const { workoutPredicate } = require('./filters.cjs');
const { exception, PackageError } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { quantityType } = require('./identifiers.cjs');
const { metadataIn } = require('./metadata.cjs');
const { each, parseUnit, quantity, readers, save } = require('./queries.cjs');
const { cumulative } = require('./statistics.cjs');
const { makeWorkout } = require('./workout-proxy.cjs');

const type = 'HKWorkoutTypeIdentifier';

/** A sample of a workout. HealthKit judges it when it is made, before anything is saved. */
function sampleOf(app, { quantityType: identifier, quantity: value, unit, startDate, endDate }, metadata) {
  const own = quantityType(app, identifier);
  const sample = { type: own, quantity: quantity(value, parseUnit(app, unit)), startDate, endDate, metadata };
  const { aggregationStyle, unit: canonicalUnit, dimension } = app.catalog.type(own);
  if (startDate > endDate) throw exception('_HKObjectValidationFailureException', 'startDate must not be after endDate');
  if (!app.catalog.isCompatible(unit, canonicalUnit)) {
    const kind = aggregationStyle === cumulative ? 'HKCumulativeQuantitySample' : 'HKDiscreteQuantitySample';
    const [start, end] = [startDate, endDate].map((date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} +0000`);
    const reason = `${kind} (${start} - ${end}) requires unit of type ${dimension}. Incompatible unit: ${sample.quantity.unit}`;
    throw exception('_HKObjectValidationFailureException', reason);
  }
  return sample;
}

/** The totals of a workout: the last of the quantities that fits, unless a total is given that is not 0. */
function totalsOf(app, samples, { distance = 0, energyBurned = 0 } = {}) {
  const last = (unit) => samples.filter((sample) => app.catalog.isCompatible(sample.quantity.unit, unit)).at(-1)?.quantity;
  return {
    totalEnergyBurned: energyBurned === 0 ? last('kcal') : quantity(energyBurned, 'kcal'),
    totalDistance: distance === 0 ? last('m') : quantity(distance, 'm'),
  };
}

const functions = {
  async saveWorkoutSample({ app }, workoutActivityType, quantities, startDate, endDate, totals, map) {
    if (startDate > endDate) throw new PackageError('endDate must not be less than startDate');
    const metadata = metadataIn(map);
    const samples = quantities.map((each) => sampleOf(app, each, metadata));
    const workout = { type, workoutActivityType, startDate, endDate, ...totalsOf(app, samples, totals), metadata };
    const saved = await save(app, workout);
    if (samples.length > 0) await app.call('store/addSamples', { samples, workout: saved.uuid });
    return makeWorkout(app, { ...saved, duration: (endDate - startDate) / 1000 }, false);
  },

  ...readers('queryWorkoutSamples', each(makeWorkout), () => type, { predicate: workoutPredicate, member: 'workouts' }),

  startWatchAppWithWorkoutConfiguration: ({ app }, configuration) => app.call('store/startWatchApp', { configuration }),
};

module.exports = defineHybrid('WorkoutsModule', functions);
