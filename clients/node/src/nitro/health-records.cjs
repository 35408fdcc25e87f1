'use strict';

// The hybrid object of @react-native-healthkit/health-records. It shares the background with the main package.
const { catching, PackageError } = require('./failures.cjs');
const { workoutPredicate: recordPredicate } = require('./filters.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { sampleTypeOrNone } = require('./identifiers.cjs');
const { anchoredQuery, sampleQuery } = require('./queries.cjs');
const { sample } = require('./samples.cjs');
const { background, subscribe, unsubscribeQuery } = require('./subscriptions.cjs');

const recordError = (message) => new PackageError(message, 'react-native-healthkit/health-records');

/** The identifier of a type. Throws if the system lacks it. */
function clinicalType(app, text) {
  const type = sampleTypeOrNone(app, text);
  if (type) return type;
  throw recordError(`Failed to initialize clinical type with identifier ${text}; it may not be available on this OS version`);
}

/** The types of a request, each once. Those that the system lacks are left out. */
const requested = (app, texts) => [...new Set(texts.map((text) => sampleTypeOrNone(app, text)).filter(Boolean))];

/** Metadata, whose keys the package does not know: a stored boolean is a number, and a quantity is a text. */
function metadataOut(metadata = {}) {
  const valueOut = (value) => {
    if (typeof value === 'boolean') return Number(value);
    if (typeof value !== 'object') return value;
    return value.date ? new Date(value.date).toISOString() : `${value.quantity.value} ${value.quantity.unit}`;
  };
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, valueOut(value)]));
}

const releases = { 1: 'DSTU2', 4: 'R4' };

function versionOut(text) {
  const [majorVersion = 0, minorVersion = 0, patchVersion = 0] = text.split('.').map(Number);
  return { release: releases[majorVersion] ?? 'unknown', majorVersion, minorVersion, patchVersion, stringRepresentation: text };
}

function resourceOut({ resourceType, identifier, sourceURL, data, fhirVersion }) {
  return { resourceType, identifier, sourceURL, data: JSON.stringify(data), fhirVersion: versionOut(fhirVersion) };
}

function recordOut(app, stored) {
  const { type, displayName, fhirResource, metadata } = stored;
  return {
    ...sample(app, stored),
    metadata: metadataOut(metadata),
    clinicalType: type,
    displayName,
    fhirResource: fhirResource && resourceOut(fhirResource),
  };
}

const functions = {
  ...background('com.kingstinct.healthkit.healthrecords', clinicalType),

  isHealthDataAvailable: ({ app }) => app.callNow('store/isHealthDataAvailable'),
  supportsHealthRecords: ({ app }) => app.callNow('store/supportsHealthRecords'),
  authorizationStatusFor: ({ app }, text) => app.callNow('store/authorizationStatus', { type: clinicalType(app, text) }),

  async getRequestStatusForAuthorization({ app }, texts) {
    const read = requested(app, texts);
    if (read.length === 0) return 2;
    return catching(app.call('store/getRequestStatusForAuthorization', { read }));
  },

  async requestAuthorization({ app }, texts) {
    const read = requested(app, texts);
    if (read.length === 0) throw recordError('requestAuthorization: no valid clinical types to request');
    return (await catching(app.call('store/requestAuthorization', { read }))).success;
  },

  async queryClinicalRecords({ app }, text, options) {
    const records = await sampleQuery(app, clinicalType(app, text), options, recordPredicate(options.filter));
    return records.map((record) => recordOut(app, record));
  },

  async queryClinicalRecordsWithAnchor({ app }, text, options) {
    const answer = await anchoredQuery(app, clinicalType(app, text), options, recordPredicate(options.filter));
    const { samples, deletedSamples: deletedRecords, newAnchor } = answer;
    return { records: samples.map((record) => recordOut(app, record)), deletedRecords, newAnchor };
  },

  subscribeToObserverQuery: (native, text, callback) => subscribe(native, text, callback, clinicalType),
  unsubscribeQuery,
};

module.exports = defineHybrid('HealthRecordsModule', functions, { waitsForUser: ['requestAuthorization'] });
