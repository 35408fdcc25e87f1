'use strict';

const { defineHybrid } = require('./hybrid.cjs');

const json = ({ name, bundleIdentifier }) => ({ name, bundleIdentifier });

const create = defineHybrid(
  'SourceProxy',
  { toJSON: ({ value }) => json(value) },
  { getters: { name: ({ value }) => value.name, bundleIdentifier: ({ value }) => value.bundleIdentifier } },
);

/** A hybrid object for a source `{name, bundleIdentifier}`. */
const makeSource = (app, source = {}) => create({ name: 'SourceProxy', app, process: app.process, value: source });

/** A source in an answer: a plain object, or a hybrid object in early versions of the package. */
const sourceOut = (app, source = {}) => (app.has('plainSources') ? json(source) : makeSource(app, source));

module.exports = { makeSource, sourceOut };
