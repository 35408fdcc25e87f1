'use strict';

// The queries and saves that several hybrid objects make.
const { setTimeout } = require('node:timers/promises');
const { HealthKitError, InvalidParams } = require('../errors.cjs');
const { exception, PackageError, trap } = require('./failures.cjs');
const { samplePredicate } = require('./filters.cjs');
const { deletedSample } = require('./samples.cjs');

/** An integer from a number, as Swift cuts it off. */
function integer(value) {
  if (!Number.isFinite(value)) throw trap('Double value cannot be converted to Int because it is either infinite or NaN');
  if (Math.abs(value) >= 2 ** 63) throw trap('Double value cannot be converted to Int because the result would be out of range');
  return Math.trunc(value);
}

/** The limit of a query. 0 is no limit. */
function limitOf(app, limit) {
  if (limit === Infinity || limit <= 0 || (Number.isNaN(limit) && app.has('anyLimit'))) return 0;
  return Math.min(integer(limit), Number.MAX_SAFE_INTEGER);
}

/** Sends a sample query. The samples are sorted by their start, the last first. */
async function sampleQuery(app, type, { limit, ascending = false }, predicate, unit) {
  const sortDescriptors = [{ key: 'startDate', ascending }];
  const params = { type, predicate, limit: limitOf(app, limit), sortDescriptors, unit };
  const { samples } = await app.call('store/sampleQuery', params);
  return samples;
}

/** Sends an anchored query: `{samples, deletedSamples, newAnchor}`, where the samples are those of the store. */
async function anchoredQuery(app, type, { limit, anchor: text }, predicate) {
  const anchor = text === '' ? undefined : text;
  if (anchor !== undefined && !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(anchor)) {
    throw new PackageError(`Invalid base64 string: ${anchor}`);
  }
  const params = { type, predicate, anchor, limit: limitOf(app, limit) };
  const answer = await app.call('store/anchoredObjectQuery', params).catch((error) => {
    if (!(error instanceof InvalidParams && error.path === 'anchor')) throw error;
    // In early versions an archive of something else than an anchor is no anchor.
    if (!app.has('strictAnchors') && Buffer.from(anchor, 'base64').toString('latin1').startsWith('bplist00')) {
      return app.call('store/anchoredObjectQuery', { ...params, anchor: undefined });
    }
    const reason = 'The data couldn’t be read because it isn’t in the correct format.';
    throw new PackageError(`Error recreating HKQueryAnchor object: ${reason}`);
  });
  const { samples, deletedObjects, anchor: newAnchor } = answer;
  return { samples, deletedSamples: deletedObjects.map((deleted) => deletedSample(app, deleted)), newAnchor };
}

/**
 * The functions that read samples of a type: one with a name, and one with `WithAnchor` after it. Their last argument is the options.
 *
 * @param make makes what the samples are in an answer: `(app, samples, options)`
 * @param typeOf the type: `(app, argument)`
 * @param member the name of the samples in the answer with an anchor
 */
function readers(name, make, typeOf, { predicate = samplePredicate, member = 'samples' } = {}) {
  return {
    async [name]({ app }, ...args) {
      const [type, options] = [typeOf(app, args[0]), args.at(-1)];
      return make(app, await sampleQuery(app, type, options, predicate(options.filter)), options);
    },

    async [`${name}WithAnchor`]({ app }, ...args) {
      const [type, options] = [typeOf(app, args[0]), args.at(-1)];
      const { samples, ...answer } = await anchoredQuery(app, type, options, predicate(options.filter));
      return { ...answer, [member]: await make(app, samples, options) };
    },
  };
}

/** The function that makes each sample of an answer. */
const each = (make) => (app, samples) => samples.map((sample) => make(app, sample));

/** Saves an object. Resolves to the object as the package answers it: from memory, with the app as its source. */
async function save(app, object) {
  const { uuids } = await app.call('store/save', { objects: [object] });
  return saved(app, object, uuids[0]);
}

function saved(app, object, uuid) {
  return { ...object, uuid, sourceRevision: app.sourceRevision };
}

/** A quantity for a save. JSON cannot carry a number that is not finite. */
function quantity(value, unit) {
  if (!Number.isFinite(value)) throw exception('_HKObjectValidationFailureException', 'The value of a quantity must be finite');
  return { value, unit };
}

/** The printed form of a unit. */
function parseUnit(app, text) {
  const printed = app.catalog.printed(text);
  if (printed !== undefined) return printed;
  throw new PackageError(`Supplied invalid '${text}' as HKUnit`);
}

/** The unit for a quantity type: the given one, else the preferred one. */
async function unitFor(app, type, text) {
  if (text === undefined) return (await preferredUnits(app, [type])).get(type);
  const unit = parseUnit(app, text);
  if (!app.catalog.isCompatible(text, app.catalog.type(type).unit)) {
    throw new PackageError(`Unit ${text} is incompatible with quantityType ${type}`);
  }
  return unit;
}

/** The preferred units of types. HealthKit is asked if one of them is not known in this process. */
async function preferredUnits(app, types, forceUpdate = false) {
  const distinct = [...new Set(types)];
  if (distinct.length > 0 && (forceUpdate || !distinct.every((type) => app.units.has(type)))) {
    const units = await app.call('store/preferredUnits', { types: distinct });
    for (const type of distinct) app.units.set(type, units[type]);
  }
  return new Map(distinct.map((type) => [type, app.units.get(type)]));
}

const noData = 11;
const isInaccessible = (error) => error instanceof HealthKitError && error.code === 6;

/** Sends a query for statistics. If it fails as on a locked phone, but the phone is not locked, sends it again after a second. */
async function statisticsQuery(app, method, params) {
  try {
    return await app.call(method, params);
  } catch (error) {
    if (!app.has('statisticsRetry') || !isInaccessible(error) || app.state.locked) throw error;
    await setTimeout(1000);
    return app.call(method, params);
  }
}

/** The result of a query; undefined for the error that there is no data. */
const unlessNoData = (query) =>
  query.catch((error) => {
    if (error instanceof HealthKitError && error.code === noData) return undefined;
    throw error;
  });

module.exports = {
  anchoredQuery,
  each,
  integer,
  parseUnit,
  preferredUnits,
  quantity,
  readers,
  sampleQuery,
  save,
  saved,
  statisticsQuery,
  unitFor,
  unlessNoData,
};
