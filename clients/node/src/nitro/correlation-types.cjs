'use strict';

const { PackageError } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { categoryType, correlationType, quantityTypeOrNone } = require('./identifiers.cjs');
const { metadataIn } = require('./metadata.cjs');
const { integer, parseUnit, preferredUnits, quantity, readers, save, saved } = require('./queries.cjs');
const { correlationSample } = require('./samples.cjs');

/** The preferred units of the quantities in correlations. */
function unitsOf(app, correlations) {
  const members = correlations.flatMap(({ objects }) => objects);
  return preferredUnits(app, members.filter((member) => member.quantity).map(({ type }) => type));
}

async function correlationSamples(app, correlations) {
  const units = await unitsOf(app, correlations);
  return correlations.map((correlation) => correlationSample(app, correlation, units));
}

/** A member for a save. A quantity has the dates of the correlation. Undefined if the system lacks its type. */
function member(app, sample, startDate, endDate) {
  if ('categoryType' in sample) {
    const { start, end, value } = sample;
    const type = categoryType(app, sample.categoryType);
    return { type, value: integer(value), startDate: start, endDate: end, metadata: metadataIn(sample.metadata) };
  }
  const type = quantityTypeOrNone(app, sample.quantityType);
  if (!type) return undefined;
  const metadata = metadataIn(sample.metadata);
  return { type, quantity: quantity(sample.quantity, parseUnit(app, sample.unit)), startDate, endDate, metadata };
}

/** The members as they were saved. Only the store knows their UUIDs. */
async function savedMembers(app, { type, uuid, objects }) {
  const { correlations } = await app.call('store/correlationQuery', { type, predicate: { uuids: [uuid] } });
  const stored = correlations[0]?.objects ?? [];
  const isSame = (object) => (other) =>
    other.type === object.type && (other.value ?? other.quantity.value) === (object.value ?? object.quantity.value);
  return objects.map((object) => {
    const index = stored.findIndex(isSame(object));
    return saved(app, object, index < 0 ? undefined : stored.splice(index, 1)[0].uuid);
  });
}

const functions = {
  async saveCorrelationSample({ app }, identifier, samples, startDate, endDate, metadata) {
    const type = correlationType(app, identifier);
    const objects = samples.map((sample) => member(app, sample, startDate, endDate)).filter(Boolean);
    if (objects.length === 0) throw new PackageError('No valid samples to create correlation sample');
    const correlation = await save(app, { type, objects, startDate, endDate, metadata: metadataIn(metadata) });
    const units = await unitsOf(app, [correlation]);
    return correlationSample(app, { ...correlation, objects: await savedMembers(app, correlation) }, units, false);
  },

  ...readers('queryCorrelationSamples', correlationSamples, correlationType, { member: 'correlations' }),
};

module.exports = defineHybrid('CorrelationTypeModule', functions);
