// Debian's Jest looks up its packages through Debian's Node.js. This file provides the paths for other versions of Node.js.
const { dirname, join } = require('node:path');

if (!process.config.variables.node_relative_path) {
  const prefix = join(dirname(process.env.JEST), '../../../..');
  const variables = { ...process.config.variables, node_prefix: prefix, node_relative_path: 'share/nodejs' };
  Object.defineProperty(process, 'config', { value: { ...process.config, variables } });
  process.env.NODE_PATH = join(prefix, 'share/nodejs');
  require('node:module').Module._initPaths();
}
