'use strict';

const { MissingPluginException } = require('./errors.cjs');

/**
 * What a failed test says: what the bridge tells, else why it cannot, and the warnings that the client has received.
 *
 * @param call the function that calls a method of the bridge
 */
exports.explain = async function explain(call, warnings) {
  try {
    return (await call('control/explain', { warnings })).join('\n');
  } catch (error) {
    const reason = error instanceof MissingPluginException ? 'has no channel control' : 'has ended';
    const lines = warnings.map((text) => `  ${text}`);
    return [`The bridge ${reason}: its calls are not known.`, ...(lines.length ? ['Warnings of the bridge:', ...lines] : [])].join('\n');
  }
};
