'use strict';

const { HealthKitError } = require('../errors.cjs');
const { samplePredicate } = require('./filters.cjs');
const { PackageError } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { anchoredQuery, sampleQuery } = require('./queries.cjs');
const { conceptIdentifier, medicationDoseEvent } = require('./samples.cjs');
const { generalForms } = require('./types.json');

const doses = 'HKMedicationDoseEventTypeIdentifierMedicationDoseEvent';
const medications = 'HKDataTypeUserAnnotatedMedicationConcept';
const isAvailable = (app) => app.isAvailable('26.0');

async function query(app) {
  const { userAnnotatedMedications } = await app.call('store/userAnnotatedMedicationQuery');
  return userAnnotatedMedications;
}

function medicationOut({ isArchived = false, hasSchedule = false, nickname, medication }) {
  const { identifier, displayText, generalForm = 'unknown', relatedCodings = [] } = medication;
  if (!generalForms.includes(generalForm)) {
    throw new PackageError(`Unable to convert HKMedicationGeneralForm with ${generalForm} to GeneralForm, no matching value found`);
  }
  const codings = relatedCodings.map(({ system, code, version }) => ({ system, code, version }));
  const concept = { identifier: conceptIdentifier(identifier), displayText, generalForm, relatedCodings: codings };
  return { isArchived, hasSchedule, nickname, medication: concept };
}

/** The doses with the names of their medications. Without permission for these they have no names. */
async function withNames(app, samples) {
  const known = await query(app).catch((error) => {
    if (error instanceof HealthKitError) return [];
    throw error;
  });
  const byIdentifier = new Map(known.map((each) => [each.medication.identifier, each]));
  return samples.map((sample) => medicationDoseEvent(app, sample, byIdentifier.get(sample.medicationConceptIdentifier)));
}

const functions = {
  async queryMedications({ app }) {
    return isAvailable(app) ? (await query(app)).map(medicationOut) : [];
  },

  async requestMedicationsAuthorization({ app }) {
    if (!isAvailable(app)) return false;
    await app.call('store/requestPerObjectReadAuthorization', { type: medications });
    return true;
  },

  async queryMedicationEvents({ app }, options) {
    if (!isAvailable(app)) return [];
    return withNames(app, await sampleQuery(app, doses, options, samplePredicate(options.filter)));
  },

  async queryMedicationEventsWithAnchor({ app }, options) {
    if (!isAvailable(app)) throw new PackageError('queryMedicationEventsWithAnchor requires iOS 26.0 or later');
    const answer = await anchoredQuery(app, doses, options, samplePredicate(options.filter));
    return { ...answer, samples: await withNames(app, answer.samples) };
  },
};

module.exports = defineHybrid('MedicationModule', functions, { waitsForUser: ['requestMedicationsAuthorization'] });
