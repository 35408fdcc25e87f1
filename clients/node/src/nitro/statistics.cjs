'use strict';

const { sourceOut } = require('./source-proxy.cjs');

/** The raw value of the aggregation style `cumulative`. */
const cumulative = 0;

const isDiscrete = (option) => option.startsWith('discrete');

/** The options of a query. Those that do not fit the type are left out; sources are always separate. */
function statisticsOptions(app, type, options) {
  const isCumulative = app.catalog.type(type).aggregationStyle === cumulative;
  const fits = (option) => !((isCumulative && isDiscrete(option)) || (!isCumulative && option === 'cumulativeSum'));
  return [...new Set(options.filter(fits)), 'separateBySource'];
}

/** The quantities of statistics in a unit. */
function values(app, found, unit) {
  const inUnit = (quantity) => quantity && { unit, quantity: app.catalog.convert(quantity, unit) };
  const interval = found.mostRecentQuantityDateInterval;
  return {
    averageQuantity: inUnit(found.averageQuantity),
    maximumQuantity: inUnit(found.maximumQuantity),
    minimumQuantity: inUnit(found.minimumQuantity),
    sumQuantity: inUnit(found.sumQuantity),
    mostRecentQuantity: inUnit(found.mostRecentQuantity),
    mostRecentQuantityDateInterval: interval && { from: new Date(interval.startDate), to: new Date(interval.endDate) },
    duration: found.duration && { unit: 's', quantity: app.catalog.convert(found.duration, 's') },
  };
}

const dates = ({ startDate, endDate }) => ({ startDate: startDate && new Date(startDate), endDate: endDate && new Date(endDate) });

/** The statistics of all sources together. */
function statistics(app, found, unit) {
  const sources = (found.sources ?? []).map((source) => sourceOut(app, source));
  return { ...values(app, found, unit), ...dates(found), sources };
}

/** The statistics of each source. The dates are those of all sources together. */
function statisticsBySource(app, found, unit) {
  const sources = found.sources ?? [];
  return sources.map((source) => ({
    ...values(app, found.bySource?.[source.bundleIdentifier] ?? {}, unit),
    ...dates(found),
    source: sourceOut(app, source),
  }));
}

/** The statistics of no samples: with the dates of the filter. */
const emptyStatistics = (app, date = {}) => ({ ...values(app, {}), startDate: date.startDate, endDate: date.endDate, sources: [] });

module.exports = { cumulative, emptyStatistics, statistics, statisticsBySource, statisticsOptions };
