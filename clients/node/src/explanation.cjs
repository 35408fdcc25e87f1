'use strict';

const { MissingPluginException } = require('./errors.cjs');

/**
 * What a failed test says: what the bridge tells, else why it cannot, and the warnings that the client has received.
 *
 * @param connection the connection, with `call`, `warnings`, and `unanswered`: the methods of which nothing has come yet
 */
exports.explain = async function explain(connection) {
  const unanswered = connection.unanswered.map((method) => `Nothing has come yet of ${method}: is an await missing?`);
  const warnings = [...connection.warnings, ...unanswered];
  try {
    return (await connection.call('control/explain', { warnings })).join('\n');
  } catch (error) {
    const reason = error instanceof MissingPluginException ? 'has no channel control' : 'has ended';
    const lines = warnings.map((text) => `  ${text}`);
    return [`The bridge ${reason}: its calls are not known.`, ...(lines.length ? ['Warnings of the bridge:', ...lines] : [])].join('\n');
  }
};
