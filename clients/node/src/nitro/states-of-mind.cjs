'use strict';

const { exception, PackageError } = require('./failures.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { metadataIn } = require('./metadata.cjs');
const { each, readers, save } = require('./queries.cjs');
const { stateOfMindSample } = require('./samples.cjs');

const type = 'HKDataTypeStateOfMind';

function check(app, what) {
  if (!app.isAvailable('18.0')) throw new PackageError(`${what} is only available on iOS 18 and later`);
}

/** The band of a valence: seven of equal width. */
const classification = (valence) => Math.min(7, Math.floor(((valence + 1) * 7) / 2) + 1);

const functions = {
  async saveStateOfMindSample({ app }, date, kind, valence, labels, associations, metadata) {
    check(app, 'saveStateOfMindSample');
    if (!Number.isFinite(valence)) throw exception('_HKObjectValidationFailureException', 'valence must be between -1 and 1');
    const object = { type, startDate: date, endDate: date, kind, valence, labels, associations, metadata: metadataIn(metadata) };
    const state = await save(app, object);
    return stateOfMindSample(app, { ...state, valenceClassification: classification(valence) }, false);
  },

  ...readers('queryStateOfMindSamples', each(stateOfMindSample), (app) => {
    check(app, 'StateOfMind');
    return type;
  }),
};

module.exports = defineHybrid('StateOfMindModule', functions);
