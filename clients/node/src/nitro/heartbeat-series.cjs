'use strict';

const { samplePredicate } = require('./filters.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { anchoredQuery, sampleQuery } = require('./queries.cjs');
const { heartbeatSeriesSample } = require('./samples.cjs');

const type = 'HKDataTypeIdentifierHeartbeatSeries';

/** The samples with their heartbeats. Those of each sample are a query of their own. */
async function withHeartbeats(app, samples) {
  const answers = [];
  for (const sample of samples) {
    const { heartbeats } = await app.call('store/heartbeatSeriesQuery', { series: sample.uuid });
    answers.push(heartbeatSeriesSample(app, sample, heartbeats));
  }
  return answers;
}

const functions = {
  async queryHeartbeatSeriesSamples({ app }, options) {
    return withHeartbeats(app, await sampleQuery(app, type, options, samplePredicate(options.filter)));
  },

  async queryHeartbeatSeriesSamplesWithAnchor({ app }, options) {
    const answer = await anchoredQuery(app, type, options, samplePredicate(options.filter));
    return { ...answer, samples: await withHeartbeats(app, answer.samples) };
  },
};

module.exports = defineHybrid('HeartbeatSeriesModule', functions);
