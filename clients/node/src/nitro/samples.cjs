'use strict';

// The samples as JavaScript gets them. Each has every member of its type.
const { describe, nameOf } = require('./identifiers.cjs');
const { metadataOut } = require('./metadata.cjs');
const { sourceOut } = require('./source-proxy.cjs');
const { electrocardiogram: names } = require('./types.json');

const endless = Date.parse('4001-01-01T00:00:00Z');

/** The members of every sample. Queries answer thousands of samples, so each object is written once. */
function sample(app, { uuid, type, startDate, endDate, metadata, sourceRevision, device }, isStored) {
  const end = new Date(endDate);
  return {
    uuid,
    sourceRevision: revision(app, sourceRevision),
    device: device && deviceOut(device),
    metadata: metadata === undefined ? {} : metadataOut(app, metadata, isStored),
    sampleType: describe(app, type),
    startDate: new Date(startDate),
    endDate: end,
    hasUndeterminedDuration: end.getTime() >= endless,
  };
}

function revision(app, { source, version, operatingSystemVersion, productType } = noRevision) {
  return { source: sourceOut(app, source), version, operatingSystemVersion: fullVersion(operatingSystemVersion), productType };
}

const noRevision = {};

const fullVersions = new Map();

/** A version of a system with three numbers. */
function fullVersion(text = '0') {
  if (!fullVersions.has(text)) fullVersions.set(text, [...text.split('.'), '0', '0'].slice(0, 3).join('.'));
  return fullVersions.get(text);
}

const deviceMembers = [
  'name', 'firmwareVersion', 'hardwareVersion', 'localIdentifier', 'manufacturer', 'model', 'softwareVersion', 'udiDeviceIdentifier',
];

function deviceOut(device) {
  return Object.fromEntries(deviceMembers.map((member) => [member, device[member]]));
}

function quantitySample(app, stored, isStored) {
  const answer = sample(app, stored, isStored);
  answer.quantityType = stored.type;
  answer.quantity = stored.quantity.value;
  answer.unit = stored.quantity.unit;
  return answer;
}

const categorySample = (app, stored, isStored) => ({
  ...sample(app, stored, isStored),
  categoryType: nameOf(app, stored.type),
  value: stored.value,
});

/** @param units the unit of each quantity type of the members */
function correlationSample(app, stored, units, isStored) {
  const objects = stored.objects.flatMap((member) => {
    if (member.value !== undefined) return [categorySample(app, member, isStored)];
    const unit = units.get(member.type);
    if (!unit) return [];
    const quantity = { value: app.catalog.convert(member.quantity, unit), unit };
    return [quantitySample(app, { ...member, quantity }, isStored)];
  });
  return { ...sample(app, stored, isStored), correlationType: stored.type, objects };
}

function electrocardiogramSample(app, stored, voltages) {
  const { classification, symptomsStatus, averageHeartRate, samplingFrequency } = stored;
  return {
    ...sample(app, stored),
    classification: names.classification[classification] ?? 'inconclusiveOther',
    symptomsStatus: names.symptomsStatus[symptomsStatus] ?? 'notSet',
    averageHeartRateBpm: averageHeartRate && app.catalog.convert(averageHeartRate, 'count/min'),
    samplingFrequencyHz: samplingFrequency && app.catalog.convert(samplingFrequency, 'Hz'),
    numberOfVoltageMeasurements: stored.numberOfVoltageMeasurements,
    voltages: voltages?.map(({ timeSinceSampleStart, quantity }) => ({
      timeSinceSampleStart,
      voltage: app.catalog.convert(quantity, 'V'),
      lead: 'appleWatchSimilarToLeadI',
    })),
  };
}

const heartbeatSeriesSample = (app, stored, heartbeats) => ({
  ...sample(app, stored),
  heartbeats: heartbeats.map(({ timeSinceSeriesStart, precededByGap = false }) => ({ timeSinceSeriesStart, precededByGap })),
});

function stateOfMindSample(app, stored, isStored) {
  const { valence, kind, valenceClassification, associations = [], labels = [] } = stored;
  return { ...sample(app, stored, isStored), valence, kind, valenceClassification, associations, labels };
}

/** @param medication the medication of the dose, if the app may read it */
function medicationDoseEvent(app, stored, medication) {
  const { scheduleType, logStatus, unit, scheduledDate, scheduledDoseQuantity, doseQuantity } = stored;
  const base = sample(app, stored);
  if (medication?.nickname !== undefined) base.metadata.HKMedicationNickname = medication.nickname;
  return {
    ...base,
    scheduleType,
    medicationConceptIdentifier: conceptIdentifier(stored.medicationConceptIdentifier),
    medicationDisplayText: medication?.medication.displayText,
    scheduledDate: scheduledDate && new Date(scheduledDate),
    scheduledDoseQuantity,
    doseQuantity,
    logStatus,
    unit,
  };
}

/** The opaque text of the identifier of a concept. */
const conceptIdentifier = (identifier) => Buffer.from(identifier).toString('base64');

const deletedSample = (app, { uuid, metadata }) => ({ uuid, metadata: metadataOut(app, metadata) });

module.exports = {
  categorySample,
  conceptIdentifier,
  correlationSample,
  deletedSample,
  deviceOut,
  electrocardiogramSample,
  heartbeatSeriesSample,
  medicationDoseEvent,
  quantitySample,
  revision,
  sample,
  stateOfMindSample,
};
