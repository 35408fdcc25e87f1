'use strict';

const { samplePredicate } = require('./filters.cjs');
const { catching, PackageError } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { objectType, objectTypeOrNone, quantityTypeOrNone, sampleType, sampleTypeOrNone } = require('./identifiers.cjs');
const { preferredUnits } = require('./queries.cjs');
const { makeSource } = require('./source-proxy.cjs');
const { background, subscriptions } = require('./subscriptions.cjs');

/** The types of a request, each once. Those that the system lacks are left out. */
function requested(app, { toShare = [], toRead = [] }) {
  const types = (texts, find) => [...new Set(texts.map((text) => find(app, text)).filter(Boolean))];
  return { toShare: types(toShare, sampleTypeOrNone), read: types(toRead, objectTypeOrNone) };
}

const areAvailable = (app, texts) => Object.fromEntries(texts.map((text) => [text, objectTypeOrNone(app, text) !== undefined]));

const functions = {
  ...subscriptions,
  ...background('com.kingstinct.healthkit', objectType),

  isHealthDataAvailable: ({ app }) => app.callNow('store/isHealthDataAvailable'),
  isHealthDataAvailableAsync: ({ app }) => app.call('store/isHealthDataAvailable'),
  isProtectedDataAvailable: ({ app }) => !app.state.locked,
  isProtectedDataAvailableAsync: async ({ app }) => !app.state.locked,
  isObjectTypeAvailable: ({ app }, text) => objectTypeOrNone(app, text) !== undefined,
  isObjectTypeAvailableAsync: async ({ app }, text) => objectTypeOrNone(app, text) !== undefined,
  areObjectTypesAvailable: ({ app }, texts) => areAvailable(app, texts),
  areObjectTypesAvailableAsync: async ({ app }, texts) => areAvailable(app, texts),
  currentAppSource: ({ app }) => makeSource(app, app.sourceRevision.source),
  authorizationStatusFor: ({ app }, text) => app.callNow('store/authorizationStatus', { type: objectType(app, text) }),

  async getRequestStatusForAuthorization({ app }, types) {
    const request = requested(app, types);
    if (request.toShare.length + request.read.length === 0) return 2;
    return catching(app.call('store/getRequestStatusForAuthorization', request));
  },

  async requestAuthorization({ app }, types) {
    return (await catching(app.call('store/requestAuthorization', requested(app, types)))).success;
  },

  // The package compares the identifier of medications with another text, so it never finds their type.
  async requestPerObjectReadAuthorization({ app }, text) {
    const type = text === 'HKVisionPrescriptionTypeIdentifier' ? objectTypeOrNone(app, text) : undefined;
    if (!type) throw new PackageError(`Failed initializing unrecognized objectType identifier ${text}`);
    await app.call('store/requestPerObjectReadAuthorization', { type });
  },

  async querySources({ app }, text, filter) {
    const { sources } = await app.call('store/sourceQuery', { type: sampleType(app, text), predicate: samplePredicate(filter) });
    return sources.map((source) => makeSource(app, source));
  },

  async getPreferredUnits({ app }, texts, forceUpdate) {
    const types = texts.map((text) => quantityTypeOrNone(app, text)).filter(Boolean);
    const units = await preferredUnits(app, types, forceUpdate);
    return [...units].map(([typeIdentifier, unit]) => ({ typeIdentifier, unit }));
  },

  async deleteObjects({ app }, text, filter) {
    const predicate = samplePredicate(filter);
    if (!predicate) throw new PackageError('Unable to create predicate for deleting objects');
    const { count } = await app.call('store/deleteObjects', { type: sampleType(app, text), predicate });
    return count;
  },

  disableAllBackgroundDelivery: ({ app }) => app.call('store/disableAllBackgroundDelivery'),

  /** HealthKit's method for types of samples. Its dates have HealthKit's identifiers. */
  async getEarliestAuthorizedSampleDates({ app }, texts) {
    if (!app.isAvailable('27.0')) return {};
    const types = [...new Set(texts.map((text) => sampleTypeOrNone(app, text)).filter(Boolean))];
    const dates = types.length > 0 ? await app.call('store/earliestAuthorizedSampleDate', { types }) : {};
    return Object.fromEntries(Object.entries(dates).map(([type, date]) => [type, new Date(date)]));
  },
};

module.exports = defineHybrid('CoreModule', functions, {
  waitsForUser: ['requestAuthorization', 'requestPerObjectReadAuthorization'],
});
