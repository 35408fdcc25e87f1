'use strict';

const { samplePredicate } = require('./filters.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { quantityType } = require('./identifiers.cjs');
const { metadataIn } = require('./metadata.cjs');
const { anchoredQuery, integer, parseUnit, quantity, sampleQuery, save, statisticsQuery, unitFor, unlessNoData } = require('./queries.cjs');
const { quantitySample } = require('./samples.cjs');
const { emptyStatistics, statistics, statisticsBySource, statisticsOptions } = require('./statistics.cjs');

/** Sends a statistics query. Resolves to HealthKit's statistics, or undefined without data. */
function query(app, type, options, filter) {
  const params = { type, predicate: samplePredicate(filter), options: statisticsOptions(app, type, options) };
  return unlessNoData(statisticsQuery(app, 'store/statisticsQuery', params));
}

/** Sends a collection query over all intervals. Resolves to the statistics of the intervals with samples. */
async function collection(app, type, options, anchorDate, interval, filter) {
  const components = Object.entries(interval).filter(([, value]) => value !== undefined);
  const answer = await statisticsQuery(app, 'store/statisticsCollectionQuery', {
    type,
    predicate: samplePredicate(filter),
    options: statisticsOptions(app, type, options),
    anchorDate,
    intervalComponents: Object.fromEntries(components.map(([name, value]) => [name, integer(value)])),
  });
  return answer.statistics;
}

const functions = {
  isQuantityCompatibleWithUnit({ app }, identifier, unit) {
    const type = quantityType(app, identifier);
    return app.catalog.isCompatible(parseUnit(app, unit), app.catalog.type(type).unit);
  },

  aggregationStyle: ({ app }, identifier) => app.catalog.type(quantityType(app, identifier)).aggregationStyle,

  async saveQuantitySample({ app }, identifier, unit, value, startDate, endDate, metadata) {
    const type = quantityType(app, identifier);
    const object = { type, quantity: quantity(value, parseUnit(app, unit)), startDate, endDate, metadata: metadataIn(metadata) };
    return quantitySample(app, await save(app, object), false);
  },

  async queryQuantitySamples({ app }, identifier, options) {
    const type = quantityType(app, identifier);
    const unit = await unitFor(app, type, options.unit);
    const samples = await sampleQuery(app, type, options, samplePredicate(options.filter), unit);
    return samples.map((sample) => quantitySample(app, sample));
  },

  async queryQuantitySamplesWithAnchor({ app }, identifier, options) {
    const type = quantityType(app, identifier);
    const unit = await unitFor(app, type, options.unit);
    const answer = await anchoredQuery(app, type, options, samplePredicate(options.filter));
    const inUnit = (sample) => ({ ...sample, quantity: { value: app.catalog.convert(sample.quantity, unit), unit } });
    return { ...answer, samples: answer.samples.map((sample) => quantitySample(app, inUnit(sample))) };
  },

  async queryStatisticsForQuantity({ app }, identifier, options, { unit, filter } = {}) {
    const type = quantityType(app, identifier);
    const found = await query(app, type, options, filter);
    if (!found) return emptyStatistics(app, filter?.date);
    return statistics(app, found, await unitFor(app, type, unit));
  },

  async queryStatisticsForQuantitySeparateBySource({ app }, identifier, options, { unit, filter } = {}) {
    const type = quantityType(app, identifier);
    const found = await query(app, type, options, filter);
    return found ? statisticsBySource(app, found, await unitFor(app, type, unit)) : [];
  },

  async queryStatisticsCollectionForQuantity({ app }, identifier, options, anchorDate, interval, { unit, filter } = {}) {
    const type = quantityType(app, identifier);
    const found = await collection(app, type, options, anchorDate, interval, filter);
    const chosen = await unitFor(app, type, unit);
    return found.map((each) => statistics(app, each, chosen));
  },

  async queryStatisticsCollectionForQuantitySeparateBySource({ app }, identifier, options, anchorDate, interval, more = {}) {
    const { unit, filter } = more;
    const type = quantityType(app, identifier);
    const found = await collection(app, type, options, anchorDate, interval, filter);
    const chosen = await unitFor(app, type, unit);
    return found.flatMap((each) => statisticsBySource(app, each, chosen));
  },
};

module.exports = defineHybrid('QuantityTypeModule', functions);
