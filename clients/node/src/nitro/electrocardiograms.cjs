'use strict';

const { defineHybrid } = require('./hybrid.cjs');
const { readers } = require('./queries.cjs');
const { electrocardiogramSample } = require('./samples.cjs');

const type = 'HKDataTypeIdentifierElectrocardiogram';

/** The samples, with voltages if they are wanted. Those of each sample are a query of their own. */
async function withVoltages(app, samples, { includeVoltages }) {
  const answers = [];
  for (const sample of samples) {
    const params = { electrocardiogram: sample.uuid };
    const measured = includeVoltages ? await app.call('store/electrocardiogramQuery', params) : undefined;
    answers.push(electrocardiogramSample(app, sample, measured?.voltages));
  }
  return answers;
}

const functions = readers('queryElectrocardiogramSamples', withVoltages, () => type);

module.exports = defineHybrid('ElectrocardiogramModule', functions);
