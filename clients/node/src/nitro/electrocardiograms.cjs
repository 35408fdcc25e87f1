'use strict';

const { samplePredicate } = require('./filters.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { anchoredQuery, sampleQuery } = require('./queries.cjs');
const { electrocardiogramSample } = require('./samples.cjs');

const type = 'HKDataTypeIdentifierElectrocardiogram';

/** The samples, with voltages if they are wanted. Those of each sample are a query of their own. */
async function withVoltages(app, samples, includeVoltages) {
  const answers = [];
  for (const sample of samples) {
    const params = { electrocardiogram: sample.uuid };
    const measured = includeVoltages ? await app.call('store/electrocardiogramQuery', params) : undefined;
    answers.push(electrocardiogramSample(app, sample, measured?.voltages));
  }
  return answers;
}

const functions = {
  async queryElectrocardiogramSamples({ app }, options) {
    const samples = await sampleQuery(app, type, options, samplePredicate(options.filter));
    return withVoltages(app, samples, options.includeVoltages);
  },

  async queryElectrocardiogramSamplesWithAnchor({ app }, options) {
    const answer = await anchoredQuery(app, type, options, samplePredicate(options.filter));
    return { ...answer, samples: await withVoltages(app, answer.samples, options.includeVoltages) };
  },
};

module.exports = defineHybrid('ElectrocardiogramModule', functions);
