'use strict';

const { defineHybrid } = require('./hybrid.cjs');
const { categoryType } = require('./identifiers.cjs');
const { metadataIn } = require('./metadata.cjs');
const { each, integer, readers, save } = require('./queries.cjs');
const { categorySample } = require('./samples.cjs');

const functions = {
  async saveCategorySample({ app }, identifier, value, startDate, endDate, metadata) {
    const type = categoryType(app, identifier);
    const object = { type, value: integer(value), startDate, endDate, metadata: metadataIn(metadata) };
    return categorySample(app, await save(app, object), false);
  },

  ...readers('queryCategorySamples', each(categorySample), categoryType),
};

module.exports = defineHybrid('CategoryTypeModule', functions);
