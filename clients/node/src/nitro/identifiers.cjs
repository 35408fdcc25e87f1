'use strict';

const { PackageError } = require('./failures.cjs');
const { identifiersOfHealthKit } = require('./types.json');

const prefixes = {
  quantityType: 'HKQuantityTypeIdentifier',
  categoryType: 'HKCategoryTypeIdentifier',
  correlationType: 'HKCorrelationTypeIdentifier',
};
const otherSamples = new Set([
  'HKWorkoutTypeIdentifier', 'HKWorkoutRouteTypeIdentifier', 'HKAudiogramSampleType', 'HKDataTypeIdentifierHeartbeatSeries',
  'HKElectrocardiogramType', 'HKStateOfMindTypeIdentifier',
]);

/** The newer and the older name of the events of loud environments. HealthKit's identifier is the older one. */
const loudEnvironment = 'HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent';
const audioExposure = identifiersOfHealthKit[loudEnvironment];

/** HealthKit's identifier for a name of the package, if the system has the type. */
function available(app, text) {
  if (text === loudEnvironment && !app.has('loudEnvironment')) return undefined;
  const identifier = identifiersOfHealthKit[text] ?? text;
  return app.catalog.type(identifier) && identifier;
}

/** The identifier of a type with a name of its own, such as a quantity type. */
function ownType(app, text, kind) {
  const identifier = available(app, text);
  if (identifier) return identifier;
  const name = `${prefixes[kind]}(_rawValue: ${text})`;
  throw new PackageError(`Failed to initialize unrecognized ${kind} with identifier ${name}`);
}

const quantityType = (app, text) => ownType(app, text, 'quantityType');
const categoryType = (app, text) => ownType(app, text, 'categoryType');
const correlationType = (app, text) => ownType(app, text, 'correlationType');

const kindOf = (text) => Object.keys(prefixes).find((kind) => text.startsWith(prefixes[kind]));

/** The kind of a type, if the error that the system lacks it depends on the kind. */
const kindInError = (app, text) => (app.has('sharedLookup') ? undefined : kindOf(text));

const isSample = (text) => kindOf(text) !== undefined || otherSamples.has(text) || text.startsWith('HKClinicalTypeIdentifier');

/** The identifier of a sample type. */
function sampleType(app, text) {
  const kind = kindInError(app, text);
  if (kind) return ownType(app, text, kind);
  const identifier = sampleTypeOrNone(app, text);
  if (identifier) return identifier;
  throw new PackageError(`Failed to initialize unrecognized sampleType with identifier ${text}`);
}

/** The identifier of a sample type. Undefined if there is no such type. */
function sampleTypeOrNone(app, text) {
  return isSample(text) ? available(app, text) : undefined;
}

/** The identifier of any type. */
function objectType(app, text) {
  const kind = kindInError(app, text);
  if (kind) return ownType(app, text, kind);
  const identifier = available(app, text);
  if (identifier) return identifier;
  throw new PackageError(`Failed initializing unrecognized objectType identifier ${text}`);
}

/** The identifier of any type, and of a quantity type. Undefined if the system does not have it. */
const objectTypeOrNone = available;
const quantityTypeOrNone = available;

/** The identifier of a type, as JavaScript gets it. */
const nameOf = (app, identifier) => (identifier === audioExposure && app.has('loudEnvironment') ? loudEnvironment : identifier);

/** The type of a sample, as JavaScript gets it. */
function describe(app, identifier) {
  const { isMinimumDurationRestricted, isMaximumDurationRestricted } = app.catalog.type(identifier);
  return {
    identifier: nameOf(app, identifier),
    allowsRecalibrationForEstimates: false,
    isMinimumDurationRestricted,
    isMaximumDurationRestricted,
  };
}

module.exports = {
  categoryType,
  correlationType,
  describe,
  nameOf,
  objectType,
  objectTypeOrNone,
  quantityType,
  quantityTypeOrNone,
  sampleType,
  sampleTypeOrNone,
};
