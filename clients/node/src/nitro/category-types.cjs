'use strict';

const { samplePredicate } = require('./filters.cjs');
const { defineHybrid } = require('./hybrid.cjs');
const { categoryType } = require('./identifiers.cjs');
const { metadataIn } = require('./metadata.cjs');
const { anchoredQuery, integer, sampleQuery, save } = require('./queries.cjs');
const { categorySample } = require('./samples.cjs');

const functions = {
  async saveCategorySample({ app }, identifier, value, startDate, endDate, metadata) {
    const type = categoryType(app, identifier);
    const object = { type, value: integer(value), startDate, endDate, metadata: metadataIn(metadata) };
    return categorySample(app, await save(app, object), false);
  },

  async queryCategorySamples({ app }, identifier, options) {
    const type = categoryType(app, identifier);
    const samples = await sampleQuery(app, type, options, samplePredicate(options.filter));
    return samples.map((sample) => categorySample(app, sample));
  },

  async queryCategorySamplesWithAnchor({ app }, identifier, options) {
    const type = categoryType(app, identifier);
    const answer = await anchoredQuery(app, type, options, samplePredicate(options.filter));
    return { ...answer, samples: answer.samples.map((sample) => categorySample(app, sample)) };
  },
};

module.exports = defineHybrid('CategoryTypeModule', functions);
