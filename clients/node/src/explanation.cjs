'use strict';

const { MissingPluginException } = require('./errors.cjs');

/** What a failed test says if the bridge cannot tell what has happened: the reason, and the warnings that the client has received. */
exports.unexplained = function unexplained(error, warnings) {
  const reason = error instanceof MissingPluginException ? 'has no channel control' : 'has ended';
  const lines = warnings.map((text) => `  ${text}`);
  return [`The bridge ${reason}: its calls are not known.`, ...(lines.length ? ['Warnings of the bridge:', ...lines] : [])].join('\n');
};
