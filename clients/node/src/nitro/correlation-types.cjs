'use strict';

const { samplePredicate } = require('./filters.cjs');
const { PackageError } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { categoryType, correlationType, quantityType } = require('./identifiers.cjs');
const { metadataIn } = require('./metadata.cjs');
const { anchoredQuery, integer, parseUnit, preferredUnits, quantity, sampleQuery, save, saved } = require('./queries.cjs');
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
  return { type, quantity: quantity(sample.quantity, parseUnit(sample.unit)), startDate, endDate, metadata };
}

function quantityTypeOrNone(app, identifier) {
  try {
    return quantityType(app, identifier);
  } catch (error) {
    if (error instanceof PackageError) return undefined;
    throw error;
  }
}

const functions = {
  async saveCorrelationSample({ app }, identifier, samples, startDate, endDate, metadata) {
    const type = correlationType(app, identifier);
    const objects = samples.map((sample) => member(app, sample, startDate, endDate)).filter(Boolean);
    if (objects.length === 0) throw new PackageError('No valid samples to create correlation sample');
    for (const object of objects) object.uuid = app.observers.newIdentifier();
    const correlation = await save(app, { type, objects, startDate, endDate, metadata: metadataIn(metadata) });
    const members = objects.map((object) => saved(app, object, object.uuid));
    return correlationSample(app, { ...correlation, objects: members }, await unitsOf(app, [correlation]), false);
  },

  async queryCorrelationSamples({ app }, identifier, options) {
    const type = correlationType(app, identifier);
    return correlationSamples(app, await sampleQuery(app, type, options, samplePredicate(options.filter)));
  },

  async queryCorrelationSamplesWithAnchor({ app }, identifier, options) {
    const type = correlationType(app, identifier);
    const { samples, ...answer } = await anchoredQuery(app, type, options, samplePredicate(options.filter));
    return { ...answer, correlations: await correlationSamples(app, samples) };
  },
};

module.exports = defineHybrid('CorrelationTypeModule', functions);
