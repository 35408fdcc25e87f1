'use strict';

const { defineHybrid } = require('./hybrid.cjs');
const { readers } = require('./queries.cjs');
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

const functions = readers('queryHeartbeatSeriesSamples', withHeartbeats, () => type);

module.exports = defineHybrid('HeartbeatSeriesModule', functions);
